import { type RefObject, useEffect, useRef } from 'react';

/**
 * What is taken out of a list takes the keyboard's place with it, and the dialog that asked: once both are gone, the keyboard goes on
 * with the heir. Earlier the dialog would fetch it back.
 * @returns what to call with the id of the one that is about to go
 */
export function useHeirOfRemoved(heir: RefObject<HTMLElement | null>, ids: readonly string[]): (id: string) => void {
  const leaving = useRef<string>(null);
  useEffect(() => {
    if (leaving.current === null || ids.includes(leaving.current)) return;
    leaving.current = null;
    heir.current?.focus({ preventScroll: true });
    // The page has become shorter: on a small screen nothing but its end may be left in sight.
    heir.current?.scrollIntoView({ block: 'nearest' });
  });
  return (id) => {
    leaving.current = id;
  };
}
