import { dateTimeText } from '../lib/date-text';
import { timesAgo } from '../lib/times-ago';
import { useNow } from '../lib/use-now';
import { VisuallyHidden } from './visually-hidden';

interface RelativeTimeProps {
  /** As the server says it. */
  time: string;
  className?: string;
}

/** How long ago it was, also an hour later on the same page; the exact time on hover and for screen readers. */
export function RelativeTime({ time, className }: RelativeTimeProps) {
  const now = useNow();
  const exact = dateTimeText(time);
  return (
    <time dateTime={time} title={exact} className={className}>
      <span>{timesAgo(time, now)}</span>
      <VisuallyHidden>{` (${exact})`}</VisuallyHidden>
    </time>
  );
}
