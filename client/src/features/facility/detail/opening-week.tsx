import { Meta, Row, Stack } from '../../../components/kit';
import { dateText } from '../../../lib/date-text';
import { dayText } from '../../../lib/open-time';
import { useNow } from '../../../lib/use-now';
import type { FacilityInfoCard_FacilityFragment } from './facility-info-card.generated';
import styles from './opening-week.module.css';
import { STRINGS } from './strings';

type Week = FacilityInfoCard_FacilityFragment['openingWeek'];

/** A week without any known day is not shown. */
export const isWeekKnown = (week: Week) => week.some(({ status, note }) => status !== 'UNKNOWN' || note);

/** The next seven days as they were read out of the texts. */
export function OpeningWeek({ week }: { week: Week }) {
  const today = dateText(useNow());
  return (
    <Stack as="ol">
      {week.map((day) => (
        <li key={day.date} className={styles.day} aria-current={day.date === today ? 'date' : undefined}>
          <Row as="span" align="stretch" wrap className={styles.date}>
            <span>{dayText(day.date)}</span>
            {day.date === today && <span className={styles.today}>{STRINGS.week.today}</span>}
            {day.holidayName && <span className={styles.holiday}>{day.holidayName}</span>}
          </Row>
          <Stack as="span" justify="start" className={styles.hours} data-status={day.status}>
            <span>{hoursOf(day)}</span>
            {day.note && (
              <Meta as="span" className={styles.note}>
                {day.note}
              </Meta>
            )}
          </Stack>
        </li>
      ))}
    </Stack>
  );
}

function hoursOf({ status, spans }: Week[number]): string {
  if (status === 'UNKNOWN') return STRINGS.week.unknown;
  if (status === 'CLOSED') return STRINGS.week.closed;
  return spans
    .map(({ opensAt, closesAt }) => {
      if (opensAt === '00:00' && closesAt === '24:00') return STRINGS.week.allDay;
      return `${opensAt}~${closesAt > opensAt ? closesAt : STRINGS.week.nextDay(closesAt)}`;
    })
    .join(', ');
}
