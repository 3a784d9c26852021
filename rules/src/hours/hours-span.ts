import { MINUTES_OF_DAY } from './civil-date';
import type { HoursSpan } from './opening-schedule';

const HOUR = 60;
/** 29:00 is 5 in the morning, the latest in use. */
const LATEST_END = 29 * HOUR + 59;
/** A night that starts earlier and ends between these is probably a typing error. */
const NIGHT_START = 17 * HOUR;
const TRUSTED_END = 2 * HOUR;
const LATEST_DOUBTED_END = 12 * HOUR;
/** Hours from 3 to 7 probably mean the afternoon. */
const DAWN = { from: 3 * HOUR, to: 7 * HOUR };

/** Hours as written, in minutes; null if invalid. */
export function spansBetween(start: number, end: number): HoursSpan[] | null {
  if (start >= MINUTES_OF_DAY || end > LATEST_END) return null;
  const to = end > start ? end : end + MINUTES_OF_DAY;
  if (to - start > MINUTES_OF_DAY) return null;
  const clockEnd = to - MINUTES_OF_DAY;
  if (start < NIGHT_START && clockEnd > TRUSTED_END && clockEnd <= LATEST_DOUBTED_END) return doubtedNight(start, to);
  if (start >= DAWN.from && to <= DAWN.to) return [unknown(start, to + MINUTES_OF_DAY / 2)];
  const isWholeDay = start === 0 && to === MINUTES_OF_DAY;
  return to - start === MINUTES_OF_DAY && !isWholeDay ? [unknown(start, to)] : [{ from: start, to, status: 'OPEN' }];
}

/** 10:00~08:00 is as written or ends twelve hours later on the clock, on the same day. */
function doubtedNight(from: number, to: number): HoursSpan[] {
  const moved = to - MINUTES_OF_DAY / 2;
  return moved > from ? [{ from, to: moved, status: 'OPEN' }, unknown(moved, to)] : [unknown(from, to)];
}

function unknown(from: number, to: number): HoursSpan {
  return { from, to, status: 'UNKNOWN' };
}

export function withoutCertainty(spans: HoursSpan[]): HoursSpan[] {
  return compareReadings(spans, []);
}

export function doOverlap(some: HoursSpan[], others: HoursSpan[]): boolean {
  return some.some((one) => others.some((other) => one.from < other.to && other.from < one.to));
}

/** OPEN or closed where both readings agree, else UNKNOWN. */
export function compareReadings(some: HoursSpan[], others: HoursSpan[]): HoursSpan[] {
  const cuts = [...new Set([...some, ...others].flatMap(({ from, to }) => [from, to]))].sort((a, b) => a - b);
  const spans: HoursSpan[] = [];
  for (const [index, from] of cuts.slice(0, -1).entries()) {
    const to = cuts[index + 1] ?? from;
    const found = [spanAt(some, from)?.status, spanAt(others, from)?.status];
    if (found.every((status) => status === undefined)) continue;
    const status = found.every((one) => one === 'OPEN') ? 'OPEN' : 'UNKNOWN';
    const last = spans.at(-1);
    if (last?.to === from && last.status === status) last.to = to;
    else spans.push({ from, to, status });
  }
  return spans;
}

export function spanAt(spans: HoursSpan[], minute: number): HoursSpan | undefined {
  return spans.find(({ from, to }) => from <= minute && minute < to);
}
