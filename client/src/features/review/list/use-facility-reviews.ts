import { skipToken } from '@apollo/client/react';
import { useState } from 'react';
import type { ReviewSort } from '../../../graphql/types.generated';
import { useDeferredFirstResult } from '../../../lib/defer/use-deferred-first-result';
import { errorText } from '../../../lib/error-text';
import { showToast } from '../../../lib/toast';
import { usePagedList } from '../../../lib/use-paged-list';
import { useHighlightedReview } from '../use-highlighted-review';
import { type FacilityReviewsQuery, useFacilityReviewsQuery } from './facility-reviews.generated';
import { useFocusedReviewQuery } from './focused-review.generated';
import type { ReviewItem_ReviewFragment } from './review-item.generated';

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

interface FocusedReviewOptions {
  facilityId: string;
  reviews: readonly ReviewItem_ReviewFragment[] | undefined;
  /** What is above the list has its final height. */
  isReady: boolean;
}

/** The highlighted review. If it is not among the loaded ones, it is fetched to be shown above them. */
export function useFocusedReview({ facilityId, reviews, isReady }: FocusedReviewOptions) {
  const { wantedId: id, ...highlight } = useHighlightedReview({ isReady, block: 'start' });
  const isMissingInList = id !== undefined && reviews !== undefined && !reviews.some((review) => review.id === id);
  const { data, error } = useFocusedReviewQuery(isMissingInList ? { variables: { id } } : skipToken);
  const found = isMissingInList ? data?.review : null;
  const extra = found?.facility.id === facilityId ? found : null;
  const isMissing = isMissingInList && (error !== undefined || (data !== undefined && extra === null));
  return { ...highlight, extra, isMissing };
}
