/** UTC+9 all year. */
const OFFSET_MS = 9 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Wall clock in Seoul without a zone: `2025-08-01T12:34:56`. */
export function seoulDateTime(moment: Date | string): string {
  return new Date(new Date(moment).getTime() + OFFSET_MS).toISOString().slice(0, 19);
}

/** Date in Seoul, yyyy-MM-dd; `days` earlier or later. */
export function seoulDate(moment: Date | string, days = 0): string {
  return seoulDateTime(new Date(new Date(moment).getTime() + days * DAY_MS)).slice(0, 'yyyy-MM-dd'.length);
}

export function msToSeoulMidnight(now: number): number {
  return DAY_MS - ((now + OFFSET_MS) % DAY_MS);
}
