import { Button, ButtonLink } from '../../../components/button';
import { LOST } from '../../../components/empty-drawings';
import { EmptyState } from '../../../components/empty-state';
import { Icon } from '../../../components/icon';
import { Stack } from '../../../components/kit';
import { paths } from '../../../lib/paths';
import { LatestReviewItem } from './latest-review-item';
import styles from './latest-reviews.module.css';
import { LatestReviewsSkeleton } from './latest-reviews-skeleton';
import { STRINGS } from './strings';
import { STEP, useLatestReviews } from './use-latest-reviews';

/** Cards that are in view without scrolling: a row on a wide screen. */
const FIRST = 3;

/** A failure looks like an empty list, as nothing is lost by it, with a quiet way to ask again. */
function NoReviews({ tag, onRetry }: { tag: string; onRetry: (() => void) | null }) {
  if (onRetry)
    return (
      <EmptyState
        drawing={LOST}
        title={STRINGS.none}
        description={STRINGS.failed}
        action={
          <Button variant="quiet" icon={<Icon name="refresh" />} onClick={onRetry}>
            {STRINGS.retry}
          </Button>
        }
      />
    );
  return (
    <EmptyState
      drawing={LOST}
      title={STRINGS.none}
      description={tag ? STRINGS.noneOfTag : STRINGS.noneAtAll}
      action={
        tag ? (
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

export function LatestReviews({ tag }: { tag: string }) {
  const { listRef, shown, totalCount, left, isStale, error, isLoadingMore, isMoreFailed, more, retry } = useLatestReviews(tag);
  const count = totalCount === null ? '' : STRINGS.count(totalCount);
  const isLoading = isStale || (totalCount === null && !error);
  return (
    <>
      <p className={styles.count} role="status">
        {isLoading ? STRINGS.loading : count}
      </p>
      {totalCount === null && !error && <LatestReviewsSkeleton />}
      {(error || totalCount === 0) && <NoReviews tag={tag} onRetry={error ? retry : null} />}
      <ul ref={listRef} className={`${styles.cards} ${isStale ? styles.stale : ''}`} aria-busy={isStale} hidden={!shown.length}>
        {shown.map((review, index) => (
          // Who asked for more has them at once: the keyboard goes on with them.
          <LatestReviewItem key={review.id} review={review} isFirst={index < FIRST} isAskedFor={index >= STEP} />
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
    </>
  );
}
