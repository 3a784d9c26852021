import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { scrollToAndFocus } from '../../lib/defer/scroll-to-element';
import { useEntryMemory } from '../../lib/use-entry-memory';

const HIGHLIGHT_MS = 2500;

interface Wanted {
  id: string;
  state: 'due' | 'highlighted' | 'done';
}

interface HighlightOptions {
  /** What is above the list has its final height. */
  isReady?: boolean;
  block: ScrollLogicalPosition;
}

/** The id of a review's card on the page. */
export const reviewDomId = (id: string) => `review-${id}`;

/** The review that an address names. */
export const focusedIdOf = (search: string): string | null => new URLSearchParams(search).get('focusReviewId');

/** Scrolls to the review that the address names (`focusReviewId`) or `focus` asks for, once its card is there, and highlights it briefly. */
export function useHighlightedReview({ isReady = true, block }: HighlightOptions) {
  const { search } = useLocation();
  // Back returns to where the person was, not to the review again.
  const { kept, keep } = useEntryMemory<string>('focused-review');
  const [wanted, setWanted] = useState(() => wantedBy(search, kept));
  // A link to another review of the same page.
  const [searched, setSearched] = useState(search);
  if (searched !== search) {
    setSearched(search);
    setWanted(wantedBy(search, kept));
  }
  const { id, state } = wanted ?? {};

  const go = useEffectEvent((wantedId: string, card: HTMLElement) => {
    keep(wantedId);
    scrollToAndFocus(card, block);
    setWanted({ id: wantedId, state: 'highlighted' });
  });
  // Runs after every render, because any of them may add the card.
  useEffect(() => {
    const card = id && state === 'due' && isReady ? document.getElementById(reviewDomId(id)) : null;
    if (!id || !card) return;
    // After the layout has put a new page at its top.
    const going = setTimeout(() => go(id, card));
    return () => clearTimeout(going);
  });
  useEffect(() => {
    if (!id || state !== 'highlighted') return;
    const fading = setTimeout(() => setWanted({ id, state: 'done' }), HIGHLIGHT_MS);
    return () => clearTimeout(fading);
  }, [id, state]);

  return {
    wantedId: id,
    highlightedId: state === 'highlighted' ? id : undefined,
    focus: (reviewId: string) => setWanted({ id: reviewId, state: 'due' }),
    /** For a review that was removed. */
    forget: (reviewId: string) => setWanted((now) => (now?.id === reviewId ? null : now)),
  };
}

function wantedBy(search: string, done: string | undefined): Wanted | null {
  const id = focusedIdOf(search);
  return id ? { id, state: id === done ? 'done' : 'due' } : null;
}
