import { type RefObject, useId, useRef } from 'react';
import { Button } from '../../components/button';
import { Icon } from '../../components/icon';
import { Stack } from '../../components/kit';
import { Skeleton } from '../../components/skeleton';
import { VisuallyHidden } from '../../components/visually-hidden';
import { useInViewOnce } from '../../lib/defer/lazy-section';
import { OwnReports } from './own-reports';
import { STRINGS } from './strings';
import { VisitQuestion } from './visit-question';
import { useVisitReportsQuery } from './visit-reports.generated';
import styles from './visit-reports.module.css';
import { VisitSummary } from './visit-summary';

/** What visitors of the last months met at the door of a place, and the question to the next one. */
export function VisitReports({ facilityId }: { facilityId: string }) {
  const id = useId();
  const { isInView, part } = useInViewOnce<HTMLElement>();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section {...part} className={styles.visits} aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1}>
        {STRINGS.title}
      </h3>
      {isInView ? <Loaded facilityId={facilityId} heading={heading} /> : <Loading />}
    </section>
  );
}

interface LoadedProps {
  facilityId: string;
  /** The keyboard goes on there when the form or a report is gone. */
  heading: RefObject<HTMLHeadingElement | null>;
}

function Loaded({ facilityId, heading }: LoadedProps) {
  const { data, previousData, error, loading, refetch } = useVisitReportsQuery({ variables: { facilityId } });
  const reload = () => void refetch().catch(() => undefined);
  // A form that is filled in outlives a session that ends under it and takes the data along.
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
      <OwnReports facilityId={facilityId} reports={viewerVisitReports} heir={heading} onRefused={reload} />
    </>
  );
}

function Loading() {
  return (
    <Stack gap={3} role="status">
      <VisuallyHidden>{STRINGS.loading}</VisuallyHidden>
      <Skeleton width="70%" />
      <Skeleton height="6rem" />
    </Stack>
  );
}

function Failed({ isBusy, onRetry }: { isBusy: boolean; onRetry: () => void }) {
  return (
    <Stack gap={3} align="start" role="status">
      <p>{STRINGS.failed}</p>
      <Button variant="secondary" icon={<Icon name="refresh" />} busy={isBusy} onClick={onRetry}>
        {STRINGS.retry}
      </Button>
    </Stack>
  );
}
