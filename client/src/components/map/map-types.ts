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
  /** The place is of no use: its marker fades and shows its name only when it is pointed at. */
  isFaded: boolean;
}

export interface MapPlace extends LatLng {
  id: string;
  name: string;
  /** Group and kind of the public data; they decide colour and drawing of the marker. */
  group: string | null;
  kind: string | null;
  badge?: MapBadge;
  /** Only there to show what is around: a pale drawing without its name. */
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

/** What a map shows. The level is Kakao's: 1 is nearest, 14 farthest, each one twice as far as the one before. */
export interface MapViewport {
  center: LatLng;
  level: number;
  bounds: MapBounds;
}

/** Who moved the map: the person's own hand, or a call of the page. */
export type MoveCause = 'user' | 'program';

export type MapStatus = 'loading' | 'ready' | 'failed';

export interface AccuracyCircle {
  center: LatLng;
  radiusMeters: number;
}

/** What a page may ask of the map. Calls before the map is ready are kept and done then. */
export interface MapHandle {
  /** Moves so that every point is visible. Points outside the Korea box are left out; without any the map stays. */
  fit: (points: LatLng[]) => void;
  moveTo: (point: LatLng, level?: number) => void;
  viewport: () => MapViewport | null;
}
