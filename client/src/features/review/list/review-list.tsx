import { useRef } from 'react';
import { Button } from '../../../components/button';
import { REST } from '../../../components/empty-drawings';
import { EmptyState } from '../../../components/empty-state';
import { Icon } from '../../../components/icon';
import { Muted, Row, Stack } from '../../../components/kit';
import { Chip } from '../../../components/parts';
import select from '../../../components/select.module.css';
import type { ReviewSort } from '../../../graphql/types.generated';
import { numberText } from '../../../lib/number-text';
import { useFocusAfterRemoval } from '../../../lib/use-focus-after-removal';
import card from '../review-card.module.css';
import { useSignInGate } from '../../../lib/session/use-sign-in-gate';
import { ReviewItem } from './review-item';
import styles from './review-item.module.css';
import { ReviewListSkeleton } from './review-list-skeleton';
import { STRINGS } from './strings';
import type { FacilityReviews } from './use-facility-reviews';
import type { useFocusedReview } from './use-focused-review';

const SORTS: ReviewSort[] = ['LATEST', 'LIKES'];

interface ReviewListProps {
  list: FacilityReviews;
  focused: ReturnType<typeof useFocusedReview>;
}

export function ReviewList({ list, focused }: ReviewListProps) {
  const { reviews, reviewCount, sort, sortBy, isLoading, isLoadingMore, hasMore, loadMore, error, retry, listRef } = list;
  const { extra, highlightedId, isMissing, forget } = focused;
  const heading = useRef<HTMLHeadingElement>(null);
  const { isVisitor } = useSignInGate();
  const shown = extra ? [extra, ...(reviews ?? [])] : reviews;
  const leadOn = useFocusAfterRemoval(heading, shown?.map(({ id }) => id) ?? []);

  const onRemoved = (id: string) => {
    forget(id);
    leadOn(id);
  };

  return (
    <section className={card.card} aria-labelledby="review-list">
      <Row justify="between" wrap className={card.head}>
        <h2 id="review-list" ref={heading} tabIndex={-1}>
          <span>{STRINGS.title}</span>
          {reviews && <Chip className={card.badge}>{numberText(reviewCount)}</Chip>}
        </h2>
        {reviewCount > 0 && (
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
        )}
      </Row>
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
      {!reviews && !isLoading && error && (
        <Stack gap={3} align="start" role="alert">
          <p>{STRINGS.failed}</p>
          <Button variant="secondary" icon={<Icon name="refresh" />} onClick={retry}>
            {STRINGS.retry}
          </Button>
        </Stack>
      )}
    </section>
  );
}
