import { type RefObject, useEffect, useRef } from 'react';

/**
 * Removing an item removes the focused button with it. Once the item is gone, the fallback gets the focus; not earlier, as the
 * confirming dialog would take it back when it closes.
 * @returns call it with the id of the item before removing it
 */
export function useFocusAfterRemoval(fallback: RefObject<HTMLElement | null>, ids: readonly string[]): (id: string) => void {
  const removedId = useRef<string>(null);
  useEffect(() => {
    if (removedId.current === null || ids.includes(removedId.current)) return;
    removedId.current = null;
    fallback.current?.focus({ preventScroll: true });
    // The page is shorter now: a small screen may show nothing but its end.
    fallback.current?.scrollIntoView({ block: 'nearest' });
  });
  return (id) => void (removedId.current = id);
}
