import * as L from 'leaflet';
import type { Theme } from '../../../lib/design/palette';
import type { RemoteOutlines } from '../load-outlines';
import { NEAREST_LEVEL, zoomOf } from '../map-geometry';
import type { GroundName } from '../map-types';
import type { OutlineName } from '../outline-names';
import { STRINGS } from '../strings';
import { OneByOne } from './crowd/one-by-one';
import { OUTLINE_NAME_PANE, OUTLINE_PANE } from './leaflet-engine';
import styles from './leaflet-map.module.css';

/** Farther out, the district at the centre says nothing about the view. */
const CAPTION_FROM_ZOOM = 11;
const TILE = 512;
/** Enough for every screen: a third of a megapixel per tile. */
const MAX_DENSITY = 2;

interface BaseLayer {
  outlines: RemoteOutlines;
  names: GroundName[];
  /** Read for each tile. */
  theme: { readonly current: Theme };
}

/**
 * Draws the bundled boundaries below everything: land, borders, their names, and a caption with the district at the centre.
 * @returns a function that repaints them in the current theme
 */
export function addBaseLayer(map: L.Map, { outlines, names, theme }: BaseLayer, caption: HTMLElement): () => void {
  const jobs = new OneByOne();
  map.on('unload', () => jobs.clear());
  // Without a canvas (test environments) the background stays plain; the rest works.
  const layer = typeof OffscreenCanvas === 'undefined' ? null : outlineLayer(outlines, jobs, theme).addTo(map);
  addOutlineNames(map, (zoom) => outlines.namesAt(zoom, names), jobs);
  const locate = async () => {
    const { lat, lng } = map.getCenter();
    const district = map.getZoom() < CAPTION_FROM_ZOOM ? null : await outlines.districtAt({ latitude: lat, longitude: lng });
    return () => {
      caption.textContent = district ? `${district.sidoName} ${district.sigunguName}`.trim() : '';
    };
  };
  const update = () => jobs.add('caption', locate);
  map.on('moveend', update);
  update();
  return () => layer?.redraw();
}

/** The boundaries as canvas tiles, painted in the worker: only those in view. */
export function outlineLayer(outlines: RemoteOutlines, jobs: OneByOne, theme: BaseLayer['theme']): L.GridLayer {
  const Layer = L.GridLayer.extend({
    createTile(this: L.GridLayer, { x, y, z }: L.Coords, done: L.DoneCallback): HTMLCanvasElement {
      const canvas = document.createElement('canvas');
      const density = Math.min(MAX_DENSITY, Math.ceil(window.devicePixelRatio || 1));
      jobs.add(canvas, async () => {
        const image = await outlines.paintTile({ left: x * TILE, top: y * TILE, size: TILE, zoom: z }, density, theme.current);
        return () => {
          [canvas.width, canvas.height] = [image.width, image.height];
          canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(image);
          done(undefined, canvas);
        };
      });
      return canvas;
    },
  }) as new (options: L.GridLayerOptions) => L.GridLayer;
  const layer = new Layer({ pane: OUTLINE_PANE, tileSize: TILE, noWrap: true, updateWhenZooming: false, keepBuffer: 1 });
  layer.on('tileunload', ({ tile }) => jobs.drop(tile));
  return layer;
}

/** Writes the names in view under the tiles, as text without pointer events. Names that stay in view are not drawn again. */
export function addOutlineNames(map: L.Map, namesAt: (zoom: number) => Promise<OutlineName[]>, jobs: OneByOne): void {
  let zoom = NaN;
  let names: OutlineName[] = [];
  const markers = new Map<OutlineName, L.Marker>();
  const load = async () => {
    if (map.getZoom() !== zoom) {
      zoom = map.getZoom();
      names = await namesAt(zoom);
    }
    return draw;
  };
  const draw = () => {
    const view = map.getBounds().pad(0.2);
    const inView = new Set(names.filter(({ spot }) => view.contains([spot.latitude, spot.longitude])));
    for (const [name, marker] of markers)
      if (!inView.has(name)) {
        marker.remove();
        markers.delete(name);
      }
    for (const name of inView) if (!markers.has(name)) markers.set(name, nameMarker(name).addTo(map));
  };
  const update = () => jobs.add('names', load);
  map.on('moveend', update);
  update();
}

function nameMarker({ text, spot, isRegion }: OutlineName): L.Marker {
  const element = document.createElement('span');
  element.className = (isRegion ? styles.regionName : styles.districtName) ?? '';
  element.textContent = text;
  element.setAttribute('aria-hidden', 'true');
  const icon = L.divIcon({ html: element, className: styles.anchor, iconSize: [0, 0] });
  return L.marker([spot.latitude, spot.longitude], { icon, pane: OUTLINE_NAME_PANE, interactive: false, keyboard: false });
}

/** Raster tiles above the boundaries, which show where a tile fails. */
export const tileLayer = (url: string): L.TileLayer =>
  L.tileLayer(url, {
    attribution: tileAttribution(url),
    maxZoom: zoomOf(NEAREST_LEVEL),
    noWrap: true,
    // Public tile servers refuse requests without a referrer.
    referrerPolicy: 'strict-origin-when-cross-origin',
  });

/** Names the source of the tiles. OpenStreetMap's licence asks for this wording and link; any other server is named by its host. */
export function tileAttribution(url: string): string {
  const host = /^(?:https?:)?\/\/([^/:?#]+)/i.exec(url)?.[1]?.replace('{s}.', '').toLowerCase() ?? '';
  if (/(^|\.)openstreetmap\.org$/.test(host))
    return '&copy; <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noreferrer">OpenStreetMap</a> contributors';
  // Leaflet writes attributions as HTML.
  return /^[a-z0-9.-]+$/.test(host) ? STRINGS.tileSource(host) : '';
}
