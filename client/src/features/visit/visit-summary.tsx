import { CONDITION_TEXT } from '@baldojang/rules/entry/strings';
import { Icon } from '../../components/icon';
import { Meta, Row, Stack } from '../../components/kit';
import type { VisitOutcome } from '../../graphql/types.generated';
import { numberText } from '../../lib/number-text';
import { dayText } from '../../lib/open-time';
import { OUTCOME_LABELS } from '../../lib/visit-text';
import { OUTCOME_ICONS } from './outcome-icons';
import { STRINGS } from './strings';
import type { VisitReports_FacilityFragment } from './visit-reports.generated';
import styles from './visit-reports.module.css';

type Summary = VisitReports_FacilityFragment['visitSummary'];

/** How often what happened, without names. */
export function VisitSummary({ summary }: { summary: Summary }) {
  const { newestOn, conditions } = summary;
  const named = conditions.map(({ kind, count }) => STRINGS.conditionCount(CONDITION_TEXT[kind], count));
  const counts: [VisitOutcome, number][] = [
    ['ENTERED', summary.enteredCount],
    ['REFUSED', summary.refusedCount],
    ['DIFFERENT', summary.differentCount],
  ];
  return (
    <Stack gap={1} role="status">
      {newestOn === null ? (
        <p>{STRINGS.none}</p>
      ) : (
        <>
          <Meta>{STRINGS.period(dayText(newestOn))}</Meta>
          <Row as="ul" align="stretch" wrap className={styles.counts}>
            {counts
              .filter(([, count]) => count > 0)
              .map(([outcome, count]) => (
                <li key={outcome} data-outcome={outcome}>
                  <Icon name={OUTCOME_ICONS[outcome]} size={16} />
                  <span>{OUTCOME_LABELS[outcome]}</span>
                  <b>{numberText(count)}</b>
                  {outcome === 'DIFFERENT' && named.length > 0 && <span>{STRINGS.conditionCounts(named)}</span>}
                </li>
              ))}
          </Row>
        </>
      )}
    </Stack>
  );
}
