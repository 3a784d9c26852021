import { useEffect, useState } from 'react';

/** What stands in the corner of the window must never cover this: words that warn, and controls at the edge of the page. */
const KEPT_CLEAR = '[data-keep-clear]';

/** Whether an element that floats over the page lies over something that has to stay visible. */
export function useIsCovering(element: HTMLElement | null): boolean {
  const [isCovering, setIsCovering] = useState(false);
  useEffect(() => {
    if (!element) return;
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const own = element.getBoundingClientRect();
        const kept = [...document.querySelectorAll(KEPT_CLEAR)];
        setIsCovering(kept.some((other) => overlap(own, other.getBoundingClientRect())));
      });
    };
    // Parts that arrive later push the others around.
    const growing = new ResizeObserver(look);
    growing.observe(document.body);
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    look();
    return () => {
      cancelAnimationFrame(frame);
      growing.disconnect();
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [element]);
  return isCovering;
}

const overlap = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
