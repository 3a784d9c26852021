const DAYS_BACK_MAX = 14;

/** Rules of visit reports for server and client (`npm run generate` writes them to the client's constants). */
export const VISIT_RULES = {
  /** Today is day 0. */
  daysBackMax: DAYS_BACK_MAX,
  dateText: `다녀온 날은 오늘부터 ${DAYS_BACK_MAX}일 전까지 고를 수 있어요.`,
  conditionText: '어떤 조건이 달랐는지 골라 주세요.',
  noConditionText: '조건은 조건이 달랐을 때만 고를 수 있어요.',
  againText: '이 날의 방문은 이미 알려 주셨어요.',
  setAsideText: '관리자가 확인하고 있는 기록이라 지울 수 없어요.',
} as const;
