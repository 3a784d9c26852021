import * as L from 'leaflet';
import type { RemoteOutlines } from '../load-outlines';
import type { OneByOne } from './crowd/one-by-one';

const TILE = 512;
/** A third of a megapixel a tile is sharp enough on every screen. */
const SHARPEST = 2;

/** The bundled boundaries as tiles of canvas: only what is in view, painted beside the page. */
export function outlineLayer(outlines: RemoteOutlines, pane: string, jobs: OneByOne): L.GridLayer {
  const Layer = L.GridLayer.extend({
    createTile(this: L.GridLayer, { x, y, z }: L.Coords, done: L.DoneCallback): HTMLCanvasElement {
      const canvas = document.createElement('canvas');
      const density = Math.min(SHARPEST, Math.ceil(window.devicePixelRatio || 1));
      jobs.add(canvas, async () => {
        const image = await outlines.paintTile({ left: x * TILE, top: y * TILE, size: TILE, zoom: z }, density);
        return () => {
          [canvas.width, canvas.height] = [image.width, image.height];
          canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(image);
          done(undefined, canvas);
        };
      });
      return canvas;
    },
  }) as new (options: L.GridLayerOptions) => L.GridLayer;
  const layer = new Layer({ pane, tileSize: TILE, noWrap: true, updateWhenZooming: false, keepBuffer: 1 });
  layer.on('tileunload', ({ tile }) => jobs.drop(tile));
  return layer;
}
