import { useRef } from 'react';
import { Button } from '../../../components/button';
import { REST } from '../../../components/empty-drawings';
import { EmptyState } from '../../../components/empty-state';
import { Muted, Stack } from '../../../components/kit';
import select from '../../../components/select.module.css';
import { Skeleton } from '../../../components/skeleton';
import type { ReviewSort } from '../../../graphql/types.generated';
import { useSignInGate } from '../../../lib/session/use-sign-in-gate';
import { useFocusAfterRemoval } from '../../../lib/use-focus-after-removal';
import { ReviewSection, SectionFailed } from '../facility/review-section';
import { ReviewItem } from './review-item';
import styles from './review-item.module.css';
import { STRINGS } from './strings';
import type { useFacilityReviews, useFocusedReview } from './use-facility-reviews';

const SORTS: ReviewSort[] = ['LATEST', 'LIKES'];

interface ReviewListProps {
  list: ReturnType<typeof useFacilityReviews>;
  focused: ReturnType<typeof useFocusedReview>;
}

export function ReviewList({ list, focused }: ReviewListProps) {
  const { reviews, reviewCount, sort, sortBy, isLoading, isLoadingMore, hasMore, loadMore, error, retry, listRef } = list;
  const { extra, highlightedId, isMissing, forget } = focused;
  const heading = useRef<HTMLHeadingElement>(null);
  const { isVisitor } = useSignInGate();
  const shown = extra ? [extra, ...(reviews ?? [])] : reviews;
  const focusNext = useFocusAfterRemoval(heading, shown?.map(({ id }) => id) ?? []);

  const onRemoved = (id: string) => {
    forget(id);
    focusNext(id);
  };

  return (
    <ReviewSection
      id="review-list"
      title={STRINGS.title}
      heading={heading}
      count={reviews && reviewCount}
      action={
        reviewCount > 0 && (
          <select
            id="review-sort"
            className={`${select.select} ${styles.sort}`}
            aria-label={STRINGS.sort}
            value={sort}
            onChange={({ target }) => sortBy(target.value as ReviewSort)}
          >
            {SORTS.map((value) => (
              <option key={value} value={value}>
                {STRINGS.sorts[value]}
              </option>
            ))}
          </select>
        )
      }
    >
      {isMissing && <Muted role="status">{STRINGS.notFound}</Muted>}
      {shown && shown.length > 0 && (
        <Stack ref={listRef} className={styles.list} aria-busy={isLoading || undefined}>
          {shown.map((review) => (
            <ReviewItem key={review.id} review={review} isHighlighted={review.id === highlightedId} onRemoved={onRemoved} />
          ))}
        </Stack>
      )}
      {hasMore && (
        <Button variant="secondary" busy={isLoadingMore} onClick={() => loadMore()}>
          {isLoadingMore ? STRINGS.moreLoading : STRINGS.more}
        </Button>
      )}
      {reviews && reviewCount === 0 && shown?.length === 0 && (
        <EmptyState drawing={REST} title={STRINGS.empty} description={isVisitor ? undefined : STRINGS.emptyForMembers} />
      )}
      {!reviews && isLoading && <ReviewListSkeleton />}
      {!reviews && !isLoading && error && <SectionFailed text={STRINGS.failed} onRetry={retry} />}
    </ReviewSection>
  );
}

export const ReviewListSkeleton = () => (
  <div role="status" aria-label={STRINGS.loading}>
    {[0, 1, 2].map((place) => (
      <Stack key={place} gap={3} className={styles.item}>
        <Skeleton width="160px" height="40px" />
        <Skeleton width="120px" height="20px" />
        <Skeleton height="20px" />
        <Skeleton width="70%" height="20px" />
      </Stack>
    ))}
  </div>
);
