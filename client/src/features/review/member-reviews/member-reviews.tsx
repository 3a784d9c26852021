import { useVisitPolicy } from '../use-visit-policy';
import { skipToken } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { BROKEN, EmptyState } from '../../../components/empty-state';
import { Button, ButtonLink } from '../../../components/button';
import { REST } from '../../../components/empty-drawings';
import { Icon } from '../../../components/icon';
import { Card, Row, Stack } from '../../../components/kit';
import { RetryButton } from '../../../components/load-failure';
import { Chip } from '../../../components/parts';
import { Skeleton } from '../../../components/skeleton';
import { paths } from '../../../lib/paths';
import { usePagedList } from '../../../lib/use-paged-list';
import { reviewDomId, useHighlightedReview } from '../use-highlighted-review';
import { MemberReviewCard } from './member-review-card';
import type { MemberReviewCard_ReviewFragment } from './member-review-card.generated';
import { type MemberReviewsQuery, useFocusedMemberReviewQuery, useMemberReviewsQuery } from './member-reviews.generated';
import styles from './member-reviews.module.css';
import { STRINGS } from './strings';

const FETCHED = 20;

interface MemberReviewsProps {
  memberId: string;
  /** Over the list. */
  title: string;
  /** Whether the viewer looks at their own. */
  isOwn: boolean;
  renderFavorite: (facility: MemberReviewCard_ReviewFragment['facility']) => ReactNode;
}

export function MemberReviews({ memberId, title, isOwn, renderFavorite }: MemberReviewsProps) {
  const { wantedId, highlightedId } = useHighlightedReview({ block: 'center' });
  const { listRef, items, left, error, isLoadingMore, isMoreFailed, loadMore, retry, totalCount } = useMemberReviews(
    memberId,
    wantedId,
  );

  return (
    <Stack as="section" gap={4} justify="start" aria-label={title}>
      <Row as="h2" gap={2} wrap>
        <span>{title}</span>
        {totalCount !== null && <Chip>{STRINGS.count(totalCount)}</Chip>}
      </Row>
      {error && (
        <div role="alert">
          <EmptyState drawing={BROKEN} title={STRINGS.failed} action={<RetryButton variant="secondary" onClick={retry} />} />
        </div>
      )}
      {totalCount === null && !error && <MemberReviewsSkeleton />}
      {totalCount === 0 && <NoReviews isOwn={isOwn} />}
      <Stack ref={listRef} as="ul" gap={4} className={styles.list} hidden={items.length === 0}>
        {items.map((review) => (
          <li key={review.id}>
            <Card
              as="article"
              id={reviewDomId(review.id)}
              tabIndex={-1}
              className={styles.review}
              data-highlighted={review.id === highlightedId || undefined}
            >
              <MemberReviewCard review={review} favorite={renderFavorite(review.facility)} />
            </Card>
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

/** A member's reviews, the newest first; one that the address names and the first page lacks is on top. */
function useMemberReviews(memberId: string, focusedId: string | undefined) {
  const query = useMemberReviewsQuery({ variables: { memberId, page: 0, size: FETCHED }, ...useVisitPolicy() });
  const { items, totalCount, ...list } = usePagedList(query, {
    size: FETCHED,
    pageOf: ({ reviews }: MemberReviewsQuery) => reviews,
    idOf: ({ id }) => id,
  });

  const isOnFirstPage = items?.slice(0, FETCHED).some(({ id }) => id === focusedId);
  const isMissing = focusedId !== undefined && items !== undefined && !isOnFirstPage;
  const { data } = useFocusedMemberReviewQuery(isMissing ? { variables: { id: focusedId } } : skipToken);
  // A link may name another member's review, or one that is gone: the list is there all the same.
  const onTop = isMissing && data?.review?.member.id === memberId ? data.review : null;

  return {
    ...list,
    items: onTop ? [onTop, ...(items ?? []).filter(({ id }) => id !== onTop.id)] : (items ?? []),
    /** null before the first answer. */
    totalCount: items ? totalCount : null,
  };
}

const MemberReviewsSkeleton = () => (
  <Stack gap={4} role="status" aria-label={STRINGS.loading}>
    {[0, 1, 2].map((card) => (
      <Card key={card} gap={3} className={styles.skeleton}>
        <Skeleton width="50%" height="24px" />
        <Skeleton width="35%" height="18px" />
        <Skeleton height="72px" />
      </Card>
    ))}
  </Stack>
);

function NoReviews({ isOwn }: { isOwn: boolean }) {
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
