import type { LatLng, MapBounds } from './map-types';

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
