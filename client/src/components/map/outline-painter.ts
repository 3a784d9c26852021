import { PALETTE, type Theme } from '../../lib/design/palette';
import { mercatorX, mercatorY, worldSize } from './map-geometry';
import { boxOf, type Outlines, type Position } from './outlines';

const NEAR_FROM_ZOOM = 13;
/** Farther out the districts are too small. */
const DISTRICTS_FROM_ZOOM = 8;
/** Neighbouring districts have different ones. */
const TINTS = [PALETTE.mapTint1, PALETTE.mapTint2, PALETTE.mapTint3, PALETTE.mapTint4, PALETTE.mapTint5];

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

  constructor(outlines: Outlines) {
    this.#coast = outlines.coast.map(shapeOf);
    for (const { tint, polygons } of outlines.districts) (this.#areas[tint] ??= []).push(...polygons.flat().map(shapeOf));
    this.#regionBorders = outlines.regionBorders.map(shapeOf);
    this.#districtBorders = outlines.districtBorders.map(shapeOf);
  }

  paint(pen: Pen, tile: Tile, theme: Theme): void {
    const isFar = tile.zoom < 9;
    pen.lineJoin = 'round';
    trace(pen, tile, this.#coast);
    pen.strokeStyle = PALETTE.mapShallows[theme];
    pen.lineWidth = isFar ? 5 : 9;
    pen.stroke();
    pen.fillStyle = PALETTE.mapLand[theme];
    pen.fill('evenodd');
    if (tile.zoom >= DISTRICTS_FROM_ZOOM) this.#districts(pen, tile, theme);
    drawLines(pen, tile, this.#regionBorders, PALETTE.mapRegion[theme], isFar ? 1.2 : 2.2);
    drawLines(pen, tile, this.#coast, PALETTE.mapCoast[theme], 1.2);
  }

  #districts(pen: Pen, tile: Tile, theme: Theme): void {
    this.#areas.forEach((shapes, tint) => {
      trace(pen, tile, shapes);
      pen.fillStyle = (TINTS[tint] ?? PALETTE.mapLand)[theme];
      pen.fill('evenodd');
    });
    // Among streets the borders are all that is visible.
    if (tile.zoom >= NEAR_FROM_ZOOM) drawLines(pen, tile, this.#districtBorders, PALETTE.mapDistrictNear[theme], 2);
    else drawLines(pen, tile, this.#districtBorders, PALETTE.mapDistrict[theme], tile.zoom < 11 ? 1 : 1.5);
  }
}

function drawLines(pen: Pen, tile: Tile, shapes: Shape[], color: string, width: number): void {
  trace(pen, tile, shapes);
  pen.strokeStyle = color;
  pen.lineWidth = width;
  pen.stroke();
}

function shapeOf(line: Position[]): Shape {
  const { west, north, east, south } = boxOf(line);
  return { line, west: mercatorX(west), north: mercatorY(north), east: mercatorX(east), south: mercatorY(south) };
}

const points = new WeakMap<Shape, Float64Array>();

/** x, y, x, y …, projected when the shape is first drawn: most never are. */
function pointsOf(shape: Shape): Float64Array {
  let projected = points.get(shape);
  if (!projected) {
    projected = Float64Array.from(shape.line.flatMap(([longitude, latitude]) => [mercatorX(longitude), mercatorY(latitude)]));
    points.set(shape, projected);
  }
  return projected;
}

/** Wider than the widest line, so that no line is cut between two tiles. */
const MARGIN = 16;
const SMALLEST_STEP = 0.7;

function trace(pen: Pen, { left, top, size, zoom }: Tile, shapes: Shape[]): void {
  const world = worldSize(zoom);
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
 * Skips invisible points: steps under a pixel, and runs of points that all lie beyond one edge of the tile, as both their neighbours do.
 * Unlike clipping at the edge this keeps the filled area right.
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
