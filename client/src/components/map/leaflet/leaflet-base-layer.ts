import type * as L from 'leaflet';
import { OUTLINE_NAME_PANE, OUTLINE_PANE } from './leaflet-engine';
import type { RemoteOutlines } from '../load-outlines';
import type { GroundName } from '../map-types';
import { OneByOne } from './crowd/one-by-one';
import { outlineLayer } from './outline-layer';
import { addOutlineNames } from './outline-name-markers';

/** Farther out, the district at the centre says nothing about the view. */
const CAPTION_FROM_ZOOM = 11;

interface BaseLayer {
  outlines: RemoteOutlines;
  names: GroundName[];
}

/** Draws the bundled boundaries below everything: land, borders, their names, and a caption with the district at the centre. */
export function addBaseLayer(map: L.Map, { outlines, names }: BaseLayer, caption: HTMLElement): void {
  const jobs = new OneByOne();
  map.on('unload', () => jobs.clear());
  // Without a canvas (test environments) the background stays plain; the rest works.
  if (typeof OffscreenCanvas !== 'undefined') outlineLayer(outlines, OUTLINE_PANE, jobs).addTo(map);
  addOutlineNames(map, (zoom) => outlines.namesAt(zoom, names), OUTLINE_NAME_PANE, jobs);
  const locate = async () => {
    const { lat, lng } = map.getCenter();
    const district = map.getZoom() < CAPTION_FROM_ZOOM ? null : await outlines.districtAt({ latitude: lat, longitude: lng });
    return () => {
      caption.textContent = district ? `${district.sidoName} ${district.sigunguName}`.trim() : '';
    };
  };
  const say = () => jobs.add('caption', locate);
  map.on('moveend', say);
  say();
}
