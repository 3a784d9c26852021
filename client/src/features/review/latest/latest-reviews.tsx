import { useEffect, useRef } from 'react';
import { Button, ButtonLink } from '../../../components/button';
import { EmptyState } from '../../../components/empty-state';
import { Icon } from '../../../components/icon';
import { Stack } from '../../../components/kit';
import { paths } from '../../../lib/paths';
import { LatestReviewItem } from './latest-review-item';
import styles from './latest-reviews.module.css';
import { LatestReviewsSkeleton } from './latest-reviews-skeleton';
import { strings } from './strings';
import { STEP, useLatestReviews } from './use-latest-reviews';

/** Cards that are in view without scrolling: a row on a wide screen. */
const FIRST = 3;

/** A failure looks like an empty list, as nothing is lost by it, with a quiet way to ask again. */
function NoReviews({ tag, onRetry }: { tag: string; onRetry: (() => void) | null }) {
  if (onRetry)
    return (
      <EmptyState
        title={strings.none}
        description={strings.failed}
        action={
          <Button variant="quiet" icon={<Icon name="refresh" />} onClick={onRetry}>
            {strings.retry}
          </Button>
        }
      />
    );
  return (
    <EmptyState
      title={strings.none}
      description={tag ? strings.noneOfTag : strings.noneAtAll}
      action={
        tag ? (
          <ButtonLink to={paths.reviewsLatest()}>{strings.all}</ButtonLink>
        ) : (
          <ButtonLink icon={<Icon name="map" />} to={paths.map()}>
            {strings.toMap}
          </ButtonLink>
        )
      }
    />
  );
}

export function LatestReviews({ tag }: { tag: string }) {
  const { shown, totalCount, left, isStale, isFailed, isFetchingMore, isMoreFailed, more, retry } = useLatestReviews(tag);
  const list = useRef<HTMLUListElement>(null);
  /** How many there were when more were asked for: the keyboard goes on with the first new one. */
  const askedAt = useRef<number>(null);
  useEffect(() => {
    const former = askedAt.current;
    if (former === null || shown.length <= former) return;
    askedAt.current = null;
    list.current?.children[former]?.querySelector('a')?.focus({ preventScroll: true });
  }, [shown.length]);

  const count = totalCount === null ? '' : strings.count(totalCount);
  const isLoading = isStale || (totalCount === null && !isFailed);
  return (
    <>
      <p className={styles.count} role="status">
        {isLoading ? strings.loading : count}
      </p>
      {totalCount === null && !isFailed && <LatestReviewsSkeleton />}
      {(isFailed || totalCount === 0) && <NoReviews tag={tag} onRetry={isFailed ? retry : null} />}
      <ul ref={list} className={`${styles.cards} ${isStale ? styles.stale : ''}`} aria-busy={isStale} hidden={!shown.length}>
        {shown.map((review, index) => (
          // Who asked for more has them at once: the keyboard goes on with them.
          <LatestReviewItem key={review.id} review={review} isFirst={index < FIRST} isAskedFor={index >= STEP} />
        ))}
      </ul>
      {left > 0 && (
        <Stack gap={2} align="center" className={styles.more}>
          <Button
            variant="secondary"
            busy={isFetchingMore}
            onClick={() => {
              askedAt.current = shown.length;
              more();
            }}
          >
            {strings.moreReviews(left)}
          </Button>
          <p role="alert">{isMoreFailed ? strings.moreFailed : ''}</p>
        </Stack>
      )}
    </>
  );
}
