import { WEEK, type EntryDay, type EntryRule, type When } from './entry-policy';

/** A moment in Seoul; without minutes it is a whole day. */
export interface Instant {
  day: EntryDay;
  isHoliday: boolean;
  minutes: number | null;
}

const MINUTE = 60_000;
const SEOUL = 9 * 60 * MINUTE;
const DAY_MINUTES = 24 * 60;

/** Each day of a week, and a holiday. */
export const DAYS: readonly Instant[] = [
  ...WEEK.map((day) => ({ day, isHoliday: false, minutes: null })),
  { day: 'MON', isHoliday: true, minutes: null },
];

export function instantOf(at: Date, holidays: ReadonlyMap<string, string>): Instant {
  const local = new Date(at.getTime() + SEOUL);
  const minutes = local.getUTCHours() * 60 + local.getUTCMinutes();
  return { day: WEEK[(local.getUTCDay() + 6) % 7]!, isHoliday: holidays.has(local.toISOString().slice(0, 10)), minutes };
}

/** Whether a rule applies at this instant; hours are compared only if the instant has them. */
export function isActive(rule: EntryRule, instant: Instant | null): boolean {
  const { when } = rule;
  if (!when) return true;
  if (!instant) return false;
  if (rule.type === 'OPEN_ONLY') return !isOpenAt(when, instant);
  const isHours = when.minutes === null || (instant.minutes !== null && isWithin(when.minutes, instant.minutes));
  return isHours && isOnDay(when, instant);
}

const isOnDay = ({ days }: When, { day, isHoliday }: Instant) =>
  !days || days.includes(day) || (isHoliday && days.includes('HOLIDAY'));

/** 평일만 excludes holidays on weekdays. */
function isOpenAt({ days, minutes }: When, instant: Instant): boolean {
  const isWorkday = instant.day !== 'SAT' && instant.day !== 'SUN';
  const isOpenDay = !days || (instant.isHoliday && isWorkday ? days.includes('HOLIDAY') : isOnDay({ days, minutes }, instant));
  return isOpenDay && (minutes === null || instant.minutes === null || isWithin(minutes, instant.minutes));
}

function isWithin([from, to]: [number, number], minutes: number): boolean {
  return to > from ? minutes >= from && minutes < to : minutes >= from || minutes < to % DAY_MINUTES;
}
