import type * as L from 'leaflet';
import { OUTLINE_NAME_PANE, OUTLINE_PANE } from './leaflet-engine';
import type { RemoteOutlines } from '../load-outlines';
import type { GroundName } from '../map-types';
import { OneByOne } from './crowd/one-by-one';
import { outlineLayer } from './outline-layer';
import { addOutlineNames } from './outline-name-markers';

/** Farther out the centre says nothing about what the map shows. */
const CAPTION_FROM_ZOOM = 11;

interface Ground {
  outlines: RemoteOutlines;
  names: GroundName[];
}

/** Puts the bundled boundaries under everything: land, borders, their names, and a caption that says where the centre lies. */
export function addBaseLayer(map: L.Map, { outlines, names }: Ground, caption: HTMLElement): void {
  const jobs = new OneByOne();
  map.on('unload', () => jobs.clear());
  // Without a canvas (test environments) the ground stays plain; everything else works.
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
