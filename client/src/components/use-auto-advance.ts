import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

const CALM = '(prefers-reduced-motion: reduce)';

function onCalmChange(onChange: () => void) {
  const list = window.matchMedia(CALM);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

function onHiddenChange(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

interface AutoAdvanceOptions {
  /** In milliseconds; undefined: never. */
  interval: number | undefined;
  /** While true nothing moves; afterwards a whole interval passes before the next step. */
  isHeld: boolean;
}

/** Steps by itself, but neither in a tab that nobody sees nor for who wants no motion. Tells whether it may move at all. */
export function useAutoAdvance(advance: () => void, { interval, isHeld }: AutoAdvanceOptions): boolean {
  const isCalm = useSyncExternalStore(onCalmChange, () => window.matchMedia(CALM).matches);
  const isHidden = useSyncExternalStore(onHiddenChange, () => document.hidden);
  const onTick = useEffectEvent(advance);
  const moves = interval !== undefined && !isCalm;

  useEffect(() => {
    if (!moves || isHeld || isHidden) return;
    const timer = setInterval(() => onTick(), interval);
    return () => clearInterval(timer);
  }, [moves, isHeld, isHidden, interval]);

  return moves;
}
