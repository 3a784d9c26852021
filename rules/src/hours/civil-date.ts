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
const FIRST_WEEKDAY = 3; // 1970-01-01 was a Thursday

export function dateOf(day: number): CivilDate {
  const text = new Date(day * MINUTES_OF_DAY * MINUTE_MS).toISOString().slice(0, 'yyyy-MM-dd'.length);
  const [year = 0, month = 0, dayOfMonth = 0] = text.split('-').map(Number);
  return { day, year, month, dayOfMonth, weekday: (((day + FIRST_WEEKDAY) % 7) + 7) % 7, text };
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
