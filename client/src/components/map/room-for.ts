const MARGIN = 8;

/** How far the map must move so that an element on it is wholly visible; null when it is, or when it is too large to ever be. */
export function roomFor(element: HTMLElement, map: HTMLElement): { x: number; y: number } | null {
  const inner = element.getBoundingClientRect();
  const outer = map.getBoundingClientRect();
  const x = missing(inner.left - outer.left, outer.right - inner.right);
  const y = missing(inner.top - outer.top, outer.bottom - inner.bottom);
  return x || y ? { x, y } : null;
}

/** Negative: towards the start. The start wins where both sides are short. */
function missing(before: number, after: number): number {
  if (before < MARGIN) return Math.round(before - MARGIN);
  if (after < MARGIN) return Math.round(MARGIN - after);
  return 0;
}
