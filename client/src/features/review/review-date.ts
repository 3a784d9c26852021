import { dateTimeText } from '../../lib/date-text';

const UNKNOWN = '날짜 없음';

/** 2026-03-01, in Korea. */
export function reviewDate(time: string | null | undefined): string {
  if (!time || Number.isNaN(Date.parse(time))) return UNKNOWN;
  return dateTimeText(time).slice(0, 10);
}
