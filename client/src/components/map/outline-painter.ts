import { PALETTE, type Theme } from '../../lib/design/palette';
import { mercatorX, mercatorY, worldSize } from './map-geometry';
import type { Outlines, Position } from './outlines';

const NEAR_FROM_ZOOM = 13;
/** Farther out the districts are too small. */
const DISTRICTS_FROM_ZOOM = 8;
/** Neighbouring districts have different ones. */
const TINTS = [PALETTE.mapTint1, PALETTE.mapTint2, PALETTE.mapTint3, PALETTE.mapTint4, PALETTE.mapTint5];

/** A line and its bounding box, in Mercator units. */
interface Shape {
  xs: number[];
  ys: number[];
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
  const xs = line.map(([longitude]) => mercatorX(longitude));
  const ys = line.map(([, latitude]) => mercatorY(latitude));
  return { xs, ys, west: Math.min(...xs), north: Math.min(...ys), east: Math.max(...xs), south: Math.max(...ys) };
}

/** Wider than the widest line, so that no line is cut between two tiles. */
const MARGIN = 16;
const SMALLEST_STEP = 0.7;

function trace(pen: Pen, { left, top, size, zoom }: Tile, shapes: Shape[]): void {
  const world = worldSize(zoom);
  pen.beginPath();
  for (const { xs, ys, west, north, east, south } of shapes) {
    // Its lower right corner is beyond the left or upper edge, or its upper left corner beyond the right or lower one.
    const isOutside =
      sideOf(east * world - left, south * world - top, size) & 5 || sideOf(west * world - left, north * world - top, size) & 10;
    if (!isOutside)
      traceShape(
        pen,
        xs.map((x) => x * world - left),
        ys.map((y) => y * world - top),
        size,
      );
  }
}

/**
 * Skips invisible points: steps under a pixel, and runs of points that all lie beyond one edge of the tile, as both their neighbours do.
 * Unlike clipping at the edge this keeps the filled area right.
 */
function traceShape(pen: Pen, xs: number[], ys: number[], size: number): void {
  const sides = xs.map((x, i) => sideOf(x, ys[i] ?? 0, size));
  let [drawnX, drawnY] = [NaN, NaN];
  /** The edges beyond which everything since the last drawn point lies. */
  let common = 0;
  xs.forEach((x, i) => {
    const [y = 0, side = 0, after] = [ys[i], sides[i], sides[i + 1]];
    const isTiny = Math.abs(x - drawnX) + Math.abs(y - drawnY) < SMALLEST_STEP;
    if (i > 0 && after !== undefined && (common & side & after || (isTiny && !side))) common &= side;
    else {
      if (i === 0) pen.moveTo(x, y);
      else pen.lineTo(x, y);
      [drawnX, drawnY] = [x, y];
      common = side;
    }
  });
}

/** One bit per edge beyond which a point lies. */
const sideOf = (x: number, y: number, size: number): number =>
  (x < -MARGIN ? 1 : 0) | (x > size + MARGIN ? 2 : 0) | (y < -MARGIN ? 4 : 0) | (y > size + MARGIN ? 8 : 0);
