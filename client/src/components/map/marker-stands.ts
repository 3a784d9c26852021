import type { MapPlace } from './map-types';

/** Where a marker stands over its spot: 0, 0 is the spot itself. */
export interface MarkerStand {
  /** Upwards. */
  floor: number;
  /** Beside the spot: 1 right, -1 left and so on. */
  column: number;
}

export const ON_THE_SPOT: MarkerStand = { floor: 0, column: 0 };

/** A higher tower would leave the map. */
const FLOORS = 5;

/** Places on the very same spot (one building, one address) would hide each other: each gets a stand of its own. */
export function markerStands(places: MapPlace[]): Map<string, MarkerStand> {
  const onSpot = new Map<string, number>();
  return new Map(
    places.map(({ id, latitude, longitude }) => {
      const spot = `${latitude.toFixed(5)} ${longitude.toFixed(5)}`;
      const before = onSpot.get(spot) ?? 0;
      onSpot.set(spot, before + 1);
      return [id, standAt(before)];
    }),
  );
}

/** The same object for the same stand, so that a marker whose stand stays is not drawn again. */
const stands = [ON_THE_SPOT];
const standAt = (before: number): MarkerStand =>
  (stands[before] ??= { floor: before % FLOORS, column: columnOf(Math.floor(before / FLOORS)) });

/** The first tower stands on the spot, the next ones right and left of it in turn. */
const columnOf = (tower: number): number => (tower % 2 === 1 ? (tower + 1) / 2 : tower === 0 ? 0 : -tower / 2);
