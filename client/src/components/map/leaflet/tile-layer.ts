import * as L from 'leaflet';
import { zoomOf } from '../korea-box';
import { NEAREST_LEVEL } from '../map-limits';

/** Raster tiles above the outlines. A tile that fails stays invisible, so that the outlines show in its place. */
export function tileLayer(url: string): L.TileLayer {
  return L.tileLayer(url, {
    attribution: tileAttribution(url),
    maxZoom: zoomOf(NEAREST_LEVEL),
    noWrap: true,
    // Public tile servers refuse requests that do not say which site they come from.
    referrerPolicy: 'strict-origin-when-cross-origin',
  });
}

/** Who drew the tiles. OpenStreetMap's licence asks for this wording and link; any other server is named by its host. */
export function tileAttribution(url: string): string {
  const host = /^(?:https?:)?\/\/([^/:?#]+)/i.exec(url)?.[1]?.replace('{s}.', '').toLowerCase() ?? '';
  if (/(^|\.)openstreetmap\.org$/.test(host))
    return '&copy; <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noreferrer">OpenStreetMap</a> contributors';
  // Leaflet writes attributions as HTML.
  return /^[a-z0-9.-]+$/.test(host) ? `지도: ${host}` : '';
}
