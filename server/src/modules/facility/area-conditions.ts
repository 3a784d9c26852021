import type { BoundsInput, CircleInput } from './facility.input';
import type { SqlFragment } from './sql-parameters';

/** In square degrees, some ten cities. */
const WIDE = 1;

/** Wide bounds are planned by value: a generic plan assumes narrow ones and uses the wrong index. */
export const isInBounds =
  ({ southWestLat, northEastLat, southWestLng, northEastLng }: BoundsInput): SqlFragment =>
  (parameters) => {
    parameters.isPlannedByValue ||= (northEastLat - southWestLat) * (northEastLng - southWestLng) > WIDE;
    return `latitude BETWEEN ${parameters.add(southWestLat)} AND ${parameters.add(northEastLat)}
     AND longitude BETWEEN ${parameters.add(southWestLng)} AND ${parameters.add(northEastLng)}`;
  };

/** A place without coordinates is in no circle. */
export const isInCircle =
  ({ latitude, longitude, radiusMeters }: CircleInput): SqlFragment =>
  (parameters) => {
    const [north, east, radius] = [latitude, longitude, radiusMeters].map((value) => `${parameters.add(value)}::float8`);
    return `facility_plane(latitude, longitude) <@ circle(facility_plane(${north}, ${east}), ${radius})`;
  };
