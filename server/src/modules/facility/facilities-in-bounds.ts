import type { BoundsInput } from './facility.input';
import type { SqlFragment } from './sql-parameters';

export const inBounds =
  ({ southWestLat, northEastLat, southWestLng, northEastLng }: BoundsInput): SqlFragment =>
  (parameters) =>
    `latitude BETWEEN ${parameters.add(southWestLat)} AND ${parameters.add(northEastLat)}
     AND longitude BETWEEN ${parameters.add(southWestLng)} AND ${parameters.add(northEastLng)}`;
