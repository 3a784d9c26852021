import { CALENDAR_RULES } from '../../graphql/constants.generated';
import { dateText } from '../../lib/date-text';

/**
 * Days are yyyy-MM-dd and months yyyy-MM in Seoul, as the server says them: text has no time zone to get wrong.
 * Between two texts everything is worked out in UTC, where every day has 24 hours.
 */

const CELLS = 42;
const WEEK = 7;
const MONTH = /^(\d{4})-(0[1-9]|1[0-2])$/;

/** @param now in milliseconds */
export const todayInSeoul = (now: number): string => dateText(now);

export const monthOf = (date: string) => date.slice(0, 7);

/** From 1, as the server and people count them. */
export function numbersOf(dateOrMonth: string): { year: number; month: number; day: number } {
  const [year = 0, month = 1, day = 1] = dateOrMonth.split('-').map(Number);
  return { year, month, day };
}

/** 0 is Sunday. */
export const weekdayOf = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay();

export function addDays(date: string, days: number): string {
  const { year, month, day } = numbersOf(date);
  return new Date(Date.UTC(year, month - 1, day + days)).toISOString().slice(0, 10);
}

export const addMonths = (month: string, months: number) => monthOf(addMonthsToDay(`${month}-01`, months));

/** The same day of another month, or that month's last one: 31 January and a month is 28 February. */
export function addMonthsToDay(date: string, months: number): string {
  const { year, month, day } = numbersOf(date);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay))).toISOString().slice(0, 10);
}

/** Six weeks from Sunday to Saturday: always as many, so that nothing below the calendar moves from month to month. */
export function weeksOf(month: string): string[][] {
  const first = `${month}-01`;
  const start = addDays(first, -weekdayOf(first));
  return Array.from({ length: CELLS / WEEK }, (_week, week) =>
    Array.from({ length: WEEK }, (_day, day) => addDays(start, week * WEEK + day)),
  );
}

/** Whether the calendar goes as far. */
export function isShownMonth(month: string): boolean {
  const year = Number(MONTH.exec(month)?.[1]);
  return year >= CALENDAR_RULES.firstYear && year <= CALENDAR_RULES.lastYear;
}
