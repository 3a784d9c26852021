/**
 * Rules of holidays and calendars for server and client (`npm run generate` writes them to the client's constants).
 * Lengths are counted in code points.
 */
export const CALENDAR_RULES = {
  /** Years that a calendar shows. */
  firstYear: 2000,
  lastYear: 2100,
  holiday: {
    nameMax: 50,
    descriptionMax: 200,
    dateText: '날짜를 2026-05-05처럼 입력하세요.',
    nameText: '이름은 1자 이상 50자 이하로 입력하세요.',
    descriptionText: '설명은 200자까지 쓸 수 있습니다.',
    takenText: '그날의 공휴일이 이미 있습니다.',
  },
} as const;
