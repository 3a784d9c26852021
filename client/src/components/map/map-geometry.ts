import type { LatLng, MapBounds, MapViewport } from './map-types';

export const DEFAULT_CENTER: LatLng = { latitude: 37.566826, longitude: 126.9786567 };
export const DEFAULT_LEVEL = 8;
/** After 내 위치. */
export const MY_LOCATION_LEVEL = 4;
export const MY_LOCATION_RADIUS = 50;
/** On the page of one place. */
export const PLACE_LEVEL = 3;

export const NEAREST_LEVEL = 1;
export const FARTHEST_LEVEL = 14;

/** Nothing outside is of use: every place of the data lies inside. */
export const KOREA_BOX: MapBounds = { southWestLat: 33, southWestLng: 124.5, northEastLat: 38.8, northEastLng: 132 };

/** More markers than this are shown in clusters: a thousand live labels cost half a second. */
export const CLUSTER_ABOVE = 100;
/** From here out a city is smaller than a few markers: as many as this within the reach of one are shown as a cluster. */
export const COUNTRY_LEVEL = 11;
export const COUNTRY_CLUSTER_MIN = 4;

/** Web Mercator in the unit in which the world is 1 wide and 1 high; y grows to the south. */
export const mercatorX = (longitude: number): number => (longitude + 180) / 360;

export const mercatorY = (latitude: number): number =>
  0.5 - Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) / (2 * Math.PI);

interface Size {
  width: number;
  height: number;
}

export const isInKorea = ({ latitude, longitude }: LatLng): boolean =>
  latitude >= KOREA_BOX.southWestLat &&
  latitude <= KOREA_BOX.northEastLat &&
  longitude >= KOREA_BOX.southWestLng &&
  longitude <= KOREA_BOX.northEastLng;

const BOX_WIDTH = mercatorX(KOREA_BOX.northEastLng) - mercatorX(KOREA_BOX.southWestLng);
const BOX_HEIGHT = mercatorY(KOREA_BOX.southWestLat) - mercatorY(KOREA_BOX.northEastLat);

/** How far out a map of this size may go: to the first level that shows the whole box. */
export function farthestLevel({ width, height }: Size): number {
  let level = NEAREST_LEVEL;
  while (level < FARTHEST_LEVEL && !showsWholeBox({ width, height }, level)) level += 1;
  return level;
}

function showsWholeBox({ width, height }: Size, level: number): boolean {
  const worldPixels = 256 * 2 ** zoomOf(level);
  return width >= BOX_WIDTH * worldPixels && height >= BOX_HEIGHT * worldPixels;
}

/** The centre this view must go back to, or null when it may stay: no edge beyond the box, and the box centred where it is smaller. */
export function pushedBack({ center, bounds }: MapViewport): LatLng | null {
  const latitude = within(
    center.latitude,
    bounds.southWestLat,
    bounds.northEastLat,
    KOREA_BOX.southWestLat,
    KOREA_BOX.northEastLat,
  );
  const longitude = within(
    center.longitude,
    bounds.southWestLng,
    bounds.northEastLng,
    KOREA_BOX.southWestLng,
    KOREA_BOX.northEastLng,
  );
  const stays = Math.abs(latitude - center.latitude) < 1e-6 && Math.abs(longitude - center.longitude) < 1e-6;
  return stays ? null : { latitude, longitude };
}

function within(center: number, low: number, high: number, boxLow: number, boxHigh: number): number {
  if (high - low >= boxHigh - boxLow) return center + (boxLow + boxHigh - low - high) / 2;
  return center + Math.max(0, boxLow - low) - Math.max(0, high - boxHigh);
}

/** Level and zoom of a Web Mercator map of the same scale: 8, 4 and 3 are 12, 16 and 17. */
export const zoomOf = (level: number): number => 20 - level;
export const levelOf = (zoom: number): number => 20 - zoom;
