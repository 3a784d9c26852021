import { useState } from 'react';
import { useEntryMemory } from '../../../lib/use-entry-memory';

/** How many of a list are shown: `step` at first, and as many more each time; after Back as many as there were. */
export function useShownCount(step: number): [count: number, showMore: () => void] {
  const { entry, kept = step, keep } = useEntryMemory<number>('shown-reviews');
  const [shown, setShown] = useState({ entry, count: kept });
  // Another search begins at the beginning.
  if (shown.entry !== entry) setShown({ entry, count: kept });
  function showMore() {
    keep(shown.count + step);
    setShown({ entry, count: shown.count + step });
  }
  return [shown.count, showMore];
}
