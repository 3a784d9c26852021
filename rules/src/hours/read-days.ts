import { readNumbers } from './read-numbers';
import type { DayPart, Weekday } from './opening-schedule';
import type { TokenCursor } from './token-cursor';

/** A prefix of weekdays: 1, 3째주, 격주, 3, 9월. It ends at the first other word. */
export interface DayPrefix {
  ordinals: number[];
  months: number[];
  isBiweekly: boolean;
}

export const NO_PREFIX: DayPrefix = { ordinals: [], months: [], isBiweekly: false };

/** One item of a list of days. */
export type DayItem =
  | { kind: 'PREFIX'; prefix: DayPrefix }
  | { kind: 'SEASON'; months: number[] }
  /** `isWeekday`: bound by the prefix before it. */
  | { kind: 'DAYS'; days: DayPart[]; isWeekday: boolean }
  /** 연휴 after feasts. */
  | { kind: 'WITH_EVES' };

/** Reads the item at the cursor; null without moving the cursor if it is no day. */
export function readDayItem(cursor: TokenCursor, prefix: DayPrefix): DayItem | null {
  const token = cursor.peek();
  switch (token?.kind) {
    case 'NUMBER':
      return readNumbers(cursor, prefix);
    case 'ORDINAL':
      return { kind: 'PREFIX', prefix: { ...NO_PREFIX, months: prefix.months, ordinals: readOrdinals(cursor) } };
    case 'WEEKDAY':
      return { kind: 'DAYS', days: boundDays(readWeekdays(cursor), prefix), isWeekday: true };
    case 'EVERY_WEEK':
    case 'EVERY_MONTH':
      cursor.next();
      return { kind: 'PREFIX', prefix: NO_PREFIX };
    case 'BIWEEKLY':
      cursor.next();
      return { kind: 'PREFIX', prefix: { ...NO_PREFIX, isBiweekly: true } };
    case 'SEASON':
      cursor.next();
      return { kind: 'SEASON', months: token.months };
    case 'WITH_EVES':
      cursor.next();
      return { kind: 'WITH_EVES' };
    default:
      return readNamedDay(cursor);
  }
}

function readNamedDay(cursor: TokenCursor): DayItem | null {
  const days = namedDays(cursor);
  if (!days) return null;
  cursor.next();
  return { kind: 'DAYS', days, isWeekday: false };
}

function namedDays(cursor: TokenCursor): DayPart[] | null {
  const token = cursor.peek();
  switch (token?.kind) {
    case 'EVERY_DAY':
    case 'HOLIDAY':
    case 'CULTURE_DAY':
    case 'VACATION':
      return [{ kind: token.kind }];
    case 'WEEK_PART':
      return [{ kind: 'WEEK_PART', weekdays: token.weekdays }];
    case 'FEAST':
      return token.feasts.map((feast) => ({ kind: 'FEAST', feast, withEves: false }));
    case 'EASTER':
      return [{ kind: 'EASTER', offsets: token.offsets }];
    case 'FIXED_DATE':
      return [{ kind: 'DATE', month: token.month, day: token.day }];
    default:
      return null;
  }
}

/** 첫째, 셋째주; 마지막주. */
function readOrdinals(cursor: TokenCursor): number[] {
  const ordinals: number[] = [];
  for (let token = cursor.take('ORDINAL'); token; token = cursor.take('ORDINAL')) {
    ordinals.push(token.value);
    cursor.skip('ORDINAL_SUFFIX');
    if (cursor.peek()?.kind === 'SEPARATOR' && cursor.peek(1)?.kind === 'ORDINAL') cursor.next();
  }
  return ordinals;
}

/** One weekday or a range of them, which runs forward and may wrap (목~화); 금~토~일 is 금~일. */
function readWeekdays(cursor: TokenCursor): Weekday[] {
  const weekdays: Weekday[] = [];
  const first = cursor.take('WEEKDAY');
  if (first) weekdays.push(first.weekday);
  while (cursor.peek()?.kind === 'RANGE' && cursor.peek(1)?.kind === 'WEEKDAY') {
    cursor.next();
    const end = cursor.take('WEEKDAY')?.weekday;
    let day = weekdays.at(-1);
    while (day !== undefined && day !== end) {
      day = (day + 1) % 7;
      if (!weekdays.includes(day)) weekdays.push(day);
    }
  }
  cursor.skip('PARTICLE');
  return weekdays;
}

function boundDays(weekdays: Weekday[], { ordinals }: DayPrefix): DayPart[] {
  return weekdays.map((weekday) =>
    ordinals.length > 0 ? { kind: 'NTH_WEEKDAY', weekday, ordinals } : { kind: 'WEEKDAY', weekday },
  );
}
