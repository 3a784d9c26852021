import { useReactiveVar } from '@apollo/client/react';
import { startTransition, useCallback, useState } from 'react';
import { isLaidOutWhole } from './lay-out-whole';

/** Half a screen before it comes into view. */
const MARGIN = '50% 0px';

interface Near<Part extends Element> {
  isNear: boolean;
  /** For the element of the part, which is watched until then. */
  part: { ref?: (element: Part) => () => void; 'data-far'?: '' };
}

/**
 * Whether somebody has come near a part of a page below its first view. Until then it need not ask for anything nor be drawn: a phone has
 * enough to do with what is in view. A key counts as coming near: keyboards, screen readers and the search in a page go where nobody
 * scrolls to.
 *
 * It changes in a transition, so mount the component with the query when it does: a query switched on by `skip` is fetched during
 * render, and each answer that interrupts the transition makes it fetch again.
 *
 * @param isWanted whether there is nothing to wait for
 */
export function useNear<Part extends Element = HTMLDivElement>(isWanted = false): Near<Part> {
  const isWhole = useReactiveVar(isLaidOutWhole);
  const [hasCome, setHasCome] = useState(false);
  // Who was led there stays there.
  if (isWanted && !hasCome) setHasCome(true);
  const isNear = isWanted || isWhole || hasCome;
  const watch = useCallback((element: Part) => {
    // In slices, between which the page goes on scrolling.
    const come = () => startTransition(() => setHasCome(true));
    const watching = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && come(), {
      rootMargin: MARGIN,
    });
    watching.observe(element);
    window.addEventListener('keydown', come);
    return () => {
      watching.disconnect();
      window.removeEventListener('keydown', come);
    };
  }, []);
  return { isNear, part: isNear ? {} : { ref: watch, 'data-far': '' } };
}
