import { Meta } from '../../components/kit';
import { DayCell } from './day-cell';
import { monthOf, weeksOf } from './days';
import styles from './month-grid.module.css';
import { STRINGS } from './strings';
import type { MonthEntries } from './use-month-entries';
import { useRovingDay } from './use-roving-day';

interface MonthGridProps {
  month: string;
  today: string;
  /** Of the heading that names the month. */
  titleId: string;
  entries: MonthEntries;
  onMonthChange: (month: string) => void;
  onOpen: (date: string) => void;
}

/** The days' numbers are there at once; what the days hold comes when it is known. */
export function MonthGrid({ month, today, titleId, entries, onMonthChange, onOpen }: MonthGridProps) {
  const { grid, stop, goTo, onKeyDown } = useRovingDay({ month, today, onMonthChange });
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
          <span key={name} role="columnheader" aria-label={STRINGS.weekday(name)} data-weekday={weekday}>
            {name}
          </span>
        ))}
      </Meta>
      {/* By their place: the button with the keyboard stays the same one while another month comes below it. */}
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
                  // A press with a finger or in Safari does not bring the keyboard along, and the dialog gives it back.
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
