import { useState } from 'react';
import type { ReviewSort } from '../../../graphql/types.generated';
import { useDeferredFirstResult } from '../../../lib/defer/use-deferred-first-result';
import { errorText } from '../../../lib/error-text';
import { showToast } from '../../../lib/toast';
import { type FacilityReviewsQuery, useFacilityReviewsQuery } from './facility-reviews.generated';

/** As the query asks for. */
const PAGE_SIZE = 20;

export type FacilityReviews = ReturnType<typeof useFacilityReviews>;

export function useFacilityReviews(facilityId: string) {
  const [sort, setSort] = useState<ReviewSort>('LATEST');
  const { data, previousData, loading, error, refetch, fetchMore } = useFacilityReviewsQuery({
    variables: { facilityId, sort },
  });
  const [isLoadingMore, setIsLoadingMore] = useState(false);
  // The former order stays until the next one is there.
  const answer = data ?? previousData;
  const shown = useDeferredFirstResult(answer);
  const reviews = shown?.reviews.items;
  const reviewCount = shown?.facility?.reviewCount ?? shown?.reviews.totalCount ?? 0;

  /** Reviews that came or went meanwhile have moved the pages: the one that may overlap first, then the next. */
  const loadMore = async (): Promise<boolean> => {
    if (!reviews || isLoadingMore) return false;
    setIsLoadingMore(true);
    try {
      const first = Math.floor(reviews.length / PAGE_SIZE);
      for (const page of [first, first + 1]) {
        const { data: more } = await fetchMore({ variables: { page }, updateQuery: append });
        const known = new Set(reviews.map(({ id }) => id));
        if (more?.reviews.items.some(({ id }) => !known.has(id))) return true;
      }
    } catch (failure) {
      showToast({ type: 'error', text: errorText(failure) });
    } finally {
      setIsLoadingMore(false);
    }
    return false;
  };

  return {
    facility: shown?.facility,
    reviews,
    reviewCount,
    sort,
    sortBy: setSort,
    isLoading: (loading || shown !== answer) && !isLoadingMore,
    isLoadingMore,
    hasMore: reviews !== undefined && reviews.length < reviewCount,
    /** Resolves to whether there are more now. */
    loadMore,
    error: answer ? undefined : error,
    retry: () => void refetch().catch(() => undefined),
  };
}

function append(former: FacilityReviewsQuery, { fetchMoreResult }: { fetchMoreResult: FacilityReviewsQuery }) {
  const known = new Set(former.reviews.items.map(({ id }) => id));
  const fresh = fetchMoreResult.reviews.items.filter(({ id }) => !known.has(id));
  return { ...fetchMoreResult, reviews: { ...fetchMoreResult.reviews, items: [...former.reviews.items, ...fresh] } };
}
