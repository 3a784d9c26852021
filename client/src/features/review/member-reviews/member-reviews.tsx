import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../../components/button';
import { REST } from '../../../components/empty-drawings';
import { BROKEN, EmptyState } from '../../../components/empty-state';
import { Icon } from '../../../components/icon';
import { Row, Stack } from '../../../components/kit';
import { Chip } from '../../../components/parts';
import { paths } from '../../../lib/paths';
import { reviewDomId, useHighlightedReview } from '../use-highlighted-review';
import { MemberReviewCard } from './member-review-card';
import type { MemberReviewCard_ReviewFragment } from './member-review-card.generated';
import { MemberReviewsSkeleton } from './member-reviews-skeleton';
import styles from './member-reviews.module.css';
import { STRINGS } from './strings';
import { useMemberReviews } from './use-member-reviews';

interface MemberReviewsProps {
  memberId: string;
  /** Over the list. */
  title: string;
  /** Whether the viewer looks at their own. */
  isOwn: boolean;
  renderFavorite: (facility: MemberReviewCard_ReviewFragment['facility']) => ReactNode;
}

function NoReviews({ isOwn }: Pick<MemberReviewsProps, 'isOwn'>) {
  return (
    <EmptyState
      drawing={REST}
      title={STRINGS.none}
      description={isOwn && STRINGS.noneOwn}
      action={
        isOwn ? (
          <ButtonLink icon={<Icon name="map" />} to={paths.map()}>
            {STRINGS.toMap}
          </ButtonLink>
        ) : (
          <ButtonLink to={paths.reviewsLatest()}>{STRINGS.toLatest}</ButtonLink>
        )
      }
    />
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert">
      <EmptyState
        drawing={BROKEN}
        title={STRINGS.failed}
        action={
          <Button variant="secondary" icon={<Icon name="refresh" />} onClick={onRetry}>
            {STRINGS.retry}
          </Button>
        }
      />
    </div>
  );
}

export function MemberReviews({ memberId, title, isOwn, renderFavorite }: MemberReviewsProps) {
  const { wantedId, highlightedId } = useHighlightedReview({ block: 'center' });
  const { listRef, items, totalCount, left, error, isLoadingMore, isMoreFailed, loadMore, retry } = useMemberReviews(
    memberId,
    wantedId,
  );

  return (
    <Stack as="section" gap={4} justify="start" aria-label={title}>
      <Row as="h2" gap={2} wrap>
        <span>{title}</span>
        {totalCount !== null && <Chip>{STRINGS.count(totalCount)}</Chip>}
      </Row>
      {error && <Failed onRetry={retry} />}
      {totalCount === null && !error && <MemberReviewsSkeleton />}
      {totalCount === 0 && <NoReviews isOwn={isOwn} />}
      <Stack ref={listRef} as="ul" gap={4} className={styles.list} hidden={items.length === 0}>
        {items.map((review) => (
          <li key={review.id}>
            <article
              id={reviewDomId(review.id)}
              tabIndex={-1}
              className={styles.review}
              data-highlighted={review.id === highlightedId || undefined}
            >
              <MemberReviewCard review={review} favorite={renderFavorite(review.facility)} />
            </article>
          </li>
        ))}
      </Stack>
      {left > 0 && (
        <Stack gap={2} align="center" className={styles.more}>
          <Button variant="secondary" busy={isLoadingMore} onClick={() => loadMore()}>
            {STRINGS.more(left)}
          </Button>
          <p role="alert">{isMoreFailed ? STRINGS.moreFailed : ''}</p>
        </Stack>
      )}
    </Stack>
  );
}
