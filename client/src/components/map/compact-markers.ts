import { zoomOf } from './korea-box';
import type { MapPlace } from './map-types';
import type { StackOffset } from './stack-offset';
import { MARKER_SIZES } from './marker-sizes';
import { mercatorX, mercatorY } from './mercator';

const { rowHeight, columnWidth, boxHeight, compactWidth, namedWidth, widest } = MARKER_SIZES;

interface Box {
  x: number;
  y: number;
  width: number;
}

/**
 * Markers that leave their name away at this level, as it would cover another marker. Of two names that touch, the earlier
 * place's stays: it is the better result.
 */
export function compactMarkers(places: MapPlace[], offsets: Map<string, StackOffset>, level: number): Set<string> {
  const world = 256 * 2 ** zoomOf(level);
  const spots = places.map((place) => ({
    x: mercatorX(place.longitude) * world + (offsets.get(place.id)?.column ?? 0) * columnWidth,
    y: mercatorY(place.latitude) * world - (offsets.get(place.id)?.row ?? 0) * rowHeight,
    width: compactWidth(place),
  }));
  const crowd = new Grid(spots);
  const named = new Grid();
  const compact = places.filter((place, i) => {
    const spot = spots[i];
    if (!spot) return false;
    const box = { ...spot, width: namedWidth(place) };
    const isInTheWay =
      crowd.some(box, (other) => other !== spot && touches(box, other)) || named.some(box, (other) => touches(box, other));
    if (!isInTheWay) named.add(box);
    return isInTheWay;
  });
  return new Set(compact.map(({ id }) => id));
}

/** Boxes by where they are, as each of a thousand would else be held against every other. No two touch over more than one cell. */
class Grid {
  readonly #cells = new Map<number, Box[]>();

  constructor(boxes: Box[] = []) {
    for (const box of boxes) this.add(box);
  }

  add(box: Box): void {
    const key = keyOf(columnOf(box), rowOf(box));
    const cell = this.#cells.get(key);
    if (cell) cell.push(box);
    else this.#cells.set(key, [box]);
  }

  /** Whether the test holds for a box nearby; in a crowd one of the first does. */
  some(box: Box, test: (other: Box) => boolean): boolean {
    for (const x of [0, -1, 1])
      for (const y of [0, -1, 1]) if (this.#cells.get(keyOf(columnOf(box) + x, rowOf(box) + y))?.some(test)) return true;
    return false;
  }
}

/** The world has fewer rows than this at every zoom. */
const ROWS = 2 ** 25;
const keyOf = (column: number, row: number): number => column * ROWS + row;
const columnOf = ({ x }: Box): number => Math.floor(x / widest);
const rowOf = ({ y }: Box): number => Math.floor(y / boxHeight);

const touches = (one: Box, other: Box): boolean =>
  Math.abs(one.y - other.y) < boxHeight && Math.abs(one.x - other.x) < (one.width + other.width) / 2;
