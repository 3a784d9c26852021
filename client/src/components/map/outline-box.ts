import type { Position } from './outlines';

interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Of each line once: districts are searched and painted by it. */
const boxes = new WeakMap<Position[], Box>();

/** The box around a line, in degrees. */
export function boxOf(line: Position[]): Box {
  const known = boxes.get(line);
  if (known) return known;
  const box = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
  for (const [x, y] of line) {
    box.west = Math.min(box.west, x);
    box.east = Math.max(box.east, x);
    box.south = Math.min(box.south, y);
    box.north = Math.max(box.north, y);
  }
  boxes.set(line, box);
  return box;
}
