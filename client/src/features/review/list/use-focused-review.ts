import { skipToken } from '@apollo/client/react';
import { useHighlightedReview } from '../use-highlighted-review';
import { useFocusedReviewQuery } from './focused-review.generated';
import type { ReviewItem_ReviewFragment } from './review-item.generated';

interface FocusedReviewOptions {
  facilityId: string;
  reviews: readonly ReviewItem_ReviewFragment[] | undefined;
  /** What is above the list has its final height. */
  isReady: boolean;
}

/** The highlighted review; where the loaded ones lack it, it is fetched to be shown above them. */
export function useFocusedReview({ facilityId, reviews, isReady }: FocusedReviewOptions) {
  const { wantedId: id, ...highlight } = useHighlightedReview({ isReady, block: 'start' });
  const asks = id !== undefined && reviews !== undefined && !reviews.some((review) => review.id === id);
  const { data, error } = useFocusedReviewQuery(asks ? { variables: { id } } : skipToken);
  const found = asks ? data?.review : null;
  const extra = found?.facility.id === facilityId ? found : null;
  return { ...highlight, extra, isMissing: asks && (error !== undefined || (data !== undefined && extra === null)) };
}
