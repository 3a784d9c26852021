import type { DayPart } from './opening-schedule';
import type { DayItem, DayPrefix } from './read-days';
import type { TokenCursor } from './token-cursor';

const MONTH = 0; // 월 after a number, else Monday
const DAY_OF_MONTH = 6; // 일 after a number, else Sunday
const WEEKS_OF_MONTH = 5;
const LONGEST_MONTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** 2, 4째주; 3~10월; 3, 9월; 1월1일. Null without moving the cursor otherwise. */
export function readNumbers(cursor: TokenCursor, prefix: DayPrefix): DayItem | null {
  const start = cursor.position;
  const item = readCounted(cursor, prefix);
  if (!item) cursor.goTo(start);
  return item;
}

function readCounted(cursor: TokenCursor, prefix: DayPrefix): DayItem | null {
  const numbers = takeNumbers(cursor, 31);
  if (!numbers) return null;
  if (cursor.take('ORDINAL_SUFFIX')) {
    cursor.skip('ORDINAL_SUFFIX');
    const ordinals = listOf(numbers);
    const isReal = ordinals.length > 0 && ordinals.every((value) => value <= WEEKS_OF_MONTH);
    return isReal ? { kind: 'PREFIX', prefix: { ordinals, months: prefix.months, isBiweekly: false } } : null;
  }
  if (!takeShortDay(cursor, MONTH)) return null;
  return readMonths(cursor, numbers);
}

interface Numbers {
  values: number[];
  isRange: boolean;
}

function readMonths(cursor: TokenCursor, numbers: Numbers): DayItem | null {
  const [month = 0] = numbers.values;
  if (!numbers.values.every((value) => value >= 1 && value <= 12)) return null;
  if (numbers.isRange) return { kind: 'SEASON', months: monthsBetween(month, numbers.values.at(-1) ?? month) };
  const end = numbers.values.length === 1 ? endOfMonthRange(cursor) : null;
  if (end !== null) return { kind: 'SEASON', months: monthsBetween(month, end) };
  const dates = numbers.values.length === 1 ? datesOf(cursor, month) : null;
  if (dates) return { kind: 'DAYS', days: dates, isWeekday: false };
  return { kind: 'PREFIX', prefix: { ordinals: [], months: numbers.values, isBiweekly: false } };
}

/** The second half of 3월~10월. */
function endOfMonthRange(cursor: TokenCursor): number | null {
  const start = cursor.position;
  if (cursor.take('RANGE')) {
    const end = cursor.take('NUMBER')?.value ?? 0;
    if (end >= 1 && end <= 12 && takeShortDay(cursor, MONTH) && cursor.peek()?.kind !== 'NUMBER') return end;
  }
  cursor.goTo(start);
  return null;
}

/** 25일, or 24, 25일 after a month. */
function datesOf(cursor: TokenCursor, month: number): DayPart[] | null {
  const start = cursor.position;
  const days = takeNumbers(cursor, LONGEST_MONTHS[month - 1] ?? 0);
  if (days && takeShortDay(cursor, DAY_OF_MONTH)) return listOf(days).map((day) => ({ kind: 'DATE', month, day }));
  cursor.goTo(start);
  return null;
}

function takeShortDay(cursor: TokenCursor, weekday: number): boolean {
  const token = cursor.peek();
  if (token?.kind !== 'WEEKDAY' || token.weekday !== weekday || token.to - token.from > 1) return false;
  cursor.next();
  return true;
}

/** 2, 4 or 1~3; only the ends of a range, as months may cross the year. */
function takeNumbers(cursor: TokenCursor, max: number): Numbers | null {
  const first = cursor.take('NUMBER');
  if (!first) return null;
  const values = [first.value];
  let isRange = false;
  while (cursor.peek(1)?.kind === 'NUMBER') {
    if (cursor.take('RANGE')) isRange = true;
    else if (!cursor.take('SEPARATOR')) break;
    const value = cursor.take('NUMBER')?.value ?? 0;
    values.push(value);
  }
  if (isRange && values.length > 2) return null;
  return values.every((value) => value >= 1 && value <= max) ? { values, isRange } : null;
}

/** Empty for a range that runs backwards. */
function listOf({ values, isRange }: Numbers): number[] {
  const [from = 0, to = from] = values;
  return isRange ? Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index) : values;
}

function monthsBetween(from: number, to: number): number[] {
  const months = [from];
  for (let month = from; month !== to;) {
    month = (month % 12) + 1;
    months.push(month);
  }
  return months;
}
