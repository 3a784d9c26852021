import { useVisitPolicy } from '../use-visit-policy';
import { useDeferredValue, useState } from 'react';
import { useEntryMemory } from '../../../lib/use-entry-memory';
import { usePagedList } from '../../../lib/use-paged-list';
import { type LatestReviewsQuery, useLatestReviewsQuery } from './latest-reviews.generated';

const FETCHED = 50;
export const STEP = 12;

/** All reviews or those with a tag, the newest first; fetched by fifty, shown by the dozen. */
export function useLatestReviews(tag: string) {
  const [count, showMore] = useShownCount();
  const query = useLatestReviewsQuery({
    variables: { filter: tag ? { tagName: tag } : {}, page: 0, size: FETCHED },
    ...useVisitPolicy(),
  });
  const list = usePagedList(query, {
    size: FETCHED,
    pageOf: ({ reviews }: LatestReviewsQuery) => reviews,
    idOf: ({ id }) => id,
  });
  // Twelve cards rendered at once block a slow phone: deferred, React renders them in slices.
  const items = useDeferredValue(list.error ? undefined : list.items);
  const totalCount = items ? list.totalCount : null;

  function more() {
    if (items && items.length < Math.min(count + STEP, list.totalCount)) return list.loadMore(showMore);
    list.focusNext();
    showMore();
  }

  return {
    ...list,
    shown: items?.slice(0, count) ?? [],
    /** Of all matches; null before the first answer. */
    totalCount,
    left: Math.max(0, (totalCount ?? 0) - count),
    isStale: query.loading && !query.data,
    more,
  };
}

/** How many are shown: `STEP` more each time; Back shows as many as there were, another search starts over. */
function useShownCount(): [count: number, showMore: () => void] {
  const { entry, kept = STEP, keep } = useEntryMemory<number>('shown-reviews');
  const [shown, setShown] = useState({ entry, count: kept });
  if (shown.entry !== entry) setShown({ entry, count: kept });
  function showMore() {
    keep(shown.count + STEP);
    setShown({ entry, count: shown.count + STEP });
  }
  return [shown.count, showMore];
}
