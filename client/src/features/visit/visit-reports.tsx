import { CONDITION_TEXT } from '@baldojang/rules/entry/condition-text';
import { type RefObject, useId, useRef } from 'react';
import { Icon } from '../../components/icon';
import { Meta, Row, Stack } from '../../components/kit';
import { RetryButton } from '../../components/load-failure';
import { Skeleton } from '../../components/skeleton';
import { VisuallyHidden } from '../../components/visually-hidden';
import { useInViewOnce } from '../../lib/defer/lazy-section';
import type { VisitOutcome } from '../../graphql/types.generated';
import { useCorrectedEntry } from '../../lib/outbox/entries';
import { numberText } from '../../lib/number-text';
import { dayText } from '../../lib/open-time';
import { useFocusAfterRemoval } from '../../lib/use-focus-after-removal';
import { OUTCOME_LABELS } from '../../lib/visit-text';
import { STRINGS } from './strings';
import { OwnReport } from './own-report';
import { OUTCOME_ICONS, VisitQuestion } from './visit-question';
import {
  useVisitReportsQuery,
  type VisitReport_ReportFragment,
  type VisitReports_FacilityFragment,
} from './visit-reports.generated';
import styles from './visit-reports.module.css';

/** What visitors of the last months experienced at a place, and a question to the next one. */
export function VisitReports({ facilityId }: { facilityId: string }) {
  const id = useId();
  const { isInView, part } = useInViewOnce<HTMLElement>(useCorrectedEntry('visit', facilityId) !== null);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Stack as="section" gap={4} {...part} className={styles.visits} aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1}>
        {STRINGS.title}
      </h3>
      {isInView ? <Loaded facilityId={facilityId} heading={heading} /> : <Loading />}
    </Stack>
  );
}

interface LoadedProps {
  facilityId: string;
  /** Gets the focus when the form or a report is gone. */
  heading: RefObject<HTMLHeadingElement | null>;
}

function Loaded({ facilityId, heading }: LoadedProps) {
  const { data, previousData, error, loading, refetch } = useVisitReportsQuery({ variables: { facilityId } });
  const reload = () => void refetch().catch(() => undefined);
  // A form that is filled in outlives a session that ends under it and resets the data.
  const facility = (data ?? previousData)?.facility;
  if (!facility) return error ? <Failed isBusy={loading} onRetry={reload} /> : <Loading />;
  const { visitSummary, viewerVisitReports } = facility;
  return (
    <>
      <VisitSummary summary={visitSummary} />
      <VisitQuestion
        facilityId={facilityId}
        takenDays={viewerVisitReports.map(({ visitedOn }) => visitedOn)}
        onSent={() => heading.current?.focus()}
        onRefused={reload}
      />
      <OwnReports facilityId={facilityId} reports={viewerVisitReports} heading={heading} onRefused={reload} />
    </>
  );
}

const Loading = () => (
  <Stack gap={3} role="status">
    <VisuallyHidden>{STRINGS.loading}</VisuallyHidden>
    <Skeleton width="70%" />
    <Skeleton height="6rem" />
  </Stack>
);

const Failed = ({ isBusy, onRetry }: { isBusy: boolean; onRetry: () => void }) => (
  <Stack gap={3} align="start" role="status">
    <p>{STRINGS.failed}</p>
    <RetryButton variant="secondary" busy={isBusy} onClick={onRetry} />
  </Stack>
);

/** How often each outcome was reported, without names. */
function VisitSummary({ summary }: { summary: VisitReports_FacilityFragment['visitSummary'] }) {
  const { newestOn, conditions, enteredCount, refusedCount, differentCount } = summary;
  const named = conditions.map(({ kind, count }) => STRINGS.conditionCount(CONDITION_TEXT[kind], count));
  const counts: Record<VisitOutcome, number> = { ENTERED: enteredCount, REFUSED: refusedCount, DIFFERENT: differentCount };
  return (
    <Stack gap={1} role="status">
      {newestOn === null ? <p>{STRINGS.none}</p> : <Meta>{STRINGS.period(dayText(newestOn))}</Meta>}
      {newestOn !== null && (
        <Row as="ul" align="stretch" wrap className={styles.counts}>
          {(Object.keys(counts) as VisitOutcome[])
            .filter((outcome) => counts[outcome] > 0)
            .map((outcome) => (
              <Row key={outcome} as="li" gap={1} wrap data-outcome={outcome}>
                <Icon name={OUTCOME_ICONS[outcome]} size={16} />
                <span>{OUTCOME_LABELS[outcome]}</span>
                <b>{numberText(counts[outcome])}</b>
                {outcome === 'DIFFERENT' && named.length > 0 && <span>{STRINGS.conditionCounts(named)}</span>}
              </Row>
            ))}
        </Row>
      )}
    </Stack>
  );
}

interface OwnReportsProps extends LoadedProps {
  reports: readonly VisitReport_ReportFragment[];
  onRefused: () => void;
}

/** The member's own reports of this place, each with a button that deletes it. */
function OwnReports({ facilityId, reports, heading, onRefused }: OwnReportsProps) {
  const onRemove = useFocusAfterRemoval(
    heading,
    reports.map(({ id }) => id),
  );
  if (reports.length === 0) return null;
  return (
    <div>
      <p className={styles.label}>{STRINGS.own}</p>
      <ul className={styles.own} aria-label={STRINGS.own}>
        {reports.map((report) => (
          <li key={report.id}>
            <OwnReport facilityId={facilityId} report={report} onRemove={() => onRemove(report.id)} onRefused={onRefused} />
          </li>
        ))}
      </ul>
    </div>
  );
}
