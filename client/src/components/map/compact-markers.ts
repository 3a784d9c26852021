import { zoomOf } from './korea-box';
import type { MapPlace } from './map-types';
import type { MarkerStand } from './marker-stands';
import { markerLabel } from './marker-label';
import { mercatorX, mercatorY } from './mercator';

const HEIGHT = 34;
const FLOOR_HEIGHT = 36;
const COLUMN_WIDTH = 44;
const COMPACT_WIDTH = 36;
const WIDTH_WITHOUT_NAME = 42;
const LETTER_WIDTH = 12;

interface Box {
  x: number;
  y: number;
  width: number;
}

/**
 * Markers that leave their name away at this level, as it would cover another marker. Of two names that touch, the earlier
 * place's stays: it is the better result.
 */
export function compactMarkers(places: MapPlace[], stands: Map<string, MarkerStand>, level: number): Set<string> {
  const world = 256 * 2 ** zoomOf(level);
  const spots = places.map(({ id, longitude, latitude }) => ({
    x: mercatorX(longitude) * world + (stands.get(id)?.column ?? 0) * COLUMN_WIDTH,
    y: mercatorY(latitude) * world - (stands.get(id)?.floor ?? 0) * FLOOR_HEIGHT,
    width: COMPACT_WIDTH,
  }));
  const named: Box[] = [];
  const compact = places.filter(({ name }, i) => {
    const { x, y } = spots[i] ?? { x: 0, y: 0 };
    const box = { x, y, width: WIDTH_WITHOUT_NAME + markerLabel(name).length * LETTER_WIDTH };
    const isInTheWay = spots.some((spot, j) => j !== i && touches(box, spot)) || named.some((other) => touches(box, other));
    if (!isInTheWay) named.push(box);
    return isInTheWay;
  });
  return new Set(compact.map(({ id }) => id));
}

const touches = (one: Box, other: Box): boolean =>
  Math.abs(one.y - other.y) < HEIGHT && Math.abs(one.x - other.x) < (one.width + other.width) / 2;
