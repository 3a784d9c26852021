import { MINUTES_OF_DAY } from './civil-date';
import { DayList, type DayGroup } from './day-list';
import type { Token } from './hours-token';
import { doOverlap, spansBetween, withoutCertainty } from './hours-span';
import type { ClosingRule, DayPart, HoursRule, HoursSpan } from './opening-schedule';
import { closingOf } from './read-closings';
import { TokenCursor } from './token-cursor';
import { tokenizeHours } from './tokenize-hours';

export interface OperatingHours {
  hours: HoursRule[];
  closings: ClosingRule[];
  isYearRound: boolean;
  hoursVary: string | null;
  residue: string[];
}

/** Reads 운영시간. */
export function readOperatingHours(text: string): OperatingHours {
  return new OperatingHoursReader(text).read();
}

class OperatingHoursReader {
  private readonly cursor: TokenCursor;
  private readonly list: DayList;
  private readonly hours: HoursRule[] = [];
  private readonly closings: ClosingRule[] = [];
  /** Days of the last hours, for hours that follow without days (화~일 하절기 …, 동절기 …). */
  private lastDays: DayPart[] | null = null;
  /** Rules that those days got in the same season. */
  private lastRules: HoursRule[] = [];
  private lastFrom = 0;
  private bracketDepth = 0;
  private isYearRound = false;
  private hoursVary: string | null = null;
  private isMissing: boolean;

  constructor(private readonly text: string) {
    this.isMissing = text === '';
    this.cursor = new TokenCursor(text, tokenizeHours(text));
    this.list = new DayList(this.cursor, true);
  }

  read(): OperatingHours {
    for (let token = this.cursor.peek(); token; token = this.cursor.peek()) {
      if (!this.list.read()) this.readWord(token);
    }
    this.addUnknown(this.list.take());
    const { hours, closings, isYearRound, hoursVary } = this;
    const { residue } = this.cursor;
    const isEmpty = hours.length + closings.length === 0 && hoursVary === null && !isYearRound && !this.isMissing;
    return { hours, closings, isYearRound, hoursVary, residue: isEmpty && residue.length === 0 ? [this.text] : residue };
  }

  private readWord(token: Token): void {
    const before = this.cursor.previous;
    this.cursor.next();
    if (token.kind === 'SEPARATOR') return;
    this.list.endPrefix();
    switch (token.kind) {
      case 'COLON':
      case 'PARTICLE':
      case 'LABEL':
      case 'THE_DAY':
      case 'MERIDIEM':
        return;
      case 'NO_INFORMATION':
        this.isMissing = true;
        return this.addUnknown(this.list.take());
      case 'OPEN_BRACKET':
        this.bracketDepth += 1;
        return;
      case 'CLOSE_BRACKET':
        this.bracketDepth -= 1;
        return;
      case 'YEAR_ROUND':
        this.isYearRound = true;
        return;
      case 'TIME':
        return this.readTime(token, before);
      case 'NUMBER':
        return this.readAllDay(token);
      case 'VARIES':
      case 'DEPENDING_ON':
        return this.readVarying(token);
      case 'CLOSED':
      case 'CLOSED_DAY':
        return this.readClosed(token);
      default:
        return this.cursor.reject(token);
    }
  }

  private readTime(token: Extract<Token, { kind: 'TIME' }>, before: Token | undefined): void {
    const start = inHalfOfDay(token.minutes, before);
    if (this.cursor.peek()?.kind !== 'RANGE') return this.readSingleTime({ ...token, minutes: start }, before);
    const range = this.cursor.next();
    const meridiem = this.cursor.take('MERIDIEM') ?? undefined;
    const end = this.cursor.take('TIME');
    const spans = end && spansBetween(start, inHalfOfDay(end.minutes, meridiem));
    if (!spans) return this.cursor.reject({ from: token.from, to: (end ?? meridiem ?? range ?? token).to });
    this.addHours(spans, token);
  }

  /** (일 18:00): the hours end at that time on Sunday. A time after hours (09:00~18:00 17:30) is ambiguous. */
  private readSingleTime(token: Extract<Token, { kind: 'TIME' }>, before: Token | undefined): void {
    const { last } = this.list;
    const [span] = this.lastRules.at(-1)?.spans ?? [];
    const spans = span && this.bracketDepth > 0 && last && spansBetween(span.from, token.minutes);
    if (spans) {
      this.addRules(this.list.take(), spans);
    } else if (before?.kind === 'TIME' && !last) {
      for (const rule of this.lastRules) {
        rule.spans = rule.spans && withoutCertainty(rule.spans);
        rule.quote = this.cursor.quoteFrom(this.lastFrom);
      }
    } else {
      this.cursor.reject(token);
    }
  }

  /** 24시간. */
  private readAllDay(token: Extract<Token, { kind: 'NUMBER' }>): void {
    if (token.value !== 24 || !this.cursor.take('HOURS_SUFFIX')) return this.cursor.reject(token);
    this.addHours([{ from: 0, to: MINUTES_OF_DAY, status: 'OPEN' }], token);
  }

  private readVarying(token: Token): void {
    const cause = token.kind === 'DEPENDING_ON' ? this.cursor.acceptRejectedBefore(token.from) : null;
    this.cursor.skip('VARIES');
    const groups = this.list.take();
    if (groups.length > 0) this.addUnknown(groups);
    else this.hoursVary = this.cursor.quoteFrom(cause ?? token.from);
  }

  private readClosed(token: Token): void {
    const groups = this.list.take();
    if (groups.length === 0) this.cursor.reject(token);
    for (const group of groups) {
      this.closings.push(closingOf(group, this.cursor.quoteFrom(group.from), this.list.season));
    }
  }

  private addHours(spans: HoursSpan[], token: Token): void {
    const groups = this.list.take();
    if (groups.length > 0) {
      this.lastRules = [];
      this.lastDays = groups.flatMap((group) => group.days);
      this.addRules(groups, spans);
      return;
    }
    const { season } = this.list;
    const same = this.lastRules.filter((rule) => rule.months.join() === season.join());
    const conflicting = same.flatMap((rule) => rule.spans ?? []);
    const days = this.lastDays ?? [{ kind: 'EVERY_DAY' }];
    const certain = doOverlap(conflicting, spans) ? withoutCertainty([...conflicting, ...spans]) : spans;
    this.lastDays = days;
    this.lastFrom = token.from;
    this.addRule({ days, months: season, spans: certain, quote: this.cursor.quoteFrom(token.from) });
  }

  private addRules(groups: DayGroup[], spans: HoursSpan[]): void {
    this.lastFrom = groups[0]?.from ?? 0;
    const quote = this.cursor.quoteFrom(this.lastFrom);
    const months = this.list.season;
    for (const isBiweekly of [false, true]) {
      const days = groups.filter((group) => group.isBiweekly === isBiweekly).flatMap((group) => group.days);
      if (days.length > 0) this.addRule({ days, months, spans: isBiweekly ? withoutCertainty(spans) : spans, quote });
    }
  }

  private addRule(rule: HoursRule): void {
    const special = rule.days.find((part) => part.kind === 'VACATION') ?? rule.days.find((part) => part.kind === 'CULTURE_DAY');
    const days = special ? [special] : rule.days;
    const added = { ...rule, days, spans: special?.kind === 'VACATION' ? null : rule.spans };
    this.hours.push(added);
    this.lastRules.push(added);
  }

  private addUnknown(groups: DayGroup[]): void {
    if (groups.length === 0) return;
    const quote = this.cursor.quoteFrom(groups[0]?.from ?? 0);
    this.hours.push({ days: groups.flatMap((group) => group.days), months: this.list.season, spans: null, quote });
  }
}

/** 오후 2:00 is 14:00; 오후 14:00 and 오전 09:00 do not change. */
function inHalfOfDay(minutes: number, before: Token | undefined): number {
  if (before?.kind !== 'MERIDIEM') return minutes;
  const half = MINUTES_OF_DAY / 2;
  if (before.isAfternoon) return minutes < half ? minutes + half : minutes;
  return minutes >= half && minutes < half + 60 ? minutes - half : minutes;
}
