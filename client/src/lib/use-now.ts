import { useSyncExternalStore } from 'react';

const TICK_MS = 30_000;

let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

function tick(): void {
  now = Date.now();
  listeners.forEach((listener) => listener());
}

/** A phone that slept, or a tab that was in the background, has a clock that stood still. */
function tickWhenSeen(): void {
  if (document.visibilityState === 'visible') tick();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    timer = setInterval(tick, TICK_MS);
    document.addEventListener('visibilitychange', tickWhenSeen);
    // Nobody listened for a while: the first one does not go on with an old time.
    if (Math.abs(Date.now() - now) > TICK_MS) tick();
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tickWhenSeen);
  };
}

/** The time in milliseconds, half a minute old at most; one clock for everything that shows it. */
export const useNow = () => useSyncExternalStore(listen, () => now);
