import type { Weekday } from './opening-schedule';

/** A day of the calendar. `day` counts from 1970-01-01. */
export interface CivilDate {
  day: number;
  year: number;
  month: number;
  dayOfMonth: number;
  weekday: Weekday;
  /** yyyy-MM-dd */
  text: string;
}

const MINUTE_MS = 60_000;
export const MINUTES_OF_DAY = 1_440;
/** Seoul is nine hours ahead of UTC all year. */
const SEOUL_OFFSET_MINUTES = 9 * 60;

const REMEMBERED_MAX = 64;
const remembered = new Map<number, CivilDate>();

/** A filter asks thousands of schedules about the same two days. */
export function dateOf(day: number): CivilDate {
  const known = remembered.get(day);
  if (known) return known;
  if (remembered.size >= REMEMBERED_MAX) remembered.clear();
  const date = computeDate(day);
  remembered.set(day, date);
  return date;
}

function computeDate(day: number): CivilDate {
  const date = new Date(day * MINUTES_OF_DAY * MINUTE_MS);
  const [year, month, dayOfMonth] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
  const text = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(dayOfMonth).padStart(2, '0')}`;
  return { day, year, month, dayOfMonth, weekday: (date.getUTCDay() + 6) % 7, text };
}

export function dayOf(text: string): number {
  return Date.parse(`${text}T00:00:00Z`) / MINUTE_MS / MINUTES_OF_DAY;
}

/** Minutes of Seoul's clock since the start of 1970-01-01. */
export function seoulMinuteOf(at: Date): number {
  return Math.floor(at.getTime() / MINUTE_MS) + SEOUL_OFFSET_MINUTES;
}

export function instantOf(seoulMinute: number): Date {
  return new Date((seoulMinute - SEOUL_OFFSET_MINUTES) * MINUTE_MS);
}

/** Easter Sunday as a day (the Gregorian computus). */
export function easterOf(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const correction = Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const moon = Math.floor((golden + 11 * epact) / 319);
  const leap = 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - (ofCentury % 4);
  const toSunday = (leap - epact + moon + 32) % 7;
  const month = Math.floor((epact - moon + toSunday + 90) / 25);
  const dayOfMonth = (epact - moon + toSunday + month + 19) % 32;
  return Date.UTC(year, month - 1, dayOfMonth) / MINUTE_MS / MINUTES_OF_DAY;
}

export function daysOfMonth({ year, month }: CivilDate): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}
