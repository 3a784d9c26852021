import type { Dated } from './demo-content';

export const DAY_MS = 86_400_000;
export const SEOUL_MS = 9 * 3_600_000;
const MINUTE_MS = 60_000;

/** Time of a row of content/demo in Seoul, never after `now`. */
export function momentOf({ day, time }: Dated, now: Date): Date {
  const [hours, minutes] = time.split(':').map(Number) as [number, number];
  const sinceMidnight = (hours * 60 + minutes) * MINUTE_MS;
  const today = Math.floor((now.getTime() + SEOUL_MS) / DAY_MS) * DAY_MS - SEOUL_MS;
  const moment = midnightOf(day, today, now.getTime() - sinceMidnight) + sinceMidnight;
  if (moment < now.getTime()) return new Date(moment);
  // A later time today: scaled to the part of the day that has passed.
  return new Date(today + Math.floor(((now.getTime() - today) * sinceMidnight) / DAY_MS));
}

function midnightOf(day: string, today: number, latest: number): number {
  const [month, date] = day.includes('-') ? (day.split('-').map(Number) as [number, number]) : [];
  if (month && date) return lastTime(month, date, latest);
  const dayOfMonth = new Date(today + SEOUL_MS).getUTCDate();
  const daysAgo = Number.parseInt(day, 10);
  return today - (day.endsWith('this month') ? Math.min(daysAgo, dayOfMonth - 1) : daysAgo) * DAY_MS;
}

/** Midnight in Seoul of the last occurrence of the date, not after `latest`. */
export function lastTime(month: number, date: number, latest: number): number {
  const year = new Date(latest + SEOUL_MS).getUTCFullYear();
  const [thisYear, lastYear] = [year, year - 1].map((of) => Date.UTC(of, month - 1, date) - SEOUL_MS) as [number, number];
  return thisYear <= latest ? thisYear : lastYear;
}
