import type { ReactNode } from 'react';
import { MARKER_SIZES } from './marker-sizes';
import type { AccuracyCircle, GroundName, LatLng, MapViewport } from './map-types';

/** What both implementations can do. Every move is over when the call returns, panBy and zoomBy excepted: they may glide. */
export interface MapEngine {
  fit: (points: LatLng[]) => void;
  moveTo: (point: LatLng, level?: number) => void;
  /** Positive: nearer. */
  zoomBy: (steps: number) => void;
  panBy: (x: number, y: number) => void;
  viewport: () => MapViewport;
}

/** Something that stands on a point of the map: in a box without size exactly there, by itself in the middle above it. */
export interface MapOverlay {
  key: string;
  position: LatLng;
  content: ReactNode;
  /** `low` unless told. A window lies above everything else, and dragging in it does not move the map. */
  layer?: 'low' | 'high' | 'window';
}

export interface EngineProps {
  initialCenter: LatLng;
  initialLevel: number;
  overlays: MapOverlay[];
  circle: AccuracyCircle | null;
  /** Taken once, when the map starts. */
  groundNames: GroundName[];
  ariaLabel: string;
  onReady: (engine: MapEngine) => void;
  /** After every move. `isResize`: nobody moved, the room for the map changed. */
  onMove: (viewport: MapViewport, isResize?: boolean) => void;
  onBackgroundClick: () => void;
}

/** Above a point stand its marker and, over the map's edge, the page's buttons. */
const FIT_TOP = MARKER_SIZES.top + 60;
const FIT_TOP_SHARE = 0.45;

/** Room around the points of `fit` on a map of this height: beside for half a label; a low map keeps most of itself for the points. */
export const fitMargin = (height: number) => ({
  top: Math.min(FIT_TOP, height * FIT_TOP_SHARE),
  side: MARKER_SIZES.side,
  bottom: 20,
});
