import { PALETTE } from '../../lib/design/palette';
import { mercatorX, mercatorY } from './map-geometry';
import { OutlinePainter, type Tile } from './outline-painter';
import { outlines, type Position } from './outlines';

/** Keeps the paths and, per fill, whether it covered the middle of the tile. */
class RecordingPen {
  lineJoin: CanvasLineJoin = 'miter';
  lineWidth = 1;
  fillStyle: string | CanvasGradient | CanvasPattern = '';
  strokeStyle: string | CanvasGradient | CanvasPattern = '';
  points = 0;
  strokes: string[] = [];
  fillsOverMiddle: string[] = [];
  #rings: Position[][] = [];

  constructor(readonly size: number) {}
  beginPath() {
    this.#rings = [];
  }
  moveTo(x: number, y: number) {
    this.#rings.push([[x, y]]);
    this.points += 1;
  }
  lineTo(x: number, y: number) {
    this.#rings.at(-1)?.push([x, y]);
    this.points += 1;
  }
  stroke() {
    if (this.#rings.length) this.strokes.push(nameOf(this.strokeStyle));
  }
  fill(rule: unknown) {
    expect(rule).toBe('evenodd');
    if (this.#coversMiddle()) this.fillsOverMiddle.push(nameOf(this.fillStyle));
  }
  #coversMiddle(): boolean {
    const middle = this.size / 2;
    let isInside = false;
    for (const ring of this.#rings)
      ring.forEach(([bx, by], i) => {
        const [ax, ay] = ring[(i || ring.length) - 1] as Position;
        if (ay > middle !== by > middle && middle < ((bx - ax) * (middle - ay)) / (by - ay) + ax) isInside = !isInside;
      });
    return isInside;
  }
}

const nameOf = (style: unknown): string => (typeof style === 'string' ? style : 'no colour');

/** A tile with a place in its middle. */
function tileAround(latitude: number, longitude: number, zoom: number): Tile {
  const world = 256 * 2 ** zoom;
  return { left: mercatorX(longitude) * world - 256, top: mercatorY(latitude) * world - 256, size: 512, zoom };
}

function paint(tile: Tile): RecordingPen {
  const pen = new RecordingPen(tile.size);
  new OutlinePainter(outlines).paint(pen, tile, 'dark');
  return pen;
}

const LAND = PALETTE.mapLand.dark;

describe('outline painter', () => {
  // Near tiles leave nearly every point of the coast out: the land must be filled all the same.
  it.each([6, 8, 10, 12, 14, 17, 19])('fills the land under Seoul at zoom %i', (zoom) => {
    const { fillsOverMiddle } = paint(tileAround(37.5666, 126.9784, zoom));
    expect(fillsOverMiddle[0]).toBe(LAND);
    expect(fillsOverMiddle).toHaveLength(zoom < 8 ? 1 : 2);
  });

  it.each([6, 9, 12, 16])('leaves the East Sea to the water at zoom %i', (zoom) => {
    const { fillsOverMiddle } = paint(tileAround(37.9, 130.3, zoom));
    expect(fillsOverMiddle).toEqual([]);
  });

  it('draws regions alone far out, districts too nearer', () => {
    const far = paint(tileAround(36.5, 127.8, 7));
    const near = paint(tileAround(36.5, 127.8, 9));
    expect(new Set(near.strokes).size).toBe(new Set(far.strokes).size + 1);
  });

  it('walks through few points where little is in view', () => {
    const { points } = paint(tileAround(37.5666, 126.9784, 16));
    expect(points).toBeLessThan(3000);
  });
});
