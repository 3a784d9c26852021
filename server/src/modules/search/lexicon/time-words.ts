/** 0 is Sunday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;
export type Day =
  | { on: 'TODAY' | 'TOMORROW' | 'DAY_AFTER_TOMORROW' }
  | { on: 'WEEKDAY'; weekday: Weekday }
  | { on: 'WEEKEND' | 'WORKDAY'; inNextWeek?: true };

/** Parts of a day; 밤 and 심야 go on after midnight. */
export type PartOfDay = '새벽' | '아침' | '오전' | '점심' | '낮' | '오후' | '저녁' | '밤' | '심야';

const onWeekday = (weekday: Weekday, words: string): [Day, string] => [{ on: 'WEEKDAY', weekday }, words];

export const DAY_WORDS: readonly (readonly [Day, words: string])[] = [
  [{ on: 'TODAY' }, '오늘'],
  [{ on: 'TOMORROW' }, '내일'],
  [{ on: 'DAY_AFTER_TOMORROW' }, '모레'],
  onWeekday(0, '일요일 일욜'),
  onWeekday(1, '월요일 월욜'),
  onWeekday(2, '화요일 화욜'),
  onWeekday(3, '수요일 수욜'),
  onWeekday(4, '목요일 목욜'),
  onWeekday(5, '금요일 금욜'),
  onWeekday(6, '토요일 토욜'),
  [{ on: 'WEEKEND' }, '주말 이번주말'],
  [{ on: 'WEEKEND', inNextWeek: true }, '다음주말'],
  [{ on: 'WORKDAY' }, '평일'],
];

export const PART_WORDS: Readonly<Record<PartOfDay, string>> = {
  새벽: '새벽',
  아침: '아침',
  오전: '오전',
  점심: '점심',
  낮: '낮',
  오후: '오후',
  저녁: '저녁',
  밤: '밤',
  심야: '심야 밤늦게',
};

/** Default hour of a part of day. */
export const HOUR_OF_PART: Readonly<Record<PartOfDay, number>> = {
  새벽: 3,
  아침: 8,
  오전: 10,
  점심: 12,
  낮: 14,
  오후: 15,
  저녁: 19,
  밤: 21,
  심야: 23,
};

export const OPEN_WORDS = [
  '영업중',
  '영업중인',
  '영업하는',
  '문연',
  '문여는',
  '문열린',
  '문을연',
  '문을여는',
  '열린',
  '여는',
  '하는',
];
/** Means "open" only with another time word: 24시간 영업. */
export const BUSINESS_WORD = '영업';
export const NOW_WORD = '지금';
export const ALL_DAY_WORDS = '24시 24시간';
export const THIS_WEEK_WORDS = '이번주 이번';
export const NEXT_WEEK_WORD = '다음주';
