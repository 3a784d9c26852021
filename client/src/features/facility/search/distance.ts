import type { LatLng } from '../../../components/map/map-types';

const EARTH_RADIUS_METERS = 6_371_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance. Computed on the device, so that a person's position need not leave it. */
export function distanceInMeters(from: LatLng, to: LatLng): number {
  const latitude = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2;
  const longitude = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const along = latitude + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * longitude;
  return 2 * EARTH_RADIUS_METERS * Math.asin(Math.sqrt(along));
}

/** Of a place whose coordinates may not be known, from a person whose position may not be. */
export function distanceOf(place: { latitude: number | null; longitude: number | null }, from: LatLng | null): number | null {
  const { latitude, longitude } = place;
  return from && latitude !== null && longitude !== null ? distanceInMeters(from, { latitude, longitude }) : null;
}
