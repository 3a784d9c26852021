import type { GroundColors } from './ground-colors';
import { boxOf } from './outline-box';
import { mercatorX, mercatorY } from './mercator';
import type { Outlines, Position } from './outlines';

const NEAR_FROM_ZOOM = 13;
/** Below this zoom districts are a thicket. */
const DISTRICTS_FROM_ZOOM = 8;

/** A line with the box around it, in Mercator units. */
interface Shape {
  line: Position[];
  west: number;
  north: number;
  east: number;
  south: number;
}

export interface Tile {
  /** Left upper corner in pixels of the whole world at this zoom. */
  left: number;
  top: number;
  size: number;
  zoom: number;
}

type Pen = Pick<
  CanvasRenderingContext2D,
  'beginPath' | 'moveTo' | 'lineTo' | 'fill' | 'stroke' | 'fillStyle' | 'strokeStyle' | 'lineWidth' | 'lineJoin'
>;

/** Draws land, coast and borders into one tile at a time. */
export class OutlinePainter {
  readonly #coast: Shape[];
  /** By tint. */
  readonly #areas: Shape[][] = [];
  readonly #regionBorders: Shape[];
  readonly #districtBorders: Shape[];

  constructor(outlines: Pick<Outlines, 'coast' | 'districts' | 'regionBorders' | 'districtBorders'>) {
    this.#coast = outlines.coast.map(shapeOf);
    for (const { tint, polygons } of outlines.districts) (this.#areas[tint] ??= []).push(...polygons.flat().map(shapeOf));
    this.#regionBorders = outlines.regionBorders.map(shapeOf);
    this.#districtBorders = outlines.districtBorders.map(shapeOf);
  }

  paint(pen: Pen, tile: Tile, colors: GroundColors): void {
    pen.lineJoin = 'round';
    trace(pen, tile, this.#coast);
    pen.strokeStyle = colors.shallows;
    pen.lineWidth = tile.zoom < 9 ? 5 : 9;
    pen.stroke();
    pen.fillStyle = colors.land;
    pen.fill('evenodd');
    if (tile.zoom >= DISTRICTS_FROM_ZOOM) this.#districts(pen, tile, colors);
    this.#lines(pen, tile, this.#regionBorders, colors.region, tile.zoom < 9 ? 1.2 : 2.2);
    this.#lines(pen, tile, this.#coast, colors.coast, 1.2);
  }

  #districts(pen: Pen, tile: Tile, colors: GroundColors): void {
    this.#areas.forEach((shapes, tint) => {
      trace(pen, tile, shapes);
      pen.fillStyle = colors.tints[tint] ?? colors.land;
      pen.fill('evenodd');
    });
    if (tile.zoom >= NEAR_FROM_ZOOM) this.#lines(pen, tile, this.#districtBorders, colors.districtNear, 2);
    else this.#lines(pen, tile, this.#districtBorders, colors.district, tile.zoom < 11 ? 1 : 1.5);
  }

  #lines(pen: Pen, tile: Tile, shapes: Shape[], color: string, width: number): void {
    trace(pen, tile, shapes);
    pen.strokeStyle = color;
    pen.lineWidth = width;
    pen.stroke();
  }
}

function shapeOf(line: Position[]): Shape {
  const { west, north, east, south } = boxOf(line);
  return { line, west: mercatorX(west), north: mercatorY(north), east: mercatorX(east), south: mercatorY(south) };
}

const points = new WeakMap<Shape, Float64Array>();

/** x, y, x, y …, reckoned when the shape is first drawn: most never are. */
function pointsOf(shape: Shape): Float64Array {
  const known = points.get(shape);
  if (known) return known;
  const reckoned = new Float64Array(shape.line.length * 2);
  shape.line.forEach(([longitude, latitude], i) => {
    reckoned[i * 2] = mercatorX(longitude);
    reckoned[i * 2 + 1] = mercatorY(latitude);
  });
  points.set(shape, reckoned);
  return reckoned;
}

/** Wider than the widest line, so that none is cut where two tiles meet. */
const MARGIN = 16;
const SMALLEST_STEP = 0.7;

function trace(pen: Pen, { left, top, size, zoom }: Tile, shapes: Shape[]): void {
  const world = 256 * 2 ** zoom;
  pen.beginPath();
  for (const shape of shapes) {
    const isAway =
      shape.east * world < left - MARGIN ||
      shape.west * world > left + size + MARGIN ||
      shape.south * world < top - MARGIN ||
      shape.north * world > top + size + MARGIN;
    if (!isAway) traceShape(pen, pointsOf(shape), world, left, top, size);
  }
}

/**
 * Leaves out what no eye can see: steps under a pixel, and runs of points that all lie beyond one edge of the tile, as both their
 * neighbours do. Unlike cutting at the edge this keeps the filled area right.
 */
function traceShape(pen: Pen, points: Float64Array, world: number, left: number, top: number, size: number): void {
  const last = points.length - 2;
  const sideAt = (i: number): number => sideOf((points[i] ?? 0) * world - left, (points[i + 1] ?? 0) * world - top, size);
  let [drawnX, drawnY] = [NaN, NaN];
  /** The edges beyond which everything since the last drawn point lies. */
  let common = 0;
  let side = sideAt(0);
  for (let i = 0; i <= last; i += 2) {
    const x = (points[i] ?? 0) * world - left;
    const y = (points[i + 1] ?? 0) * world - top;
    const after = i < last ? sideAt(i + 2) : 0;
    const isTiny = Math.abs(x - drawnX) + Math.abs(y - drawnY) < SMALLEST_STEP;
    if (i > 0 && i < last && (common & side & after || (isTiny && !side))) common &= side;
    else {
      if (i === 0) pen.moveTo(x, y);
      else pen.lineTo(x, y);
      [drawnX, drawnY] = [x, y];
      common = side;
    }
    side = after;
  }
}

/** One bit per edge beyond which a point lies. */
const sideOf = (x: number, y: number, size: number): number =>
  (x < -MARGIN ? 1 : 0) | (x > size + MARGIN ? 2 : 0) | (y < -MARGIN ? 4 : 0) | (y > size + MARGIN ? 8 : 0);
