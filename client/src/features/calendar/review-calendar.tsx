import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../components/button';
import { Icon } from '../../components/icon';
import { Card, Muted, Row } from '../../components/kit';
import { RetryButton } from '../../components/load-failure';
import { IconButton } from '../../components/parts';
import { Skeleton } from '../../components/skeleton';
import { useLazyDialog } from '../../components/use-lazy-dialog';
import { VisuallyHidden } from '../../components/visually-hidden';
import { useNow } from '../../lib/use-now';
import { addMonths, isShownMonth, monthOf, todayInSeoul } from './days';
import { MonthGrid } from './month-grid';
import styles from './review-calendar.module.css';
import { STRINGS } from './strings';
import { type MonthEntries, useMonthEntries } from './use-month-entries';

const loadDialog = () => import('./day-dialog').then((file) => file.DayDialog);

interface ReviewCalendarProps {
  /** yyyy-MM; without one, or with an invalid one, the current month in Seoul. */
  month: string | null;
  onMonthChange: (month: string) => void;
}

/** The viewer's own reviews and the holidays of a month, day by day. */
export function ReviewCalendar({ month: wantedMonth, onMonthChange }: ReviewCalendarProps) {
  const today = todayInSeoul(useNow());
  const thisMonth = monthOf(today);
  const month = wantedMonth !== null && isShownMonth(wantedMonth) ? wantedMonth : thisMonth;
  const entries = useMonthEntries(month);
  const { isLoading, problem, count, average } = entries;
  const { Dialog, prepare } = useLazyDialog(loadDialog);
  const [opened, setOpened] = useState<string | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const titleId = useId();

  const step = (label: string, icon: 'chevron-left' | 'chevron-right', to: string) => (
    <IconButton type="button" aria-label={label} title={label} disabled={!isShownMonth(to)} onClick={() => onMonthChange(to)}>
      <Icon name={icon} />
    </IconButton>
  );

  return (
    <Card as="section" className={styles.calendar} aria-label={STRINGS.title}>
      <Row as="header" justify="between" wrap className={styles.header}>
        <Row gap={1} justify="between" className={styles.months}>
          {step(STRINGS.previous, 'chevron-left', addMonths(month, -1))}
          <h2 id={titleId} ref={title} tabIndex={-1} className={styles.title}>
            {STRINGS.month(month)}
          </h2>
          {step(STRINGS.next, 'chevron-right', addMonths(month, 1))}
        </Row>
        <Row justify="between" wrap className={styles.facts}>
          <Muted className={styles.summary} role="status">
            {/* Screen readers announce which month is shown, however it was changed. */}
            <VisuallyHidden>{`${STRINGS.month(month)}. `}</VisuallyHidden>
            {isLoading && (
              <>
                <VisuallyHidden>{STRINGS.loading}</VisuallyHidden>
                <Skeleton width="176px" height="1.25rem" />
              </>
            )}
            {problem !== null && <span>{STRINGS.unknown}</span>}
            {!isLoading && problem === null && <span>{STRINGS.summary(month === thisMonth ? null : month, count, average)}</span>}
          </Muted>
          <Button variant="secondary" className={styles.today} onClick={() => onMonthChange(thisMonth)}>
            {STRINGS.today}
          </Button>
        </Row>
      </Row>
      {/* Above the days: six weeks are higher than a phone. */}
      {problem !== null && <ProblemBanner entries={entries} focusAfter={title} />}
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
          isLoading={isLoading}
          problem={problem}
          onClose={() => setOpened(null)}
        />
      )}
    </Card>
  );
}

interface ProblemBannerProps {
  entries: MonthEntries;
  /** Gets the focus when the banner's button is gone. */
  focusAfter: RefObject<HTMLElement | null>;
}

/** Why there are no entries. */
function ProblemBanner({ entries: { problem, isRetrying, retry }, focusAfter }: ProblemBannerProps) {
  const wasPressed = useRef(false);
  useEffect(
    () => () => {
      // Only if the button had the focus: it does not return from elsewhere.
      if (wasPressed.current && document.activeElement === document.body) focusAfter.current?.focus({ preventScroll: true });
    },
    [focusAfter],
  );
  return (
    <Row justify="between" wrap className={styles.banner} role="alert">
      <Row as="p" gap={2} align="start">
        <Icon name="warning" />
        <span>{problem}</span>
      </Row>
      <RetryButton
        variant="secondary"
        busy={isRetrying}
        onClick={() => {
          wasPressed.current = true;
          retry();
        }}
      />
    </Row>
  );
}
