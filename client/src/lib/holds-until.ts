import { KOREA_AHEAD_MS } from './date-text';

const MINUTE_MS = 60_000;
const HALF_HOUR_MS = 30 * MINUTE_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;

const nextMultiple = (time: number, step: number) => (Math.floor(time / step) + 1) * step;

/**
 * Until when the line about hours says what is so: until the status changes, until it says 곧 (30 minutes before), and no longer
 * than today, of which it speaks. Where a state ends in one that nobody knows no end is given; hours are in half hours mostly.
 */
export function holdsUntil({ status, changesAt }: { status: string; changesAt: string | null }, now: number): string {
  const end = changesAt === null ? null : Date.parse(changesAt);
  const midnight = nextMultiple(now + KOREA_AHEAD_MS, DAY_MS) - KOREA_AHEAD_MS;
  const ends = [
    midnight,
    ...(end === null ? [] : [end - HALF_HOUR_MS, end]),
    ...(end === null && status !== 'UNKNOWN' ? [nextMultiple(now, HALF_HOUR_MS)] : []),
  ];
  return new Date(Math.min(...ends.filter((time) => time > now))).toISOString();
}
