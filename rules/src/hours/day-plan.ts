import { dateOf, type CivilDate } from './civil-date';
import { holidayNameOn, mayFeastFallOn, type Holidays } from './holidays';
import { compareReadings, doOverlap, withoutCertainty } from './hours-span';
import { mayBeFeast, Rank, rankOn } from './matching-days';
import type { ClosingRule, HoursRule, HoursSpan, OpeningSchedule } from './opening-schedule';
import { HOURS_STRINGS } from './strings';

const { reasons } = HOURS_STRINGS;

/** The plan of one day. Spans can extend into the next day. */
export interface DayPlan {
  spans: HoursSpan[];
  /** Outside the spans. */
  otherwise: 'CLOSED' | 'UNKNOWN';
  /** Why the given hours may differ. */
  doubt: string | null;
  /** Why the day is closed or unknown. */
  reason: string | null;
  /** The quoted text that decided. */
  quote: string | null;
}

export function planDay(schedule: OpeningSchedule, day: number, holidays: Holidays): DayPlan {
  const date = dateOf(day);
  const closing = strongestClosing(schedule.closings, date, holidays);
  const hours = hoursOn(schedule, date, holidays);
  if (closing) return planClosed(closing, hours);
  const unknown = whyUnknown(schedule, hours, date, holidays);
  if (unknown) return { ...unknown, spans: [], otherwise: 'UNKNOWN', doubt: null };
  const uncertain = whyUncertain(schedule, date, holidays);
  const doubt = whyDoubtful(schedule, hours.rank, date, holidays);
  const plan = { otherwise: 'CLOSED', reason: null, quote: hours.quote } as const;
  const spans = hours.spans ?? [];
  return uncertain ? { ...plan, ...uncertain, doubt: null, spans: withoutCertainty(spans) } : { ...plan, doubt, spans };
}

/** Why something is unknown, with the quoted text. */
interface Cause {
  reason: string;
  quote: string | null;
}

interface RankedClosing {
  rank: Rank;
  quote: string;
}

function strongestClosing(closings: ClosingRule[], date: CivilDate, holidays: Holidays): RankedClosing | null {
  let strongest: RankedClosing | null = null;
  for (const rule of closings) {
    const rank = rule.kind === 'CLOSED' ? closingRankOn(rule, date, holidays) : Rank.NONE;
    if (rank > (strongest?.rank ?? Rank.NONE)) strongest = { rank, quote: rule.quote };
  }
  return strongest;
}

function closingRankOn(rule: ClosingRule, date: CivilDate, holidays: Holidays): Rank {
  const rank = rankOn(rule, date, holidays);
  if (!rule.isMovedByHolidays) return rank;
  const before = dateOf(date.day - 1);
  const rankBefore = holidayNameOn(before, holidays) === null ? Rank.NONE : rankOn(rule, before, holidays);
  return rankBefore > Rank.NONE || holidayNameOn(date, holidays) !== null ? rankBefore : rank;
}

/** A closing overrides hours, except those of a narrower day. A weekly closing also overrides holiday hours. */
function planClosed({ rank, quote }: RankedClosing, hours: HoursOfDay): DayPlan {
  const isWeekly = rank <= Rank.WEEKDAY;
  const areNarrower = hours.rank > rank && !(isWeekly && hours.rank === Rank.HOLIDAY);
  if (!areNarrower) return { spans: [], otherwise: 'CLOSED', doubt: null, reason: reasons.regularClosing, quote };
  const otherwise = hours.spans ? 'CLOSED' : 'UNKNOWN';
  return { spans: withoutCertainty(hours.spans ?? []), otherwise, doubt: null, reason: reasons.readingsDiffer, quote };
}

interface HoursOfDay {
  rank: Rank;
  /** Null without hours. */
  spans: HoursSpan[] | null;
  quote: string | null;
}

/** The hours of the narrowest rules; among equals a later rule replaces overlapping ones, else it is a split shift. */
function hoursOn({ hours }: OpeningSchedule, date: CivilDate, holidays: Holidays): HoursOfDay {
  const best: HoursOfDay = { rank: Rank.NONE, spans: null, quote: null };
  let isSeasonal = false;
  let culture: HoursRule | null = null;
  for (const rule of hours) {
    const rank = rankOn(rule, date, holidays);
    if (rank === Rank.NONE || rule.days[0]?.kind === 'VACATION') continue;
    if (rule.days[0]?.kind === 'CULTURE_DAY') culture = rule;
    else if (rank >= best.rank) {
      const isNarrower = rank > best.rank || (rule.months.length > 0 && !isSeasonal);
      best.spans = isNarrower ? rule.spans : joinSpans(best.spans, rule.spans);
      best.quote = rule.quote;
      best.rank = rank;
      isSeasonal = rule.months.length > 0;
    }
  }
  return culture ? onCultureDay(best, culture) : best;
}

function joinSpans(earlier: HoursSpan[] | null, later: HoursSpan[] | null): HoursSpan[] | null {
  if (!earlier || !later || doOverlap(earlier, later)) return later;
  const joined = [...earlier, ...later];
  return compareReadings(joined, joined);
}

/** Whether the hours of 문화가 있는 날 still hold is unknown. */
function onCultureDay(best: HoursOfDay, culture: HoursRule): HoursOfDay {
  if (best.rank > Rank.NTH_WEEKDAY) return best;
  const spans = best.spans && culture.spans && compareReadings(best.spans, culture.spans);
  return { rank: Rank.NTH_WEEKDAY, spans, quote: culture.quote };
}

/** Why the whole day is unknown, or null. */
function whyUnknown(schedule: OpeningSchedule, hours: HoursOfDay, date: CivilDate, holidays: Holidays): Cause | null {
  const { hoursResidue, hoursVary } = schedule;
  const { quote } = hours;
  if (hoursResidue.length > 0) return { reason: reasons.notUnderstood, quote: hoursResidue.join(', ') };
  if (hoursVary !== null) return { reason: reasons.hoursVary, quote: hoursVary };
  if (hours.rank === Rank.NONE) return { reason: reasons.noHoursForDay, quote };
  if (hours.spans === null) return { reason: reasons.hoursVary, quote };
  const vacation = schedule.hours.find((rule) => isVacation(rule) && rankOn(rule, date, holidays) > Rank.NONE);
  if (vacation) return { reason: reasons.hoursVary, quote: vacation.quote };
  const mayBeNamed = schedule.hours.some((rule) => mayBeFeast(rule, date, holidays));
  const isUnmentioned = schedule.areClosingsMissing && hours.rank < Rank.HOLIDAY && !schedule.isYearRound;
  const isUnknownHoliday = isUnmentioned && !schedule.hours.some(namesHolidays) && holidayNameOn(date, holidays) !== null;
  return mayBeNamed || isUnknownHoliday ? { reason: reasons.holidayUnknown, quote } : null;
}

/** Why the place may be closed during its hours, or null. */
function whyUncertain({ closings, closingsResidue }: OpeningSchedule, date: CivilDate, holidays: Holidays): Cause | null {
  if (closingsResidue.length > 0) return { reason: reasons.notUnderstood, quote: closingsResidue.join(', ') };
  const maybe = closings.find((rule) => {
    if (mayBeFeast(rule, date, holidays)) return true;
    return rule.kind === 'MAYBE' && rankOn(rule, date, holidays) > Rank.NONE;
  });
  return maybe ? { reason: reasons.closingVaries, quote: maybe.quote } : null;
}

function whyDoubtful(schedule: OpeningSchedule, rank: Rank, date: CivilDate, holidays: Holidays): string | null {
  const isService = (rule: ClosingRule) => rule.kind === 'SERVICE' && rankOn(rule, date, holidays) > Rank.NONE;
  if (schedule.closings.some(isService)) return reasons.serviceCloses;
  const isHolidayOpen = rank < Rank.HOLIDAY && !schedule.isYearRound;
  const mayBeHoliday = () => holidayNameOn(date, holidays) !== null || mayFeastFallOn(date, holidays);
  if (isHolidayOpen && mayBeHoliday()) return reasons.holidayMayDiffer;
  return schedule.otherCalendar === null ? null : reasons.otherCalendar(schedule.otherCalendar);
}

const isVacation = (rule: HoursRule) => rule.days[0]?.kind === 'VACATION';
const namesHolidays = (rule: HoursRule) => rule.days.some((part) => part.kind === 'HOLIDAY');
