import type { RefObject } from 'react';
import { Button } from '../../components/button';
import { Icon } from '../../components/icon';
import { Row } from '../../components/kit';
import { IconButton } from '../../components/parts';
import { Skeleton } from '../../components/skeleton';
import { VisuallyHidden } from '../../components/visually-hidden';
import styles from './calendar-header.module.css';
import { addMonths, isShownMonth, monthOf } from './days';
import { STRINGS } from './strings';
import type { MonthEntries } from './use-month-entries';

interface CalendarHeaderProps {
  title: RefObject<HTMLHeadingElement | null>;
  titleId: string;
  month: string;
  today: string;
  entries: MonthEntries;
  onMonthChange: (month: string) => void;
}

/** Which month it is, what it came to, and the way to others. */
export function CalendarHeader({ title, titleId, month, today, entries, onMonthChange }: CalendarHeaderProps) {
  const { isLoading, problem, count, average } = entries;
  const thisMonth = monthOf(today);
  return (
    <Row as="header" justify="between" wrap className={styles.header}>
      <Row gap={1} justify="between" className={styles.months}>
        <Step label={STRINGS.previous} icon="chevron-left" to={addMonths(month, -1)} onMonthChange={onMonthChange} />
        <h2 id={titleId} ref={title} tabIndex={-1} className={styles.title}>
          {STRINGS.month(month)}
        </h2>
        <Step label={STRINGS.next} icon="chevron-right" to={addMonths(month, 1)} onMonthChange={onMonthChange} />
      </Row>
      <Row justify="between" wrap className={styles.facts}>
        <p className={styles.summary} role="status">
          {/* Screen readers hear which month has come, whoever pressed what. */}
          <VisuallyHidden>{`${STRINGS.month(month)}. `}</VisuallyHidden>
          {isLoading && (
            <>
              <VisuallyHidden>{STRINGS.loading}</VisuallyHidden>
              <Skeleton width="176px" height="1.25rem" />
            </>
          )}
          {problem !== null && <span>{STRINGS.unknown}</span>}
          {!isLoading && problem === null && <span>{STRINGS.summary(month === thisMonth ? null : month, count, average)}</span>}
        </p>
        <Button variant="secondary" className={styles.today} onClick={() => onMonthChange(thisMonth)}>
          {STRINGS.today}
        </Button>
      </Row>
    </Row>
  );
}

interface StepProps {
  label: string;
  icon: 'chevron-left' | 'chevron-right';
  to: string;
  onMonthChange: (month: string) => void;
}

function Step({ label, icon, to, onMonthChange }: StepProps) {
  return (
    <IconButton type="button" aria-label={label} title={label} disabled={!isShownMonth(to)} onClick={() => onMonthChange(to)}>
      <Icon name={icon} />
    </IconButton>
  );
}
