import { useSyncExternalStore } from 'react';

const TICK_MS = 30_000;

let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

function tick(): void {
  now = Date.now();
  listeners.forEach((listener) => listener());
}

/** Timers stop while a phone sleeps or a tab is in the background. */
function tickWhenSeen(): void {
  if (document.visibilityState === 'visible') tick();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    timer = setInterval(tick, TICK_MS);
    document.addEventListener('visibilitychange', tickWhenSeen);
    // The first listener must not start with an old time.
    if (Math.abs(Date.now() - now) > TICK_MS) tick();
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tickWhenSeen);
  };
}

/** The time in milliseconds, at most half a minute old; one clock for all. */
export const useNow = () => useSyncExternalStore(listen, () => now);
