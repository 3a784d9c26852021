import type { Meaning } from './hours-token';
import { LAST_ORDINAL } from './opening-schedule';

const words = new Map<string, Meaning>();
const add = (meaning: Meaning, ...texts: string[]) => texts.forEach((text) => words.set(text, meaning));

[...'월화수목금토일'].forEach((day, weekday) => add({ kind: 'WEEKDAY', weekday }, day, `${day}요일`));
add({ kind: 'WEEK_PART', weekdays: [0, 1, 2, 3, 4] }, '평일', '주중');
add({ kind: 'WEEK_PART', weekdays: [5, 6] }, '주말');
add({ kind: 'EVERY_DAY' }, '매일');
add({ kind: 'EVERY_WEEK' }, '매주');
add({ kind: 'EVERY_MONTH' }, '매월', '매달');
add({ kind: 'BIWEEKLY' }, '격주');

// 법정 alone stands before another word of the same meaning, 법정공휴 is a typing error of the data.
add({ kind: 'HOLIDAY' }, '법정공휴일', '공휴일', '법정', '법정공휴', '법정휴일', '국공휴일');
add({ kind: 'FEAST', feasts: ['SEOLLAL'] }, '설', '설날', '구정');
add({ kind: 'FEAST', feasts: ['CHUSEOK'] }, '추석');
add({ kind: 'FEAST', feasts: ['SEOLLAL', 'CHUSEOK'] }, '명절');
add({ kind: 'WITH_EVES' }, '연휴');
add({ kind: 'THE_DAY' }, '당일');
add({ kind: 'FIXED_DATE', month: 1, day: 1 }, '신정');
add({ kind: 'FIXED_DATE', month: 12, day: 25 }, '성탄절', '크리스마스');
add({ kind: 'EASTER', offsets: [0] }, '부활절');
add({ kind: 'EASTER', offsets: [-3, -2, -1] }, '성삼일');
add({ kind: 'CULTURE_DAY' }, '문화가있는날', '문화의날');
add({ kind: 'VACATION' }, '방학기간', '방학');

add({ kind: 'ORDINAL_SUFFIX' }, '째', '째주', '번째', '번째주', '주', '주차');
[
  ['첫', '첫번'],
  ['둘', '두번'],
  ['셋', '세번'],
  ['넷', '네번'],
  ['다섯', '다섯번'],
].forEach((stems, index) => {
  add({ kind: 'ORDINAL', value: index + 1 }, ...stems.flatMap((stem) => [`${stem}째`, `${stem}째주`]));
});
add({ kind: 'ORDINAL', value: LAST_ORDINAL }, '마지막', '마지막주', '마지막째주');
add({ kind: 'SEASON', months: [3, 4, 5, 6, 7, 8, 9, 10] }, '하절기');
add({ kind: 'SEASON', months: [11, 12, 1, 2] }, '동절기');

add({ kind: 'MERIDIEM', isAfternoon: false }, '오전');
add({ kind: 'MERIDIEM', isAfternoon: true }, '오후');
add({ kind: 'HOURS_SUFFIX' }, '시간', '시간영업', '시간운영');
add({ kind: 'LABEL' }, '일반진료', '진료시간', '영업시간', '운영시간', '영업', '운영', '진료');
add({ kind: 'VARIES' }, '변동', '변동가능', '변경', '변경가능', '유동적', '상이', '부정기', '비정기', '수시', '미정');
add({ kind: 'DEPENDING_ON' }, '따라');
add({ kind: 'NO_INFORMATION' }, '정보없음');
add({ kind: 'YEAR_ROUND' }, '연중무휴', '무휴', '휴무없음', '휴무일없음');
add({ kind: 'CLOSED' }, '휴무', '휴관', '휴진', '휴점', '휴업', '정기휴무', '정기휴일', '쉽니다', '쉬어요');
const IF = ['인경우', '인경우에는', '일경우', '일경우에는', '이면', '일때', '인때'];
add({ kind: 'IF_HOLIDAY' }, ...IF.flatMap((ending) => [`공휴일${ending}`, `법정공휴일${ending}`]));
add({ kind: 'NEXT_DAY' }, '다음날', '익일');
add({ kind: 'EXCEPT' }, '제외');
add({ kind: 'CLOSED_DAY' }, '휴무일', '휴관일', '휴진일', '휴점일', '휴업일');
add({ kind: 'SERVICE_ONLY' }, '미용만', '진료만', '호텔만', '카페만', '목욕만', '훈련만', '유치원만', '놀이방만');
add(
  { kind: 'CALENDAR_OWNER' },
  '마트',
  '대형마트',
  '이마트',
  '홈플러스',
  '롯데마트',
  '백화점',
  '아울렛',
  '쇼핑몰',
  '건물',
  '학교',
);
add({ kind: 'OTHER_CALENDAR' }, '개교기념일', '창립기념일');
add({ kind: 'SEPARATOR' }, '및', '과', '와');
add({ kind: 'RANGE' }, '부터');
add({ kind: 'PARTICLE' }, '은', '는', '이', '에', '까지');

export const HOURS_WORDS: ReadonlyMap<string, Meaning> = words;
export const LONGEST_WORD = Math.max(...[...words.keys()].map((word) => word.length));
/** Words that are often written with spaces inside. */
export const SPACED_WORDS = [
  ...['문화가있는날', '정보없음', '휴무없음', '휴무일없음', '정기휴무', '변동가능', '변경가능', '다음날'],
  ...[...words].filter(([, meaning]) => meaning.kind === 'IF_HOLIDAY').map(([word]) => word),
].sort((one, other) => other.length - one.length);
