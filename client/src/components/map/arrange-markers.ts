import { mercatorX, mercatorY, worldSize, zoomOf } from './map-geometry';
import type { MapPlace } from './map-types';
import { MARKER_SIZES } from './marker-sizes';

const { rowHeight, columnWidth, boxHeight, compactWidth, namedWidth, widest } = MARKER_SIZES;

export interface Arrangement {
  offsets: Map<string, StackOffset>;
  /** Markers without their names. */
  compact: Set<string>;
}

/** How far a marker is moved off its point: 0, 0 is the point itself. */
export interface StackOffset {
  /** Upwards. */
  row: number;
  /** Sideways: 1 right, -1 left and so on. */
  column: number;
}

export const NO_OFFSET: StackOffset = { row: 0, column: 0 };

/** A higher column would leave the map. */
const STACK_ROWS = 5;

/** Too slow for every render: a thousand markers are compared with each other. */
export function arrangeMarkers(places: MapPlace[], level: number): Arrangement {
  const offsets = stackOffsets(places);
  return { offsets, compact: compactMarkers(places, offsets, level) };
}

/** Places at the same point (one building, one address) would hide each other: each gets its own offset. */
function stackOffsets(places: MapPlace[]): Map<string, StackOffset> {
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
  (offsets[count] ??= { row: count % STACK_ROWS, column: sideways(Math.floor(count / STACK_ROWS)) });

/** The first column is over the point, the next ones alternate right and left of it. */
const sideways = (n: number): number => (n % 2 === 1 ? (n + 1) / 2 : n === 0 ? 0 : -n / 2);

interface Box {
  x: number;
  y: number;
  width: number;
}

/** Markers whose name would cover another marker at this level. Of two names that touch, the earlier (better) result keeps its own. */
function compactMarkers(places: MapPlace[], offsets: Map<string, StackOffset>, level: number): Set<string> {
  const world = worldSize(zoomOf(level));
  const boxes = places.map((place) => {
    const { row, column } = offsets.get(place.id) ?? NO_OFFSET;
    return {
      place,
      x: mercatorX(place.longitude) * world + column * columnWidth,
      y: mercatorY(place.latitude) * world - row * rowHeight,
      width: compactWidth(place),
    };
  });
  const all = new Grid(boxes);
  const named = new Grid();
  const compact = boxes.filter((box) => {
    const wide = { ...box, width: namedWidth(box.place) };
    const isBlocked =
      all.some(wide, (other) => other !== box && touches(wide, other)) || named.some(wide, (other) => touches(wide, other));
    if (!isBlocked) named.add(wide);
    return isBlocked;
  });
  return new Set(compact.map(({ place }) => place.id));
}

/** Boxes by position, so that each is only compared with its neighbours: a cell is as large as the largest box. */
class Grid {
  readonly #cells = new Map<number, Box[]>();

  constructor(boxes: Box[] = []) {
    for (const box of boxes) this.add(box);
  }

  add(box: Box): void {
    const key = cellOf(box);
    const cell = this.#cells.get(key);
    if (cell) cell.push(box);
    else this.#cells.set(key, [box]);
  }

  /** Whether the test is true for a box in this or an adjacent cell. */
  some(box: Box, test: (other: Box) => boolean): boolean {
    for (const x of [0, -1, 1]) for (const y of [0, -1, 1]) if (this.#cells.get(cellOf(box, x, y))?.some(test)) return true;
    return false;
  }
}

/** The world has fewer rows than this at every zoom. */
const WORLD_ROWS = 2 ** 25;
const cellOf = ({ x, y }: Box, right = 0, down = 0): number =>
  (Math.floor(x / widest) + right) * WORLD_ROWS + Math.floor(y / boxHeight) + down;

const touches = (one: Box, other: Box): boolean =>
  Math.abs(one.y - other.y) < boxHeight && Math.abs(one.x - other.x) < (one.width + other.width) / 2;
