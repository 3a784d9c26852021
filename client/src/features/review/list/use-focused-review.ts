import { skipToken } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { scrollToAndFocus } from '../../../lib/defer/scroll-to-element';
import { useFocusedReviewQuery } from './focused-review.generated';
import { reviewDomId } from './review-dom-id';
import type { ReviewItem_ReviewFragment } from './review-item.generated';

const HIGHLIGHT_MS = 2500;

interface Wanted {
  id: string;
  isHighlighted: boolean;
}

interface FocusedReviewOptions {
  facilityId: string;
  reviews: readonly ReviewItem_ReviewFragment[] | undefined;
  /** What stands above the list has its final height. */
  isReady: boolean;
}

/**
 * Goes to the review that the address names (`focusReviewId`) or that was just written. One that is not among the loaded ones is
 * asked for and shown above them.
 */
export function useFocusedReview({ facilityId, reviews, isReady }: FocusedReviewOptions) {
  const { key, search } = useLocation();
  const [wanted, setWanted] = useState(() => wantedBy(search));
  // The same page under another address: who follows a link to another review is led there.
  const [place, setPlace] = useState({ key, search });
  if (place.key !== key || place.search !== search) {
    setPlace({ key, search });
    if (place.search !== search) setWanted(wantedBy(search));
  }

  const id = wanted?.id;
  const isLoaded = reviews?.some((review) => review.id === id) ?? false;
  const asks = id !== undefined && reviews !== undefined && !isLoaded;
  const { data, error } = useFocusedReviewQuery(asks ? { variables: { id } } : skipToken);
  const found = asks ? data?.review : null;
  const extra = found?.facility.id === facilityId ? found : null;
  const isThere = isLoaded || extra !== null;
  const isDue = isThere && isReady && wanted?.isHighlighted === true;

  useEffect(() => {
    // Once: a list that is sorted anew or grows does not pull the person back.
    if (id === undefined || !isDue) return;
    const card = document.getElementById(reviewDomId(id));
    if (card) scrollToAndFocus(card, 'start');
    const timer = setTimeout(() => setWanted({ id, isHighlighted: false }), HIGHLIGHT_MS);
    return () => clearTimeout(timer);
  }, [id, isDue]);

  return {
    /** To be shown above the loaded ones. */
    extra,
    highlightedId: isThere && wanted?.isHighlighted ? wanted.id : undefined,
    isMissing: asks && (error !== undefined || (data !== undefined && extra === null)),
    focus: (reviewId: string) => setWanted({ id: reviewId, isHighlighted: true }),
    /** A review that is gone is not asked for any more. */
    forget: (reviewId: string) => setWanted((now) => (now?.id === reviewId ? null : now)),
  };
}

/** The review that an address names. */
export const focusedIdOf = (search: string): string | null => new URLSearchParams(search).get('focusReviewId');

function wantedBy(search: string): Wanted | null {
  const id = focusedIdOf(search);
  return id ? { id, isHighlighted: true } : null;
}
