import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { scrollToAndFocus } from '../../../lib/defer/scroll-to-element';
import { useEntryMemory } from '../../../lib/use-entry-memory';

const HIGHLIGHT_MS = 2500;

interface Options {
  /** What the address names. */
  id: string | null;
  /** The review is on the page. */
  isThere: boolean;
  card: RefObject<HTMLElement | null>;
}

/**
 * Goes to the review that the address names once it is there.
 * @returns the id of the review that is marked, for a moment
 */
export function useFocusReview({ id, isThere, card }: Options): string | null {
  // Back leads to where the person was, not to the review again.
  const { entry, kept, keep } = useEntryMemory<string>('focused-review');
  const [marked, setMarked] = useState<string | null>(null);

  const isDue = useEffectEvent(() => id !== null && isThere && kept !== id);
  const go = useEffectEvent(() => {
    if (id !== null) keep(id);
    if (card.current) scrollToAndFocus(card.current, 'center');
    setMarked(id);
  });
  useEffect(() => {
    if (!isDue()) return;
    // After the layout has put a new page at its top.
    const going = setTimeout(() => go());
    const fading = setTimeout(() => setMarked(null), HIGHLIGHT_MS);
    return () => {
      clearTimeout(going);
      clearTimeout(fading);
    };
  }, [entry, id, isThere]);
  return marked;
}
