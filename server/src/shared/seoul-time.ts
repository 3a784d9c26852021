/** Korea keeps one time, nine hours ahead, all the year. */
const OFFSET_MS = 9 * 60 * 60 * 1000;

/** Wall clock in Seoul without a zone: `2025-08-01T12:34:56`. */
export function seoulDateTime(moment: Date | string): string {
  return new Date(new Date(moment).getTime() + OFFSET_MS).toISOString().slice(0, 19);
}
