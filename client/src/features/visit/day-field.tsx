import { useId, useState } from 'react';
import { Stack } from '../../components/kit';
import look from '../../components/select.module.css';
import { VISIT_RULES } from '../../graphql/constants.generated';
import { dateText } from '../../lib/date-text';
import { dayText } from '../../lib/open-time';
import { STRINGS } from './strings';
import styles from './visit-reports.module.css';

const DAY_MS = 24 * 60 * 60_000;

/** yyyy-MM-dd in Korea, from today back. */
export const useVisitDays = (): readonly string[] =>
  useState(() => Array.from({ length: VISIT_RULES.daysBackMax + 1 }, (_, index) => dateText(Date.now() - index * DAY_MS)))[0];

interface DayFieldProps {
  days: readonly string[];
  /** There is a report already. */
  takenDays: readonly string[];
  day: string;
  onChange: (day: string) => void;
}

export function DayField({ days, takenDays, day, onChange }: DayFieldProps) {
  const id = useId();
  return (
    <Stack gap={2} className={styles.field}>
      <label htmlFor={id}>{STRINGS.day}</label>
      <select id={id} className={look.select} value={day} onChange={(event) => onChange(event.target.value)}>
        {days.map((date, index) => (
          <option key={date} value={date} disabled={takenDays.includes(date)}>
            {STRINGS.dayOption(dayText(date), index === 0, takenDays.includes(date))}
          </option>
        ))}
      </select>
    </Stack>
  );
}
