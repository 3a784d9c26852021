import type { Feast, Weekday } from './opening-schedule';

/** What a word or sign of the texts means. */
export type Meaning =
  | { kind: 'TIME'; minutes: number }
  | { kind: 'NUMBER'; value: number }
  | { kind: 'WEEKDAY'; weekday: Weekday }
  | { kind: 'WEEK_PART'; weekdays: Weekday[] }
  | { kind: 'FEAST'; feasts: Feast[] }
  | { kind: 'FIXED_DATE'; month: number; day: number }
  | { kind: 'EASTER'; offsets: number[] }
  | { kind: 'ORDINAL'; value: number }
  | { kind: 'SEASON'; months: number[] }
  | { kind: 'MERIDIEM'; isAfternoon: boolean }
  | { kind: PlainKind };

type PlainKind =
  | 'EVERY_DAY'
  | 'EVERY_WEEK'
  | 'EVERY_MONTH'
  | 'BIWEEKLY'
  | 'HOLIDAY'
  | 'WITH_EVES'
  | 'THE_DAY'
  | 'CULTURE_DAY'
  | 'VACATION'
  | 'ORDINAL_SUFFIX'
  | 'HOURS_SUFFIX'
  | 'VARIES'
  | 'DEPENDING_ON'
  | 'NO_INFORMATION'
  | 'YEAR_ROUND'
  | 'CLOSED'
  | 'CLOSED_DAY'
  | 'EXCEPT'
  | 'IF_HOLIDAY'
  | 'NEXT_DAY'
  | 'SERVICE_ONLY'
  | 'CALENDAR_OWNER'
  | 'OTHER_CALENDAR'
  | 'LABEL'
  | 'PARTICLE'
  | 'SEPARATOR'
  | 'RANGE'
  | 'COLON'
  | 'OPEN_BRACKET'
  | 'CLOSE_BRACKET'
  | 'UNKNOWN';

/** `from` and `to` are places in the normalized text. */
export type Token = Meaning & { from: number; to: number };
export type TokenKind = Meaning['kind'];
