import { NetworkStatus } from '@apollo/client';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/button';
import { Carousel } from '../../../components/carousel';
import { REST } from '../../../components/empty-drawings';
import { EmptyState } from '../../../components/empty-state';
import { Icon } from '../../../components/icon';
import { Panel, Stack } from '../../../components/kit';
import { LoadFailure } from '../../../components/load-failure';
import { SectionHead } from '../../../components/section-head';
import { Skeleton } from '../../../components/skeleton';
import { useIsInView } from '../../../lib/defer/lazy-section';
import { useDeferredFirstResult } from '../../../lib/defer/use-deferred-first-result';
import { paths } from '../../../lib/paths';
import { useVisitPolicy } from '../use-visit-policy';
import { useReviewCarouselQuery } from './review-carousel.generated';
import styles from './review-carousel.module.css';
import { ReviewSlide } from './review-slide';
import { STRINGS } from './strings';

const SIZE = 10;
const INTERVAL_MS = 5_000;
/** As many as the widest screen shows. */
const PLACES = [0, 1, 2, 3];

/** The newest reviews, moving on by themselves. */
export function ReviewCarousel() {
  const isInView = useIsInView();
  if (isInView) return <Reviews />;
  return (
    <Part>
      <Loading />
    </Part>
  );
}

function Reviews() {
  const {
    data: answer,
    error,
    refetch,
    networkStatus,
  } = useReviewCarouselQuery({
    variables: { size: SIZE },
    notifyOnNetworkStatusChange: true,
    ...useVisitPolicy(),
  });
  const data = useDeferredFirstResult(answer);
  const isRetrying = networkStatus === NetworkStatus.refetch;
  const reviews = data?.reviews.items;

  if (reviews && reviews.length > 0)
    return (
      <section>
        <Carousel
          title={STRINGS.title}
          to={paths.reviewsLatest()}
          items={reviews}
          className={styles.carousel}
          interval={INTERVAL_MS}
          renderItem={(review) => <ReviewSlide review={review} />}
        />
      </section>
    );
  return (
    <Part>
      {reviews ? (
        <EmptyState
          title={STRINGS.none}
          description={STRINGS.noneHint}
          drawing={REST}
          action={
            <ButtonLink variant="secondary" icon={<Icon name="map" />} to={paths.map()}>
              {STRINGS.toMap}
            </ButtonLink>
          }
        />
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
    <Stack as="section" gap={3}>
      <SectionHead title={STRINGS.title} to={paths.reviewsLatest()} />
      {children}
    </Stack>
  );
}

function Loading() {
  return (
    <div className={`${styles.carousel} ${styles.loading}`} role="status" aria-label={STRINGS.loading}>
      {PLACES.map((place) => (
        <Panel key={place} className={styles.skeleton}>
          <Skeleton className={styles.photo} />
          <Stack justify="between" className={styles.lines}>
            <Skeleton width="60%" height="22px" />
            <Skeleton width="45%" height="18px" />
            <Skeleton height="66px" />
            <Skeleton width="30%" height="18px" />
          </Stack>
        </Panel>
      ))}
    </div>
  );
}
