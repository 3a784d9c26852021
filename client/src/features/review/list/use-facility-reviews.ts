import { useState } from 'react';
import type { ReviewSort } from '../../../graphql/types.generated';
import { useDeferredFirstResult } from '../../../lib/defer/use-deferred-first-result';
import { errorText } from '../../../lib/error-text';
import { showToast } from '../../../lib/toast';
import { usePagedList } from '../../../lib/use-paged-list';
import { type FacilityReviewsQuery, useFacilityReviewsQuery } from './facility-reviews.generated';

export type FacilityReviews = ReturnType<typeof useFacilityReviews>;

export function useFacilityReviews(facilityId: string) {
  const [sort, sortBy] = useState<ReviewSort>('LATEST');
  const query = useFacilityReviewsQuery({ variables: { facilityId, sort } });
  const { items, totalCount, isLoading, ...list } = usePagedList(query, {
    size: 20,
    pageOf: ({ reviews }: FacilityReviewsQuery) => reviews,
    idOf: ({ id }) => id,
    onMoreFailed: (failure) => showToast({ type: 'error', text: errorText(failure) }),
  });
  const answer = useDeferredFirstResult(query.data ?? query.previousData);
  const reviews = answer && items;
  // A deletion brings the place's count, not the list's.
  const reviewCount = answer?.facility?.reviewCount ?? totalCount;
  return {
    ...list,
    facility: answer?.facility,
    reviews,
    reviewCount,
    sort,
    sortBy,
    isLoading: isLoading || reviews !== items,
    hasMore: reviews !== undefined && reviews.length < reviewCount,
  };
}
