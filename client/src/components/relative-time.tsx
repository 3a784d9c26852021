import { dateTimeText } from '../lib/date-text';
import { useNow } from '../lib/use-now';
import { VisuallyHidden } from './visually-hidden';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** From here on the date says more than a number of days. */
const DATE_FROM_DAYS = 30;
const STRINGS = {
  now: '방금 전',
  minutes: (count: number) => `${count}분 전`,
  hours: (count: number) => `${count}시간 전`,
  days: (count: number) => `${count}일 전`,
};

/** How long ago it was, also an hour later on the same page; the exact time on hover and for screen readers. */
export function RelativeTime({ time, className }: { time: string; className?: string }) {
  const now = useNow();
  const exact = dateTimeText(time);
  return (
    <time dateTime={time} title={exact} className={className}>
      <span>{timesAgo(time, now)}</span>
      <VisuallyHidden>{` (${exact})`}</VisuallyHidden>
    </time>
  );
}

/** As the server says it on the REST paths: 방금 전, 3분 전, 2시간 전, 29일 전, 2026-03-01. With a wrong clock: 방금 전. */
export function timesAgo(time: string, now: number): string {
  const passed = now - Date.parse(time);
  if (passed < MINUTE_MS) return STRINGS.now;
  if (passed < HOUR_MS) return STRINGS.minutes(Math.floor(passed / MINUTE_MS));
  if (passed < DAY_MS) return STRINGS.hours(Math.floor(passed / HOUR_MS));
  const days = Math.floor(passed / DAY_MS);
  return days < DATE_FROM_DAYS ? STRINGS.days(days) : dateTimeText(time).slice(0, 10);
}
