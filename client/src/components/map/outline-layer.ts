import * as L from 'leaflet';
import type { OneByOne } from './one-by-one';
import { OutlinePainter } from './outline-painter';
import type { Outlines } from './outlines';

const TILE = 512;
/** A third of a megapixel a tile is sharp enough on every screen. */
const SHARPEST = 2;

/** The bundled boundaries as tiles of canvas: drawn while the map is dragged, only what is in view, and never two in one task. */
export function outlineLayer(outlines: Outlines, pane: string, jobs: OneByOne): L.GridLayer {
  const painter = new OutlinePainter(outlines);
  const Layer = L.GridLayer.extend({
    createTile(this: L.GridLayer, { x, y, z }: L.Coords, done: L.DoneCallback): HTMLCanvasElement {
      const canvas = document.createElement('canvas');
      jobs.add(canvas, () => {
        const density = Math.min(SHARPEST, Math.ceil(window.devicePixelRatio || 1));
        canvas.width = canvas.height = TILE * density;
        const pen = canvas.getContext('2d');
        pen?.scale(density, density);
        if (pen) painter.paint(pen, { left: x * TILE, top: y * TILE, size: TILE, zoom: z });
        done(undefined, canvas);
      });
      return canvas;
    },
  }) as new (options: L.GridLayerOptions) => L.GridLayer;
  const layer = new Layer({ pane, tileSize: TILE, noWrap: true, updateWhenZooming: false, keepBuffer: 1 });
  layer.on('tileunload', ({ tile }) => jobs.drop(tile));
  return layer;
}
