const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** UTC+9 all year. */
const OFFSET = 9 * HOUR;
/** Age from which a relative time is a date. */
const DATED_FROM = 30 * DAY;

/** Wall clock in Seoul without a zone: `2025-08-01T12:34:56`. */
export function seoulDateTime(moment: Date | string): string {
  return new Date(new Date(moment).getTime() + OFFSET).toISOString().slice(0, 19);
}

/** Date in Seoul, yyyy-MM-dd; `days` earlier or later. */
export function seoulDate(moment: Date | string, days = 0): string {
  return seoulDateTime(new Date(new Date(moment).getTime() + days * DAY)).slice(0, 'yyyy-MM-dd'.length);
}

/** From `now`, both in milliseconds. */
export function msToSeoulMidnight(now: number): number {
  return DAY - ((now + OFFSET) % DAY);
}

/** `2025-08-01T03:34:56Z`: to the second. @param moment as the schema tells it, in UTC */
export function isoInstant(moment: string): string {
  return `${moment.slice(0, 'yyyy-MM-ddTHH:mm:ss'.length)}Z`;
}

/** Relative time as clients show it: 방금 전, n분 전, n시간 전, n일 전; from 30 days on the date in Seoul. */
export function timesAgo(moment: Date | string, now = new Date()): string {
  const age = now.getTime() - new Date(moment).getTime();
  if (age >= DATED_FROM) return seoulDate(moment);
  if (age >= DAY) return `${Math.floor(age / DAY)}일 전`;
  if (age >= HOUR) return `${Math.floor(age / HOUR)}시간 전`;
  return age >= MINUTE ? `${Math.floor(age / MINUTE)}분 전` : '방금 전';
}
