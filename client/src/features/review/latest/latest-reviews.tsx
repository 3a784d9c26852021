import { Button, ButtonLink } from '../../../components/button';
import { LOST } from '../../../components/empty-drawings';
import { EmptyState } from '../../../components/empty-state';
import { Icon } from '../../../components/icon';
import { Muted, Panel, Stack } from '../../../components/kit';
import { RetryButton } from '../../../components/load-failure';
import { Page } from '../../../components/parts';
import { Skeleton } from '../../../components/skeleton';
import { useInViewOnce } from '../../../lib/defer/lazy-section';
import { paths } from '../../../lib/paths';
import { LatestReviewCard } from './latest-review-card';
import type { LatestReviewCard_ReviewFragment } from './latest-review-card.generated';
import styles from './latest-reviews.module.css';
import { STRINGS } from './strings';
import { TagSearch } from './tag-search';
import { STEP, useLatestReviews } from './use-latest-reviews';

/** Cards that are in view without scrolling: a row on a wide screen. */
const FIRST = 3;

export function LatestReviews({ tag, onSearch }: { tag: string; onSearch: (tag: string) => void }) {
  const { listRef, shown, totalCount, left, isStale, error, isLoadingMore, isMoreFailed, more, retry } = useLatestReviews(tag);
  const isLoading = isStale || (totalCount === null && !error);
  return (
    <Page gap={4}>
      <h1>{STRINGS.title}</h1>
      <TagSearch tag={tag} onSearch={onSearch} />
      <Muted className={styles.count} role="status">
        {isLoading ? STRINGS.loading : totalCount !== null && STRINGS.count(totalCount)}
      </Muted>
      {totalCount === null && !error && (
        <div className={styles.cards}>
          {[0, 1, 2, 3, 4, 5].map((card) => (
            <CardSkeleton key={card} />
          ))}
        </div>
      )}
      {(error || totalCount === 0) && <NoReviews tag={tag} onRetry={error ? retry : null} />}
      <ul ref={listRef} className={`${styles.cards} ${isStale ? styles.stale : ''}`} aria-busy={isStale} hidden={!shown.length}>
        {shown.map((review, index) => (
          // More cards that were asked for render at once: the focus moves to them.
          <LatestReviewItem key={review.id} review={review} isFirst={index < FIRST} isRequested={index >= STEP} />
        ))}
      </ul>
      {left > 0 && (
        <Stack gap={2} align="center" className={styles.more}>
          <Button variant="secondary" busy={isLoadingMore} onClick={more}>
            {STRINGS.moreReviews(left)}
          </Button>
          <p role="alert">{isMoreFailed ? STRINGS.moreFailed : ''}</p>
        </Stack>
      )}
    </Page>
  );
}

interface LatestReviewItemProps {
  review: LatestReviewCard_ReviewFragment;
  isFirst: boolean;
  isRequested: boolean;
}

/** A review's card, or its place's name and a skeleton while it is far below. */
function LatestReviewItem({ review, isFirst, isRequested }: LatestReviewItemProps) {
  const { isInView, part } = useInViewOnce<HTMLLIElement>(isFirst || isRequested);
  return (
    <li {...part}>
      {isInView ? <LatestReviewCard review={review} isFirst={isFirst} /> : <CardSkeleton place={review.facility.name} />}
    </li>
  );
}

const CardSkeleton = ({ place }: { place?: string }) => (
  <Panel className={styles.skeleton}>
    <Skeleton className={styles.photo} />
    <Stack gap={3} className={styles.lines}>
      {place === undefined ? <Skeleton width="60%" height="22px" /> : <h2>{place || STRINGS.noPlace}</h2>}
      <Skeleton width="45%" height="18px" />
      <Skeleton height="66px" />
      <Skeleton width="70%" height="28px" />
    </Stack>
  </Panel>
);

/** A failure looks like an empty list, as nothing is lost by it, with a quiet way to ask again. */
function NoReviews({ tag, onRetry }: { tag: string; onRetry: (() => void) | null }) {
  return (
    <EmptyState
      drawing={LOST}
      title={STRINGS.none}
      description={onRetry ? STRINGS.failed : tag ? STRINGS.noneOfTag : STRINGS.noneAtAll}
      action={
        onRetry ? (
          <RetryButton variant="quiet" onClick={onRetry} />
        ) : tag ? (
          <ButtonLink to={paths.reviewsLatest()}>{STRINGS.all}</ButtonLink>
        ) : (
          <ButtonLink icon={<Icon name="map" />} to={paths.map()}>
            {STRINGS.toMap}
          </ButtonLink>
        )
      }
    />
  );
}
