/** 0 is Monday, 6 Sunday. */
export type Weekday = number;

/** A kind of day that a rule applies to. */
export type DayPart =
  /** Every year. */
  | { kind: 'DATE'; month: number; day: number }
  /** The day of 설 or 추석; with eves also the days before and after. */
  | { kind: 'FEAST'; feast: Feast; withEves: boolean }
  /** Days counted from Easter Sunday. */
  | { kind: 'EASTER'; offsets: number[] }
  /** A day of the holidays table. */
  | { kind: 'HOLIDAY' }
  /** The n-th such weekdays of a month; `LAST_ORDINAL` is the last. */
  | { kind: 'NTH_WEEKDAY'; weekday: Weekday; ordinals: number[] }
  /** 문화가 있는 날, the last Wednesday of a month. */
  | { kind: 'CULTURE_DAY' }
  /** School holidays, whose dates differ between schools. */
  | { kind: 'VACATION' }
  | { kind: 'WEEKDAY'; weekday: Weekday }
  /** 평일 and 주말. */
  | { kind: 'WEEK_PART'; weekdays: Weekday[] }
  | { kind: 'EVERY_DAY' };

export type Feast = 'SEOLLAL' | 'CHUSEOK';
export const LAST_ORDINAL = -1;

/** Minutes from the start of the day, `to` excluded; past 1,440 on the next day. UNKNOWN where readings of the text differ. */
export interface HoursSpan {
  from: number;
  to: number;
  status: 'OPEN' | 'UNKNOWN';
}

interface Rule {
  days: DayPart[];
  /** Months (1 to 12) of the rule; empty for the whole year. */
  months: number[];
  /** The quoted text. */
  quote: string;
}

export interface HoursRule extends Rule {
  /** Sorted, without overlaps. Null without reliable hours. */
  spans: HoursSpan[] | null;
}

export interface ClosingRule extends Rule {
  /** MAYBE: some of these days only, and the text does not say which. SERVICE: one service closes, the place stays open. */
  kind: 'CLOSED' | 'MAYBE' | 'SERVICE';
  /** 공휴일인 경우 다음 날: on a holiday the place is open and closes the day after. */
  isMovedByHolidays: boolean;
}

/** The parsed hours of a place. Plain JSON, as stored. */
export interface OpeningSchedule {
  hours: HoursRule[];
  closings: ClosingRule[];
  /** Words for changing hours (전시에 따라 변동), which make all hours unreliable. */
  hoursVary: string | null;
  /** 연중무휴: weekday hours also apply on holidays. */
  isYearRound: boolean;
  /** No text of closing days. */
  areClosingsMissing: boolean;
  /** Closings by another calendar (마트 휴점일), on unknown days. */
  otherCalendar: string | null;
  /** Unparsed words of 운영시간 or 휴무일. */
  hoursResidue: string[];
  closingsResidue: string[];
  /** Both of them. */
  residue: string[];
}
