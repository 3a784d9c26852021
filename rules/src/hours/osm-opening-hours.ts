import { dayOf, MINUTES_OF_DAY } from './civil-date';
import { clockText } from './clock-text';
import { planDay, type DayPlan } from './day-plan';
import type { Holidays } from './holidays';
import { LAST_ORDINAL, type DayPart, type OpeningSchedule } from './opening-schedule';

const UNKNOWN = 'unknown';
const OFF = 'off';
const WHOLE_DAY = '00:00-24:00';
const WEEK = [0, 1, 2, 3, 4, 5, 6];
const WEEKDAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** Knowing one holiday of 2026, `planDay` takes every other day of that year for none. */
const ONE_HOLIDAY: Holidays = new Map([['2026-01-01', '']]);

/** Days that repeat every week, and holidays: what the syntax and `planDay` judge alike. */
const WEEKLY: readonly DayPart['kind'][] = ['EVERY_DAY', 'WEEK_PART', 'WEEKDAY', 'HOLIDAY'];

/**
 * The schedule as an OpenStreetMap `opening_hours` string; null where the syntax cannot say it or nothing is certain. Days whose hours are
 * not certain are `unknown`; lunar feasts, which the syntax does not have, make public holidays (`PH`) unknown.
 */
export function osmOpeningHours(schedule: OpeningSchedule): string | null {
  if (isBeyondSyntax(schedule)) return null;
  const weekly = weeklyPartOf(schedule);
  const seasons = seasonsOf(weekly);
  const weeks = seasons.map(({ week }) => week);
  if (!weeks.some((week) => week.some((day) => day !== OFF && day !== UNKNOWN))) return null;
  const extra = [...closedWeekdays(schedule), ...holidayRule(schedule, weekly, seasons), ...closedDates(schedule)];
  // A rule for a day also cuts what the night before left over, and schedules do not.
  if (weeks.some(doesCrossMidnight) && (extra.length > 0 || seasons.length > 1 || weeks.some(hasRulesBesides))) return null;
  if (seasons.length === 1 && weeks[0]!.every((day) => day === WHOLE_DAY))
    return extra.length === 0 ? '24/7' : [WHOLE_DAY, ...extra].join('; ');
  return [...seasons.flatMap(({ months, week }) => weekRules(months, week)), ...extra].join('; ');
}

function isBeyondSyntax({ hours, closings, hoursVary, otherCalendar, residue }: OpeningSchedule): boolean {
  if (hoursVary !== null || otherCalendar !== null || residue.length > 0) return true;
  const areHoursBeyond = hours.some(({ days, spans }) => {
    const hasUnknownNight = spans?.some(({ to, status }) => status === 'UNKNOWN' && to > MINUTES_OF_DAY);
    return hasUnknownNight || days.some(({ kind }) => !WEEKLY.includes(kind) && kind !== 'FEAST');
  });
  const areClosingsBeyond = closings.some(({ kind, days, months, isMovedByHolidays }) => {
    const ofSomeDays = days.some((part) => part.kind === 'DATE' || part.kind === 'NTH_WEEKDAY');
    const beyond = days.some((part) => ['EASTER', 'CULTURE_DAY', 'VACATION'].includes(part.kind));
    return kind !== 'CLOSED' || isMovedByHolidays || beyond || (ofSomeDays && months.length > 0);
  });
  return areHoursBeyond || areClosingsBeyond;
}

function weeklyPartOf(schedule: OpeningSchedule): OpeningSchedule {
  const weeklyOf = <Rule extends { days: DayPart[] }>(rules: Rule[]) =>
    rules
      .map((rule) => ({ ...rule, days: rule.days.filter(({ kind }) => WEEKLY.includes(kind)) }))
      .filter(({ days }) => days.length > 0);
  return { ...schedule, hours: weeklyOf(schedule.hours), closings: weeklyOf(schedule.closings) };
}

/** Neighbouring months (from 0) with the same week: seven values of the syntax, from Monday. */
interface Season {
  months: [from: number, to: number] | null;
  week: string[];
}

function seasonsOf(schedule: OpeningSchedule): Season[] {
  const isSeasonal = [...schedule.hours, ...schedule.closings].some(({ months }) => months.length > 0);
  if (!isSeasonal) return [{ months: null, week: weekIn(schedule, 0) }];
  const seasons: { months: [number, number]; week: string[] }[] = [];
  for (const month of MONTHS.keys()) {
    const week = weekIn(schedule, month);
    const last = seasons.at(-1);
    if (last && isSame(last.week, week)) last.months[1] = month;
    else seasons.push({ months: [month, month], week });
  }
  const [first, last] = [seasons[0]!, seasons.at(-1)!];
  if (seasons.length === 1) return [{ ...first, months: null }];
  if (!isSame(first.week, last.week)) return seasons;
  return [{ ...first, months: [last.months[0], first.months[1]] }, ...seasons.slice(1, -1)];
}

const isSame = (one: string[], other: string[]) => one.join() === other.join();

/** The 8th and the six days after it: no holiday of the table. */
const sampleDay = (month: number, weekday: number): number => {
  const first = dayOf(`2026-${String(month + 1).padStart(2, '0')}-08`);
  return first + ((weekday - weekdayOf(first) + 7) % 7);
};
/** 1970-01-01 was a Thursday. */
const weekdayOf = (day: number) => (day + 3) % 7;
const textOf = (day: number) => new Date(day * MINUTES_OF_DAY * 60_000).toISOString().slice(0, 10);

const weekIn = (schedule: OpeningSchedule, month: number): string[] =>
  WEEK.map((weekday) => valueOf(planDay(schedule, sampleDay(month, weekday), ONE_HOLIDAY)));

function valueOf({ spans, otherwise, doubt }: DayPlan): string {
  if (doubt !== null || otherwise === 'UNKNOWN' || spans.some(({ status }) => status === 'UNKNOWN')) return UNKNOWN;
  return spans.map(({ from, to }) => `${clockText(from)}-${clockText(to)}`).join(',') || OFF;
}

/** Days that no rule names are closed. */
function weekRules(months: Season['months'], week: string[]): string[] {
  const season =
    months &&
    MONTHS.slice(months[0], months[0] + 1)
      .concat(months[0] === months[1] ? [] : MONTHS[months[1]]!)
      .join('-');
  return [...new Set(week)]
    .filter((value) => value !== OFF)
    .map((value) => {
      const days = WEEK.filter((weekday) => week[weekday] === value);
      return [season, days.length === WEEK.length ? null : daysText(days), value].filter(Boolean).join(' ');
    });
}

function daysText(days: number[]): string {
  const ranges: [number, number][] = [];
  for (const day of days) {
    const last = ranges.at(-1);
    if (last && last[1] === day - 1) last[1] = day;
    else ranges.push([day, day]);
  }
  return ranges.map(([from, to]) => (from === to ? WEEKDAYS[from] : `${WEEKDAYS[from]}-${WEEKDAYS[to]}`)).join(',');
}

const doesCrossMidnight = (week: string[]) => week.some((value) => value.split(',').some(isNight));
const isNight = (span: string) => {
  const [from = '', to] = span.split('-');
  return to !== undefined && to <= from;
};
/** Rules for other days, which follow a night. */
const hasRulesBesides = (week: string[]) => new Set(week.filter((value) => value !== OFF)).size > 1;

function closedWeekdays({ closings }: OpeningSchedule): string[] {
  const parts = closings.flatMap(({ days }) => days);
  return parts.flatMap((part) =>
    part.kind === 'NTH_WEEKDAY'
      ? `${WEEKDAYS[part.weekday]}[${part.ordinals.map((ordinal) => (ordinal === LAST_ORDINAL ? -1 : ordinal)).join(',')}] ${OFF}`
      : [],
  );
}

const closedDates = ({ closings }: OpeningSchedule): string[] =>
  closings.flatMap(({ days }) =>
    days.flatMap((part) => (part.kind === 'DATE' ? `${MONTHS[part.month - 1]} ${String(part.day).padStart(2, '0')} ${OFF}` : [])),
  );

/** Nothing where holidays are days like others. */
function holidayRule(schedule: OpeningSchedule, weekly: OpeningSchedule, seasons: Season[]): string[] {
  const days = seasons.flatMap(({ months, week }) =>
    week.map((usual, weekday) => {
      const day = sampleDay(months?.[0] ?? 0, weekday);
      return { usual, value: valueOf(planDay(weekly, day, new Map([...ONE_HOLIDAY, [textOf(day), '']]))) };
    }),
  );
  const values = new Set(days.map(({ value }) => value));
  const [value = UNKNOWN] = values;
  if (values.size === 1 && value === OFF) return [`PH ${OFF}`];
  const parts = [...schedule.hours, ...schedule.closings].flatMap(({ days: named }) => named);
  const hasFeasts = parts.some(({ kind }) => kind === 'FEAST');
  const hasOwnHours = schedule.hours.some(({ days: named }) => named.some(({ kind }) => kind === 'HOLIDAY'));
  const mayBeBoth = hasOwnHours && parts.some(({ kind }) => kind === 'NTH_WEEKDAY');
  if (hasFeasts || mayBeBoth) return [`PH ${UNKNOWN}`];
  if (days.every((each) => each.value === each.usual)) return [];
  return [`PH ${values.size === 1 ? value : UNKNOWN}`];
}
