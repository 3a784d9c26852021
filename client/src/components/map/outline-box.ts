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
  // Taken by index: destructured as a list, each point would cost an iterator.
  for (const { 0: x, 1: y } of line) {
    if (x < box.west) box.west = x;
    if (x > box.east) box.east = x;
    if (y < box.south) box.south = y;
    if (y > box.north) box.north = y;
  }
  boxes.set(line, box);
  return box;
}
