import { Fragment } from 'react';
import { Icon } from '../../components/icon';
import { Meta, Row } from '../../components/kit';
import { isShownMonth, monthOf, numbersOf, weekdayOf, weeksOf } from './days';
import styles from './month-grid.module.css';
import { STRINGS } from './strings';
import type { DayEntry, MonthEntries } from './use-month-entries';
import { useRovingDay } from './use-roving-day';

const SHOWN_REVIEWS = 2;
/** 대체·공휴일·(추석): where a name that is too long for its day may break. */
const NAME_BREAKS = /(?=\()|(?<=^대체)(?=공휴일)/;

interface MonthGridProps {
  month: string;
  today: string;
  /** Of the heading that names the month. */
  titleId: string;
  entries: MonthEntries;
  onMonthChange: (month: string) => void;
  onOpen: (date: string) => void;
}

/** The days' numbers show at once, their entries when they are loaded. */
export function MonthGrid({ month, today, titleId, entries, onMonthChange, onOpen }: MonthGridProps) {
  const { grid, stop, goTo, onKeyDown } = useRovingDay(month, today, onMonthChange);
  return (
    <div
      ref={grid}
      className={styles.grid}
      role="grid"
      aria-labelledby={titleId}
      aria-busy={entries.isLoading || undefined}
      onKeyDown={onKeyDown}
    >
      <Meta role="row" as="div" className={styles.weekdays}>
        {STRINGS.weekdays.map((name, weekday) => (
          <span key={name} role="columnheader" aria-label={STRINGS.weekday(name)} data-tone={toneOf(weekday)}>
            {name}
          </span>
        ))}
      </Meta>
      {/* Keys by position: the focused button stays the same element when the month changes. */}
      {weeksOf(month).map((week, row) => (
        <div key={row} role="row" className={styles.week}>
          {week.map((date, column) => {
            const isOutside = monthOf(date) !== month;
            return (
              <DayCell
                key={column}
                date={date}
                entry={isOutside ? null : entries.entryOf(date)}
                isToday={date === today}
                isStop={date === stop}
                onPress={() => {
                  // A touch, or a click in Safari, does not move the focus, and the dialog returns it here.
                  goTo(date);
                  if (!isOutside) onOpen(date);
                }}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

interface DayCellProps {
  date: string;
  /** null for a day of the month before or after: a press goes there. */
  entry: DayEntry | null;
  isToday: boolean;
  /** Whether Tab reaches it. */
  isStop: boolean;
  onPress: () => void;
}

function DayCell({ date, entry, isToday, isStop, onPress }: DayCellProps) {
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
        data-tone={toneOf(weekdayOf(date), holiday)}
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

/** The title shows what does not fit. */
const HolidayName = ({ name }: { name: string }) => (
  <span className={styles.holiday} title={name}>
    {name.split(NAME_BREAKS).map((part, index) => (
      <Fragment key={part}>
        {index > 0 && <wbr />}
        <span>{part}</span>
      </Fragment>
    ))}
  </span>
);

function toneOf(weekday: number, holiday?: string) {
  if (holiday || weekday === 0) return 'holiday';
  return weekday === 6 ? 'saturday' : undefined;
}
