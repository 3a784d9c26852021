import type { MapPlace } from './map-types';

/** How far a marker is moved off its point: 0, 0 is the point itself. */
export interface StackOffset {
  /** Upwards. */
  row: number;
  /** Sideways: 1 right, -1 left and so on. */
  column: number;
}

export const NO_OFFSET: StackOffset = { row: 0, column: 0 };

/** A higher column would leave the map. */
const ROWS = 5;

/** Places at the same point (one building, one address) would hide each other: each gets its own offset. */
export function stackOffsets(places: MapPlace[]): Map<string, StackOffset> {
  const countAt = new Map<string, number>();
  return new Map(
    places.map(({ id, latitude, longitude }) => {
      const point = `${latitude.toFixed(5)} ${longitude.toFixed(5)}`;
      const count = countAt.get(point) ?? 0;
      countAt.set(point, count + 1);
      return [id, offsetOf(count)];
    }),
  );
}

/** The same object for the same offset, so that a marker whose offset stays does not render again. */
const offsets = [NO_OFFSET];
const offsetOf = (count: number): StackOffset =>
  (offsets[count] ??= { row: count % ROWS, column: columnOf(Math.floor(count / ROWS)) });

/** The first column is over the point, the next ones right and left of it in turn. */
const columnOf = (n: number): number => (n % 2 === 1 ? (n + 1) / 2 : n === 0 ? 0 : -n / 2);
