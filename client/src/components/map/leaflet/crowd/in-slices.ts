import { startTransition, useEffect, useState } from 'react';
import type { MapOverlay } from '../../map-engine';

/** Between two frames. */
const SLICE = 12;

interface Shown {
  wanted: MapOverlay[];
  overlays: MapOverlay[];
}

/**
 * Overlays that come some at a time, so that frames and presses come between. Those that stay change at once and those that leave go at
 * once, as a zoom would drag them along; a window does not wait for markers.
 */
export function useInSlices(wanted: MapOverlay[]): MapOverlay[] {
  const [state, setState] = useState<Shown>({ wanted: [], overlays: [] });
  let shown = state;
  if (state.wanted !== wanted) {
    shown = { wanted, overlays: nextSlice(state.overlays, wanted) };
    setState(shown);
  }
  const isWhole = shown.overlays.length === wanted.length;

  useEffect(() => {
    if (isWhole) return;
    const timer = setTimeout(() =>
      startTransition(() => setState((now) => ({ ...now, overlays: nextSlice(now.overlays, now.wanted) }))),
    );
    return () => clearTimeout(timer);
  }, [isWhole, shown]);

  return shown.overlays;
}

function nextSlice(shown: MapOverlay[], wanted: MapOverlay[]): MapOverlay[] {
  const shownKeys = new Set(shown.map(({ key }) => key));
  let room = SLICE;
  return wanted.filter(({ key, layer }) => shownKeys.has(key) || layer === 'window' || room-- > 0);
}
