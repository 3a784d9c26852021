import { skipToken } from '@apollo/client/react';
import { usePagedList } from '../../../lib/use-paged-list';
import { useVisitPolicy } from '../use-visit-policy';
import { type MemberReviewsQuery, useFocusedMemberReviewQuery, useMemberReviewsQuery } from './member-reviews.generated';

const FETCHED = 20;

/** A member's reviews, the newest first; one that the address names and the first page lacks is on top. */
export function useMemberReviews(memberId: string, focusedId: string | undefined) {
  const query = useMemberReviewsQuery({ variables: { memberId, page: 0, size: FETCHED }, ...useVisitPolicy() });
  const { items, totalCount, ...list } = usePagedList(query, {
    size: FETCHED,
    pageOf: ({ reviews }: MemberReviewsQuery) => reviews,
    idOf: ({ id }) => id,
  });

  const isInReach = items?.slice(0, FETCHED).some(({ id }) => id === focusedId);
  const asked = useFocusedMemberReviewQuery(focusedId && items && !isInReach ? { variables: { id: focusedId } } : skipToken);
  // A link may name another member's review, or one that is gone: the list is there all the same.
  const found = isInReach ? null : asked.data?.review;
  const onTop = found && found.member.id === memberId ? found : null;

  return {
    ...list,
    items: onTop ? [onTop, ...(items ?? []).filter(({ id }) => id !== onTop.id)] : (items ?? []),
    /** null before the first answer. */
    totalCount: items ? totalCount : null,
  };
}
