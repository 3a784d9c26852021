import { NetworkStatus } from '@apollo/client';
import type { ReactNode } from 'react';
import { Carousel } from '../../../components/carousel';
import { REST } from '../../../components/empty-drawings';
import { EmptyState } from '../../../components/empty-state';
import { Card, Stack } from '../../../components/kit';
import { LoadFailure } from '../../../components/load-failure';
import { SectionHead } from '../../../components/section-head';
import { Skeleton } from '../../../components/skeleton';
import { useIsInView } from '../../../lib/defer/lazy-section';
import { useDeferredFirstResult } from '../../../lib/defer/use-deferred-first-result';
import { useBoardCarouselQuery } from './board-carousel.generated';
import styles from './board-carousel.module.css';
import { BoardSlide } from './board-slide';
import { STRINGS } from './strings';

const SIZE = 3;

/** The newest announcements that have an image. */
export function BoardCarousel() {
  const isInView = useIsInView();
  if (isInView) return <Boards />;
  return (
    <Part>
      <Loading />
    </Part>
  );
}

function Boards() {
  const {
    data: answer,
    error,
    refetch,
    networkStatus,
  } = useBoardCarouselQuery({
    variables: { size: SIZE },
    notifyOnNetworkStatusChange: true,
    // Also one that was just written.
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const data = useDeferredFirstResult(answer);
  const isRetrying = networkStatus === NetworkStatus.refetch;
  const boards = data?.boards.items;

  if (boards && boards.length > 0)
    return (
      <section className={styles.part}>
        <Carousel
          title={STRINGS.carouselTitle}
          items={boards}
          className={styles.carousel}
          renderItem={(board) => <BoardSlide board={board} />}
          showsPosition
        />
      </section>
    );
  return (
    <Part>
      {boards ? (
        <EmptyState title={STRINGS.noneWithImage} drawing={REST} />
      ) : error || isRetrying ? (
        <LoadFailure text={STRINGS.failed} isBusy={isRetrying} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <Loading />
      )}
    </Part>
  );
}

function Part({ children }: { children: ReactNode }) {
  return (
    <section className={styles.part}>
      <SectionHead title={STRINGS.carouselTitle} />
      <Card className={styles.box}>{children}</Card>
    </section>
  );
}

function Loading() {
  return (
    <div className={styles.loading} role="status" aria-label={STRINGS.loading}>
      <Skeleton className={styles.photo} />
      <Stack gap={3} justify="start" className={styles.lines}>
        <Skeleton width="70%" height="24px" />
        <Skeleton width="30%" height="18px" />
      </Stack>
    </div>
  );
}
