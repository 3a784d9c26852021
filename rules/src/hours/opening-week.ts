import { dateOf, dayOf, MINUTES_OF_DAY } from './civil-date';
import { clockText } from './clock-text';
import { planDay, type DayPlan } from './day-plan';
import { holidayNameOn, type Holidays } from './holidays';
import type { OpenStatus } from './open-status';
import type { DayPart, HoursSpan, OpeningSchedule } from './opening-schedule';
import { HOURS_STRINGS } from './strings';

export interface OpeningDay {
  /** yyyy-MM-dd in Seoul. */
  date: string;
  holidayName: string | null;
  status: OpenStatus;
  /** Certain hours, HH:mm; an end before its start is on the next day. */
  spans: { opensAt: string; closesAt: string }[];
  isDoubtful: boolean;
  note: string | null;
}

const WEEK = [0, 1, 2, 3, 4, 5, 6];

/** Seven days from a date (yyyy-MM-dd). */
export function openingWeek(schedule: OpeningSchedule, from: string, holidays: Holidays): OpeningDay[] {
  const first = dayOf(from);
  return WEEK.map((offset) => openingDay(schedule, first + offset, holidays));
}

function openingDay(schedule: OpeningSchedule, day: number, holidays: Holidays): OpeningDay {
  const date = dateOf(day);
  const plan = planDay(schedule, day, holidays);
  const open = plan.spans.filter(({ status }) => status === 'OPEN');
  return {
    date: date.text,
    holidayName: holidayNameOn(date, holidays),
    status: dayStatus(plan, open),
    spans: open.map(({ from, to }) => ({ opensAt: clockText(from), closesAt: clockText(to) })),
    isDoubtful: plan.doubt !== null,
    note: noteOf(plan),
  };
}

function dayStatus(plan: DayPlan, open: HoursSpan[]): OpenStatus {
  if (open.length > 0) return 'OPEN';
  return plan.spans.length > 0 ? 'UNKNOWN' : plan.otherwise;
}

/** Information beyond the hours. */
function noteOf({ spans, otherwise, doubt, reason }: DayPlan): string | null {
  const unknown = spans.filter(({ status }) => status === 'UNKNOWN');
  if (unknown.length > 0) {
    return HOURS_STRINGS.hoursToCheck(unknown.map(({ from, to }) => `${clockText(from)}~${clockText(to)}`).join(', '));
  }
  return otherwise === 'UNKNOWN' ? reason : doubt;
}

/** Open around the clock on every weekday. Yearly closings and holidays are ignored. */
export function isOpenAllDay(schedule: OpeningSchedule): boolean {
  const hours = withoutYearlyDays(schedule.hours);
  if (!hours.some(({ spans }) => spans?.[0]?.from === 0)) return false;
  const closings = withoutYearlyDays(schedule.closings.filter(({ kind }) => kind !== 'SERVICE'));
  const isOfWeeks = (part: DayPart) => part.kind === 'NTH_WEEKDAY' || part.kind === 'CULTURE_DAY';
  const differs = hours.some(({ days, spans }) => days.some(isOfWeeks) && !(spans && isWholeDay(spans)));
  if (closings.length > 0 || differs) return false;
  // Without yearly days, one week per month covers every weekday in every season.
  const weekly = { ...schedule, hours, closings, isYearRound: true };
  return MONTHS.every((month) => {
    const first = dayOf(`2026-${month}-08`);
    return WEEK.every((offset) => isWholeDay(planDay(weekly, first + offset, NO_HOLIDAYS).spans));
  });
}

const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));
const NO_HOLIDAYS: Holidays = new Map();
const YEARLY: readonly DayPart['kind'][] = ['DATE', 'FEAST', 'EASTER', 'HOLIDAY'];

function withoutYearlyDays<Rule extends { days: DayPart[] }>(rules: Rule[]): Rule[] {
  return rules
    .map((rule) => ({ ...rule, days: rule.days.filter(({ kind }) => !YEARLY.includes(kind)) }))
    .filter(({ days }) => days.length > 0);
}

function isWholeDay(spans: HoursSpan[]): boolean {
  return spans.some(({ from, to, status }) => status === 'OPEN' && from === 0 && to === MINUTES_OF_DAY);
}
