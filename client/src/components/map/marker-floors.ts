import type { MapPlace } from './map-types';

/** Beyond this many a tower would leave the map. */
const HIGHEST_FLOOR = 4;

/** Places on the very same spot (one building, one address) would hide each other: each gets a floor of its own. */
export function markerFloors(places: MapPlace[]): Map<string, number> {
  const onSpot = new Map<string, number>();
  return new Map(
    places.map(({ id, latitude, longitude }) => {
      const spot = `${latitude.toFixed(5)} ${longitude.toFixed(5)}`;
      const floor = onSpot.get(spot) ?? 0;
      onSpot.set(spot, floor + 1);
      return [id, floor % (HIGHEST_FLOOR + 1)];
    }),
  );
}
