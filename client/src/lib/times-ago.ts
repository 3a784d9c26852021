import { dateTimeText } from './date-text';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** From here on the date says more than a number of days. */
const DATE_FROM_DAYS = 30;

/** As the server says it on the REST paths: 방금 전, 3분 전, 2시간 전, 29일 전, 2026-03-01. A clock that goes wrong makes it 방금 전. */
export function timesAgo(time: string, now: number): string {
  const passed = now - Date.parse(time);
  if (passed < MINUTE_MS) return '방금 전';
  if (passed < HOUR_MS) return `${Math.floor(passed / MINUTE_MS)}분 전`;
  if (passed < DAY_MS) return `${Math.floor(passed / HOUR_MS)}시간 전`;
  const days = Math.floor(passed / DAY_MS);
  return days < DATE_FROM_DAYS ? `${days}일 전` : dateTimeText(time).slice(0, 10);
}
