import type { DayPart } from './opening-schedule';
import { NO_PREFIX, readDayItem, type DayPrefix } from './read-days';
import type { TokenCursor } from './token-cursor';

/** Days under one prefix (2, 4째주 토, 일), or one named kind of day. */
export interface DayGroup {
  days: DayPart[];
  months: number[];
  isBiweekly: boolean;
  from: number;
  to: number;
}

/** 설, 추석 연휴 is one group, and so is 법정 공휴일. */
const CONTINUED: readonly (DayPart['kind'] | undefined)[] = ['FEAST', 'HOLIDAY'];

/** Collects days during parsing. */
export class DayList {
  private prefix: DayPrefix = NO_PREFIX;
  /** Where the words of a prefix stand that binds no weekday yet. */
  private unused: { from: number; to: number } | null = null;
  private startsGroup = true;
  private found: DayGroup[] = [];
  /** Months of the season that holds for what follows; empty for the whole year. */
  season: number[] = [];

  /** `doMonthsHold`: months bind all that follows, not just the days right after them. */
  constructor(
    private readonly cursor: TokenCursor,
    private readonly doMonthsHold: boolean,
  ) {}

  /** Reads the item at the cursor, if there is one. */
  read(): boolean {
    const from = this.cursor.peek()?.from ?? 0;
    const months = this.unused ? this.prefix.months : [];
    const item = readDayItem(this.cursor, { ...this.prefix, months });
    if (!item) return this.rejectDayOfMonth();
    const to = this.cursor.previous?.to ?? from;
    if (item.kind === 'PREFIX') this.usePrefix(item.prefix, { from, to });
    else if (item.kind === 'DAYS') this.addDays(item.days, item.isWeekday, { from, to });
    else if (item.kind === 'SEASON') this.changeSeason(item.months);
    else this.widenFeasts({ from, to });
    return true;
  }

  /** The prefix ends here. One that bound nothing was not understood. */
  endPrefix(): void {
    if (this.unused) this.cursor.reject(this.unused);
    this.prefix = NO_PREFIX;
    this.unused = null;
    this.startsGroup = true;
  }

  get last(): DayGroup | undefined {
    return this.found.at(-1);
  }

  /** Words after a group that belong to it (당일, 휴무). */
  extendLast(token: { from: number; to: number }): void {
    const { last } = this;
    if (last && this.cursor.text.slice(last.to, token.from).trim() === '') last.to = token.to;
  }

  /** Hands over what was collected and starts again. */
  take(): DayGroup[] {
    this.endPrefix();
    const { found } = this;
    this.found = [];
    return found;
  }

  private usePrefix(prefix: DayPrefix, { from, to }: { from: number; to: number }): void {
    if (this.doMonthsHold && prefix.months.length > 0 && prefix.ordinals.length === 0) return this.changeSeason(prefix.months);
    // 1째주, 3째주 and 매월 첫째주 are one prefix; 격주 binds what follows or is not understood.
    if (!this.unused || this.prefix.isBiweekly) this.endPrefix();
    const start = this.unused?.from ?? from;
    this.prefix = { ...prefix, ordinals: this.unused ? [...this.prefix.ordinals, ...prefix.ordinals] : prefix.ordinals };
    this.unused = { from: start, to };
    this.startsGroup = true;
  }

  private addDays(days: DayPart[], isWeekday: boolean, { from, to }: { from: number; to: number }): void {
    if (!isWeekday) this.endPrefix();
    const { last } = this;
    const isSameKind = days[0]?.kind === last?.days[0]?.kind;
    const continues = isWeekday ? !this.startsGroup : isSameKind && CONTINUED.includes(days[0]?.kind);
    if (continues && last) {
      last.days.push(...days);
      last.to = to;
    } else {
      const months = this.prefix.months.length > 0 ? this.prefix.months : this.season;
      this.found.push({ days, months, isBiweekly: this.prefix.isBiweekly, from: this.unused?.from ?? from, to });
    }
    this.unused = null;
    this.startsGroup = !isWeekday;
  }

  /** The 일 of 매월 15일 is no Sunday. */
  private rejectDayOfMonth(): boolean {
    const [number, day] = [this.cursor.peek(), this.cursor.peek(1)];
    if (number?.kind !== 'NUMBER' || day?.kind !== 'WEEKDAY' || day.from !== number.to) return false;
    this.endPrefix();
    this.cursor.goTo(this.cursor.position + 2);
    this.cursor.reject({ from: number.from, to: day.to });
    return true;
  }

  private changeSeason(months: number[]): void {
    this.endPrefix();
    this.season = months;
  }

  private widenFeasts({ from, to }: { from: number; to: number }): void {
    const { last } = this;
    if (last?.days[0]?.kind !== 'FEAST') return this.cursor.reject({ from, to });
    last.days = last.days.map((part) => (part.kind === 'FEAST' ? { ...part, withEves: true } : part));
    last.to = to;
  }
}
