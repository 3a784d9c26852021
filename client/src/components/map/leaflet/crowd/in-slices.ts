import { startTransition, useEffect, useState } from 'react';
import type { MapOverlay } from '../../map-types';

/** How many mount between two frames. */
const SLICE = 12;

interface Shown {
  wanted: MapOverlay[];
  overlays: MapOverlay[];
}

/**
 * Mounts new overlays in slices, with frames and input events in between. Changes and removals are immediate, as a zoom would drag removed
 * ones along; a window does not wait for markers.
 */
export function useInSlices(wanted: MapOverlay[]): MapOverlay[] {
  const [state, setState] = useState<Shown>({ wanted: [], overlays: [] });
  let shown = state;
  if (state.wanted !== wanted) {
    shown = { wanted, overlays: nextSlice(state.overlays, wanted) };
    setState(shown);
  }
  const isComplete = shown.overlays.length === wanted.length;

  useEffect(() => {
    if (isComplete) return;
    const timer = setTimeout(() =>
      startTransition(() => setState((now) => ({ ...now, overlays: nextSlice(now.overlays, now.wanted) }))),
    );
    return () => clearTimeout(timer);
  }, [isComplete, shown]);

  return shown.overlays;
}

function nextSlice(shown: MapOverlay[], wanted: MapOverlay[]): MapOverlay[] {
  const shownKeys = new Set(shown.map(({ key }) => key));
  let room = SLICE;
  return wanted.filter(({ key, layer }) => shownKeys.has(key) || layer === 'window' || room-- > 0);
}
