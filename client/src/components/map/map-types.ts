import type { ReactNode } from 'react';
import type { IconName } from '../icon';

export interface LatLng {
  latitude: number;
  longitude: number;
}

/** A small sign on a marker. */
export interface MapBadge {
  sign: IconName;
  /** Of the sign, readable on white. */
  color: string;
  /** What the sign means, as part of the marker's name. */
  text: string;
  /** Not for this person's pets: the marker is pale and shows its name only while hovered, focused or open. */
  isFaded: boolean;
}

export interface MapPlace extends LatLng {
  id: string;
  name: string;
  /** Group and kind of the public data; they decide colour and drawing of the marker. */
  group: string | null;
  kind: string | null;
  badge?: MapBadge;
  /** Only for orientation: a pale drawing without its name. */
  isDim?: boolean;
}

/** A name to write on the ground of a map that has no tiles. */
export interface GroundName extends LatLng {
  name: string;
}

export interface MapBounds {
  southWestLat: number;
  southWestLng: number;
  northEastLat: number;
  northEastLng: number;
}

/** What a map shows. The level is Kakao's: from 1 (nearest) to 14, each twice as far as the one before. */
export interface MapViewport {
  center: LatLng;
  level: number;
  bounds: MapBounds;
}

/** Who moved the map: the person, or a call of the page. */
export type MoveCause = 'user' | 'program';

export type MapStatus = 'loading' | 'ready' | 'failed';

export interface AccuracyCircle {
  center: LatLng;
  radiusMeters: number;
}

/** For pages. The last call before the map is ready runs as soon as it is. */
export interface MapHandle {
  /** Moves so that every point is visible. Points outside the Korea box are left out; without any the map stays. */
  fit: (points: LatLng[]) => void;
  moveTo: (point: LatLng, level?: number) => void;
  viewport: () => MapViewport | null;
}

/** Implemented on each map service. Moves end before the call returns; only panBy and zoomBy may animate. */
export interface MapEngine {
  fit: (points: LatLng[]) => void;
  moveTo: (point: LatLng, level?: number) => void;
  /** Positive: nearer. */
  zoomBy: (steps: number) => void;
  panBy: (x: number, y: number) => void;
  viewport: () => MapViewport;
}

/** React content at a point of the map, in a box without size. */
export interface MapOverlay {
  key: string;
  position: LatLng;
  content: ReactNode;
  /** `low` by default. A window is above everything else, and dragging in it does not move the map. */
  layer?: 'low' | 'high' | 'window';
}

/** Of the component that draws one map service. */
export interface EngineProps {
  kakaoJsKey: string;
  tileUrl: string | null;
  initialCenter: LatLng;
  initialLevel: number;
  overlays: MapOverlay[];
  circle: AccuracyCircle | null;
  /** Read once, when the map starts. */
  groundNames: GroundName[];
  ariaLabel: string;
  onReady: (engine: MapEngine) => void;
  /** After every move. `isResize`: the map's size changed instead. */
  onMove: (viewport: MapViewport, isResize?: boolean) => void;
  onBackgroundClick: () => void;
  /** The service cannot be reached: the other one takes over. */
  onUnavailable: () => void;
}
