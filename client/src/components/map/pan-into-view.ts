import type { LatLng, MapEngine, MapViewport } from './map-types';
import { KOREA_BOX, NEAREST_LEVEL } from './map-geometry';

const MARGIN = 8;

interface Pixels {
  x: number;
  y: number;
}

/**
 * Moves the map so that a window over one of its places is fully visible. Where the map would leave the Korea box it zooms in first, so
 * that the window covers less of it.
 */
export function panIntoView(map: MapEngine, window: { element: HTMLElement; over: LatLng; root: HTMLElement }): void {
  const { element, over, root } = window;
  // The map is hidden.
  if (root.clientWidth === 0) return;
  for (let { level } = map.viewport(); level >= NEAREST_LEVEL; level -= 1) {
    const missing = roomFor(element, root);
    if (!missing) return;
    if (level === NEAREST_LEVEL || !leavesKorea(map.viewport(), missing, root)) return map.panBy(missing.x, missing.y);
    map.moveTo(over, level - 1);
  }
}

/** How far the map must move to show an element fully; null when it already does. */
function roomFor(element: HTMLElement, map: HTMLElement): Pixels | null {
  const inner = element.getBoundingClientRect();
  const outer = map.getBoundingClientRect();
  const x = missing(inner.left - outer.left, outer.right - inner.right);
  const y = missing(inner.top - outer.top, outer.bottom - inner.bottom);
  return x || y ? { x, y } : null;
}

/** Negative: towards the start, which wins where both sides are short. */
function missing(before: number, after: number): number {
  if (before < MARGIN) return Math.round(before - MARGIN);
  if (after < MARGIN) return Math.round(MARGIN - after);
  return 0;
}

/** Whether Leaflet or `pushedBack` would undo the move. An estimate: the height of a degree of latitude varies. */
function leavesKorea({ bounds }: MapViewport, { x, y }: Pixels, { clientWidth, clientHeight }: HTMLElement): boolean {
  const { southWestLat: south, northEastLat: north, southWestLng: west, northEastLng: east } = bounds;
  const { southWestLat, northEastLat, southWestLng, northEastLng } = KOREA_BOX;
  return (
    leaves({ low: west, high: east, by: (x / clientWidth) * (east - west) }, southWestLng, northEastLng) ||
    leaves({ low: south, high: north, by: (-y / clientHeight) * (north - south) }, southWestLat, northEastLat)
  );
}

const leaves = ({ low, high, by }: { low: number; high: number; by: number }, boxLow: number, boxHigh: number): boolean =>
  by !== 0 && (high - low > boxHigh - boxLow || (by > 0 ? high + by > boxHigh : low + by < boxLow));
