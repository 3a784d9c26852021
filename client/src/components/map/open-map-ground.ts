import type * as L from 'leaflet';
import { districtAt } from './district-at';
import { OUTLINE_NAME_PANE, OUTLINE_PANE } from './leaflet-map';
import { outlineLayer } from './outline-layer';
import { addOutlineNames } from './outline-names';
import { OneByOne } from './one-by-one';
import type { Outlines } from './outlines';

/** Farther out the centre says nothing about what the map shows. */
const CAPTION_FROM_ZOOM = 11;

/** Puts the bundled boundaries under everything: land, borders, their names, and a caption that says where the centre lies. */
export function addGround(map: L.Map, outlines: Outlines, caption: HTMLElement): void {
  const jobs = new OneByOne();
  map.on('unload', () => jobs.clear());
  jobs.add('layer', () => {
    // Without a canvas (very old browsers, test environments) the ground stays plain; everything else works.
    if (typeof CanvasRenderingContext2D !== 'undefined') outlineLayer(outlines, OUTLINE_PANE, jobs).addTo(map);
  });
  jobs.add('names', () => addOutlineNames(map, outlines, OUTLINE_NAME_PANE, jobs));
  const say = () => {
    const { lat, lng } = map.getCenter();
    const district = map.getZoom() < CAPTION_FROM_ZOOM ? null : districtAt(outlines, { latitude: lat, longitude: lng });
    caption.textContent = district ? `${district.region} ${district.name}`.trim() : '';
  };
  const sayNext = () => jobs.add('caption', say);
  map.on('moveend', sayNext);
  sayNext();
}
