import { DayList, type DayGroup } from './day-list';
import type { Token } from './hours-token';
import type { ClosingRule } from './opening-schedule';
import { TokenCursor } from './token-cursor';
import { tokenizeHours } from './tokenize-hours';

export interface Closings {
  closings: ClosingRule[];
  isYearRound: boolean;
  isMissing: boolean;
  otherCalendar: string | null;
  residue: string[];
}

type Kind = ClosingRule['kind'];

/** Reads 휴무일. */
export function readClosings(text: string): Closings {
  const reader = new ClosingsReader(text);
  return reader.read();
}

/** A group of days is closed, unless its kind says otherwise. */
export function closingOf(group: DayGroup, quote: string, months: number[], kind?: Kind): ClosingRule {
  const isUncertain = group.isBiweekly || group.days.some((part) => part.kind === 'VACATION');
  return { days: group.days, months, kind: kind ?? (isUncertain ? 'MAYBE' : 'CLOSED'), isMovedByHolidays: false, quote };
}

function uncertainEveryDay(quote: string): ClosingRule {
  return { days: [{ kind: 'EVERY_DAY' }], months: [], kind: 'MAYBE', isMovedByHolidays: false, quote };
}

class ClosingsReader {
  private readonly cursor: TokenCursor;
  private readonly list: DayList;
  private readonly kinds = new Map<DayGroup, Kind>();
  private varies: string | null = null;
  private otherCalendar: string | null = null;
  private areWeeklyMoved = false;
  private isYearRound = false;
  private isMissing = false;

  constructor(private readonly text: string) {
    this.cursor = new TokenCursor(text, tokenizeHours(text));
    this.list = new DayList(this.cursor, false);
  }

  read(): Closings {
    for (let token = this.cursor.peek(); token; token = this.cursor.peek()) {
      const isTypoOfEveryWeek = token.kind === 'EVERY_DAY' && this.cursor.peek(1)?.kind === 'WEEKDAY';
      if (isTypoOfEveryWeek) this.cursor.next();
      else if (!this.list.read()) this.readWord(token);
    }
    const closings = this.list.take().map((group) => this.closingOfGroup(group));
    if (this.varies !== null) closings.push(uncertainEveryDay(this.varies));
    const { isYearRound, otherCalendar } = this;
    const { residue } = this.cursor;
    const isMissing = closings.length === 0 && (this.isMissing || this.text === '');
    const isEmpty = closings.length === 0 && !isMissing && !isYearRound && otherCalendar === null;
    return { closings, isYearRound, isMissing, otherCalendar, residue: isEmpty && residue.length === 0 ? [this.text] : residue };
  }

  private closingOfGroup(group: DayGroup): ClosingRule {
    const rule = closingOf(group, this.text.slice(group.from, group.to), group.months, this.kinds.get(group));
    return { ...rule, isMovedByHolidays: this.areWeeklyMoved && group.days[0]?.kind === 'WEEKDAY' };
  }

  private readWord(token: Token): void {
    const before = this.cursor.previous;
    this.cursor.next();
    if (token.kind === 'SEPARATOR') return;
    this.list.endPrefix();
    switch (token.kind) {
      case 'CLOSED':
      case 'THE_DAY':
      case 'PARTICLE':
        return this.list.extendLast(token);
      case 'CLOSED_DAY':
      case 'OPEN_BRACKET':
      case 'CLOSE_BRACKET':
        return;
      case 'YEAR_ROUND':
        this.isYearRound = true;
        return;
      case 'NO_INFORMATION':
        this.isMissing = true;
        return;
      case 'VARIES':
      case 'DEPENDING_ON':
        return this.readVarying(token, before);
      case 'SERVICE_ONLY':
        return this.markLast('SERVICE', token);
      case 'OTHER_CALENDAR':
        this.otherCalendar = this.cursor.quoteFrom(token.from);
        return;
      case 'CALENDAR_OWNER':
        return this.readOtherCalendar(token);
      case 'IF_HOLIDAY':
        return this.readMoved(token);
      case 'EXCEPT':
        return this.isYearRound && this.isAfterLast(token) ? this.list.extendLast(token) : this.rejectWord(token);
      default:
        return this.rejectWord(token);
    }
  }

  /** A word after days may say the opposite (법정공휴일 정상영업). */
  private rejectWord(token: Token): void {
    if (this.isAfterLast(token)) this.markLast('MAYBE', token);
    this.cursor.reject(token);
  }

  /** 휴무일 변동, 전시에 따라 변동; right after days (매주 월요일 변동) they are uncertain as well. */
  private readVarying(token: Token, before: Token | undefined): void {
    const cause = token.kind === 'DEPENDING_ON' ? this.cursor.acceptRejectedBefore(token.from) : null;
    this.cursor.skip('VARIES');
    const from = cause ?? (before?.kind === 'CLOSED_DAY' ? before.from : token.from);
    this.varies = this.cursor.quoteFrom(from);
    if (this.isAfterLast(token)) this.markLast('MAYBE', token);
  }

  /** Right after days, or in brackets after them. */
  private isAfterLast({ from }: Token): boolean {
    const { last } = this.list;
    return last !== undefined && ['', '('].includes(this.text.slice(last.to, from).trim());
  }

  private markLast(kind: Kind, token: Token): void {
    const { last } = this.list;
    if (!last) return this.cursor.reject(token);
    this.kinds.set(last, kind);
    this.extendOverBracket(last);
  }

  private extendOverBracket(group: DayGroup): void {
    this.cursor.skip('CLOSED', 'CLOSE_BRACKET');
    group.to = this.cursor.previous?.to ?? group.to;
  }

  /** 매주 월요일(공휴일인 경우 다음 날). */
  private readMoved(token: Token): void {
    const { last } = this.list;
    this.cursor.skip('SEPARATOR', 'PARTICLE');
    if (last?.days[0]?.kind !== 'WEEKDAY' || !this.cursor.take('NEXT_DAY')) return this.rejectWord(token);
    this.areWeeklyMoved = true;
    this.extendOverBracket(last);
  }

  /** 마트 휴점일. */
  private readOtherCalendar(token: Token): void {
    if (!this.cursor.take('CLOSED_DAY') && !this.cursor.take('CLOSED')) return this.cursor.reject(token);
    this.otherCalendar = this.cursor.quoteFrom(token.from);
  }
}
