import { NetworkStatus } from '@apollo/client';
import { useDeferredValue, useState } from 'react';
import { joinPages } from '../join-pages';
import { useVisitPolicy } from '../use-visit-policy';
import { useLatestReviewsQuery } from './latest-reviews.generated';
import { useShownCount } from './use-shown-count';

const FETCHED = 50;
export const STEP = 12;

/** All reviews or those with a tag, the newest first; fetched by fifty, shown by the dozen. */
export function useLatestReviews(tag: string) {
  const [count, showMore] = useShownCount(STEP);
  const [isMoreFailed, setIsMoreFailed] = useState(false);
  const { data, previousData, error, loading, networkStatus, fetchMore, refetch } = useLatestReviewsQuery({
    variables: { filter: tag ? { tagName: tag } : {}, page: 0, size: FETCHED },
    ...useVisitPolicy(),
  });
  const isFetchingMore = networkStatus === NetworkStatus.fetchMore;
  const isFailed = error !== undefined && !data && !loading;
  // The former answer stays until the next one is there. Deferred, as twelve cards at once hold a slow phone up: React draws them in slices.
  const answer = useDeferredValue((isFailed ? undefined : (data ?? previousData))?.reviews);
  const items = answer?.items ?? [];

  async function more() {
    setIsMoreFailed(false);
    try {
      if (answer && items.length < Math.min(count + STEP, answer.totalCount))
        await fetchMore({
          variables: { page: Math.max(1, Math.round(items.length / FETCHED)) },
          updateQuery: ({ reviews }, { fetchMoreResult }) => ({ reviews: joinPages(reviews, fetchMoreResult.reviews, FETCHED) }),
        });
      showMore();
    } catch {
      setIsMoreFailed(true);
    }
  }

  return {
    shown: items.slice(0, count),
    /** Of all matches; null while nothing is known. */
    totalCount: answer ? answer.totalCount : null,
    left: answer ? Math.max(0, answer.totalCount - count) : 0,
    isStale: loading && !data,
    isFailed,
    isFetchingMore,
    isMoreFailed,
    more: () => void more(),
    // A second failure says what the first did.
    retry: () => void refetch().catch(() => undefined),
  };
}
