const LATEST_MS = 2_000;

/** What nobody waits for: between other things, or soon where the browser (Safari) cannot tell when that is. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: LATEST_MS });
  else setTimeout(work, 100);
}
