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

/** All places of the data are inside. */
export const KOREA_BOX: MapBounds = { southWestLat: 33, southWestLng: 124.5, northEastLat: 38.8, northEastLng: 132 };

/** More markers than this become clusters: rendering a thousand labels takes half a second. */
export const CLUSTER_ABOVE = 100;
/** From this level a city is smaller than a few markers: this many within the reach of one become a cluster. */
export const COUNTRY_LEVEL = 11;
export const COUNTRY_CLUSTER_MIN = 4;

/** Level and zoom of a Web Mercator map of the same scale: 8, 4 and 3 are 12, 16 and 17. */
export const zoomOf = (level: number): number => 20 - level;
export const levelOf = (zoom: number): number => 20 - zoom;

/** Width and height of the whole world in pixels. */
export const worldSize = (zoom: number): number => 256 * 2 ** zoom;

/** Web Mercator, as a share of the world's width and height; y grows to the south. */
export const mercatorX = (longitude: number): number => (longitude + 180) / 360;
export const mercatorY = (latitude: number): number =>
  0.5 - Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) / (2 * Math.PI);

/** @param margin in degrees, on each side */
export const isWithin = (
  { latitude, longitude }: LatLng,
  { southWestLat, southWestLng, northEastLat, northEastLng }: MapBounds,
  margin = { latitude: 0, longitude: 0 },
): boolean =>
  latitude >= southWestLat - margin.latitude &&
  latitude <= northEastLat + margin.latitude &&
  longitude >= southWestLng - margin.longitude &&
  longitude <= northEastLng + margin.longitude;

export const isInKorea = (point: LatLng): boolean => isWithin(point, KOREA_BOX);

const BOX_WIDTH = mercatorX(KOREA_BOX.northEastLng) - mercatorX(KOREA_BOX.southWestLng);
const BOX_HEIGHT = mercatorY(KOREA_BOX.southWestLat) - mercatorY(KOREA_BOX.northEastLat);

/** How far out a map of this size may go: to the first level that shows the whole box. */
export function farthestLevel({ width, height }: { width: number; height: number }): number {
  const world = Math.min(width / BOX_WIDTH, height / BOX_HEIGHT);
  let level = NEAREST_LEVEL;
  while (level < FARTHEST_LEVEL && worldSize(zoomOf(level)) > world) level += 1;
  return level;
}

/** The centre that keeps the view inside the box, or centres the box where it is smaller; null when the view may stay. */
export function pushedBack({ center, bounds }: MapViewport): LatLng | null {
  const box = KOREA_BOX;
  const latitude = push([bounds.southWestLat, bounds.northEastLat], [box.southWestLat, box.northEastLat]);
  const longitude = push([bounds.southWestLng, bounds.northEastLng], [box.southWestLng, box.northEastLng]);
  if (Math.abs(latitude) < 1e-6 && Math.abs(longitude) < 1e-6) return null;
  return { latitude: center.latitude + latitude, longitude: center.longitude + longitude };
}

function push([low, high]: [number, number], [boxLow, boxHigh]: [number, number]): number {
  if (high - low >= boxHigh - boxLow) return (boxLow + boxHigh - low - high) / 2;
  return Math.max(0, boxLow - low) - Math.max(0, high - boxHigh);
}
