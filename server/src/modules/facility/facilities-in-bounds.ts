import type { BoundsInput } from './facility.input';
import type { SqlFragment } from './sql-parameters';

/** In square degrees, some ten cities. */
const WIDE = 1;

/** A plan for any bounds takes them for narrow: among many places that costs ten times as much as looking for a kind. */
export const inBounds =
  ({ southWestLat, northEastLat, southWestLng, northEastLng }: BoundsInput): SqlFragment =>
  (parameters) => {
    parameters.isPlannedByValue ||= (northEastLat - southWestLat) * (northEastLng - southWestLng) > WIDE;
    return `latitude BETWEEN ${parameters.add(southWestLat)} AND ${parameters.add(northEastLat)}
     AND longitude BETWEEN ${parameters.add(southWestLng)} AND ${parameters.add(northEastLng)}`;
  };
