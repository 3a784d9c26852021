import { useId, useRef, useState } from 'react';
import { Card } from '../../components/kit';
import { useLazyDialog } from '../../components/use-lazy-dialog';
import { useNow } from '../../lib/use-now';
import { CalendarHeader } from './calendar-header';
import { isShownMonth, monthOf, todayInSeoul } from './days';
import { MonthGrid } from './month-grid';
import { ProblemBanner } from './problem-banner';
import styles from './calendar-header.module.css';
import { STRINGS } from './strings';
import { useMonthEntries } from './use-month-entries';

const loadDialog = () => import('./day-dialog').then((file) => file.DayDialog);

interface ReviewCalendarProps {
  /** yyyy-MM; without one, or with what is none, the month that it is in Seoul. */
  month: string | null;
  onMonthChange: (month: string) => void;
}

/** The viewer's own reviews and the holidays of a month, day by day. */
export function ReviewCalendar({ month: asked, onMonthChange }: ReviewCalendarProps) {
  const today = todayInSeoul(useNow());
  const month = asked !== null && isShownMonth(asked) ? asked : monthOf(today);
  const entries = useMonthEntries(month);
  const { Dialog, prepare } = useLazyDialog(loadDialog);
  const [opened, setOpened] = useState<string | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const titleId = useId();

  return (
    <Card as="section" className={styles.calendar} aria-label={STRINGS.title}>
      <CalendarHeader
        title={title}
        titleId={titleId}
        month={month}
        today={today}
        entries={entries}
        onMonthChange={onMonthChange}
      />
      {/* Above the days: six weeks are higher than a phone. Its button goes with it, and the focus moves to the month. */}
      {entries.problem !== null && <ProblemBanner {...entries} text={entries.problem} heir={title} />}
      <MonthGrid
        month={month}
        today={today}
        titleId={titleId}
        entries={entries}
        onMonthChange={onMonthChange}
        onOpen={(date) => void prepare().then((isThere) => isThere && setOpened(date))}
      />
      {Dialog && opened !== null && (
        <Dialog
          key={opened}
          date={opened}
          entry={entries.entryOf(opened)}
          isLoading={entries.isLoading}
          problem={entries.problem}
          onClose={() => setOpened(null)}
        />
      )}
    </Card>
  );
}
