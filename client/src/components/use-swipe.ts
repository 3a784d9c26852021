import { type TouchEvent, useRef } from 'react';

/** How far a finger has to go, in pixels. */
const DISTANCE = 40;

/** For the element on which a finger leads to the next photo (1) or the former (-1). */
export function useSwipe(go: (step: 1 | -1) => void) {
  const touchedAt = useRef<number | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      // Two fingers enlarge.
      touchedAt.current = touches.length === 1 ? (touches[0]?.clientX ?? null) : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const moved = (changedTouches[0]?.clientX ?? 0) - (touchedAt.current ?? Infinity);
      if (Number.isFinite(moved) && Math.abs(moved) >= DISTANCE) go(moved > 0 ? -1 : 1);
      touchedAt.current = null;
    },
  };
}
