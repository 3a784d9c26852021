import { NetworkStatus } from '@apollo/client';
import { REST } from '../../../components/empty-drawings';
import { EmptyState } from '../../../components/empty-state';
import { Card, Row } from '../../../components/kit';
import { LoadFailure } from '../../../components/load-failure';
import { SectionHead } from '../../../components/section-head';
import { Skeleton } from '../../../components/skeleton';
import { useIsInView } from '../../../lib/defer/lazy-section';
import { useDeferredFirstResult } from '../../../lib/defer/use-deferred-first-result';
import { paths } from '../../../lib/paths';
import { useLatestBoardsQuery } from './latest-boards.generated';
import styles from './latest-boards.module.css';
import { LatestBoardsTable } from './latest-boards-table';
import { STRINGS } from './strings';

const SIZE = 5;
const ROWS = Array.from({ length: SIZE }, (_, row) => row);

/** The newest announcements in a table. */
export function LatestBoards() {
  return (
    <section className={styles.part}>
      <SectionHead title={STRINGS.latestTitle} to={paths.boards()} />
      <Card className={styles.box}>{useIsInView() ? <Boards /> : <Loading />}</Card>
    </section>
  );
}

function Boards() {
  const {
    data: answer,
    error,
    refetch,
    networkStatus,
  } = useLatestBoardsQuery({
    variables: { size: SIZE },
    notifyOnNetworkStatusChange: true,
    // Also one that was just written.
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const data = useDeferredFirstResult(answer);
  const isRetrying = networkStatus === NetworkStatus.refetch;
  const boards = data?.boards.items;

  if (boards && boards.length > 0) return <LatestBoardsTable boards={boards} />;
  if (boards) return <EmptyState title={STRINGS.none} drawing={REST} />;
  if (error || isRetrying)
    return <LoadFailure text={STRINGS.failed} isBusy={isRetrying} onRetry={() => void refetch().catch(() => undefined)} />;
  return <Loading />;
}

function Loading() {
  return (
    <div className={styles.loading} role="status" aria-label={STRINGS.loading}>
      {ROWS.map((row) => (
        <Row key={row} gap={4} justify="between" className={styles.row}>
          <Skeleton width="72%" height="20px" />
          <Skeleton width="56px" height="18px" />
        </Row>
      ))}
    </div>
  );
}
