import { Fragment } from 'react';
import { Icon } from '../../components/icon';
import { Row } from '../../components/kit';
import styles from './day-cell.module.css';
import { isShownMonth, monthOf, numbersOf, weekdayOf } from './days';
import { STRINGS } from './strings';
import type { DayEntry } from './use-month-entries';

const SHOWN_REVIEWS = 2;
/** 대체·공휴일·(추석): where a name that is too long for its day may break. */
const PARTS_OF_NAME = /(?=\()|(?<=^대체)(?=공휴일)/;

interface DayCellProps {
  date: string;
  /** null for a day of the month before or after: a press leads there. */
  entry: DayEntry | null;
  isToday: boolean;
  /** Whether Tab leads here. */
  isStop: boolean;
  onPress: () => void;
}

export function DayCell({ date, entry, isToday, isStop, onPress }: DayCellProps) {
  const holiday = entry?.holiday?.name;
  const reviews = entry?.reviews ?? [];
  const shown = reviews.slice(0, SHOWN_REVIEWS);
  const rest = reviews.length - shown.length;
  return (
    <div role="gridcell" className={styles.cell}>
      <button
        type="button"
        className={styles.day}
        data-date={date}
        data-outside={entry === null || undefined}
        data-today={isToday || undefined}
        data-tone={toneOf(date, holiday)}
        tabIndex={isStop ? 0 : -1}
        aria-label={STRINGS.day(date, holiday, reviews.length)}
        aria-current={isToday ? 'date' : undefined}
        aria-haspopup={entry ? 'dialog' : undefined}
        disabled={!isShownMonth(monthOf(date))}
        onClick={onPress}
      >
        <span className={styles.head}>
          <span className={styles.number}>{numbersOf(date).day}</span>
          {holiday && <HolidayName name={holiday} />}
        </span>
        {reviews.length > 0 && (
          <>
            <Row as="span" justify="center" wrap className={styles.stamps}>
              {shown.map(({ id }) => (
                <Icon key={id} name="paw" size={13} />
              ))}
              {rest > 0 && <span>{STRINGS.moreBriefly(rest)}</span>}
            </Row>
            <span className={styles.reviews}>
              {shown.map(({ id, rating, facility }) => (
                <span key={id} className={styles.review}>
                  <b>{STRINGS.rating(rating)}</b> <span>{facility.name}</span>
                </span>
              ))}
              {rest > 0 && <span className={styles.more}>{STRINGS.more(rest)}</span>}
            </span>
          </>
        )}
      </button>
    </div>
  );
}

/** The title is for what does not fit. */
const HolidayName = ({ name }: { name: string }) => (
  <span className={styles.holiday} title={name}>
    {name.split(PARTS_OF_NAME).map((part, index) => (
      <Fragment key={part}>
        {index > 0 && <wbr />}
        <span>{part}</span>
      </Fragment>
    ))}
  </span>
);

function toneOf(date: string, holiday: string | undefined) {
  const weekday = weekdayOf(date);
  if (holiday || weekday === 0) return 'holiday';
  return weekday === 6 ? 'saturday' : undefined;
}
