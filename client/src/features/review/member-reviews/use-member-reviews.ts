import { NetworkStatus } from '@apollo/client';
import { skipToken } from '@apollo/client/react';
import { useState } from 'react';
import { joinPages } from '../join-pages';
import { useVisitPolicy } from '../use-visit-policy';
import { useFocusedMemberReviewQuery, useMemberReviewsQuery } from './member-reviews.generated';

const FETCHED = 20;

/** A member's reviews, the newest first; the one that the address names stands on top where the first twenty are without it. */
export function useMemberReviews(memberId: string, focusReviewId: string | null) {
  const [isMoreFailed, setIsMoreFailed] = useState(false);
  const { data, error, networkStatus, loading, fetchMore, refetch } = useMemberReviewsQuery({
    variables: { memberId, page: 0, size: FETCHED },
    ...useVisitPolicy(),
  });
  const answer = data?.reviews;
  const listed = answer?.items ?? [];

  const isInReach = listed.slice(0, FETCHED).some(({ id }) => id === focusReviewId);
  const asked = useFocusedMemberReviewQuery(
    focusReviewId && answer && !isInReach ? { variables: { id: focusReviewId } } : skipToken,
  );
  // A link may name another member's review, or one that is gone: the list is there all the same.
  const found = isInReach ? null : asked.data?.review;
  const onTop = found && found.member.id === memberId ? found : null;

  async function more() {
    setIsMoreFailed(false);
    try {
      await fetchMore({
        variables: { page: Math.max(1, Math.round(listed.length / FETCHED)) },
        updateQuery: ({ reviews }, { fetchMoreResult }) => ({ reviews: joinPages(reviews, fetchMoreResult.reviews, FETCHED) }),
      });
    } catch {
      setIsMoreFailed(true);
    }
  }

  return {
    items: onTop ? [onTop, ...listed.filter(({ id }) => id !== onTop.id)] : listed,
    /** null while nothing is known. */
    totalCount: answer ? answer.totalCount : null,
    left: answer ? answer.totalCount - listed.length : 0,
    isFailed: error !== undefined && !answer && !loading,
    isFetchingMore: networkStatus === NetworkStatus.fetchMore,
    isMoreFailed,
    more: () => void more(),
    // A second failure says what the first did.
    retry: () => void refetch().catch(() => undefined),
  };
}
