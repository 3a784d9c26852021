import * as L from 'leaflet';
import type { OneByOne } from './crowd/one-by-one';
import styles from './leaflet-map.module.css';
import type { OutlineName } from '../outline-names';

/** Writes the names of what is in view under the tiles, as text that nobody can press. Names that stay in view stay as they are. */
export function addOutlineNames(
  map: L.Map,
  namesAt: (zoom: number) => Promise<OutlineName[]>,
  pane: string,
  jobs: OneByOne,
): void {
  let zoom = NaN;
  let names: OutlineName[] = [];
  const written = new Map<OutlineName, L.Marker>();
  const ask = async () => {
    if (map.getZoom() !== zoom) {
      zoom = map.getZoom();
      names = await namesAt(zoom);
    }
    return draw;
  };
  const draw = () => {
    const view = map.getBounds().pad(0.2);
    const inView = new Set(names.filter(({ spot }) => view.contains([spot.latitude, spot.longitude])));
    for (const [name, marker] of written)
      if (!inView.has(name)) {
        marker.remove();
        written.delete(name);
      }
    for (const name of inView) if (!written.has(name)) written.set(name, nameMarker(name, pane).addTo(map));
  };
  const write = () => jobs.add('names', ask);
  map.on('moveend', write);
  write();
}

function nameMarker({ text, spot, isRegion }: OutlineName, pane: string): L.Marker {
  const element = document.createElement('span');
  element.className = (isRegion ? styles.regionName : styles.districtName) ?? '';
  element.textContent = text;
  element.setAttribute('aria-hidden', 'true');
  const icon = L.divIcon({ html: element, className: styles.anchor, iconSize: [0, 0] });
  return L.marker([spot.latitude, spot.longitude], { icon, pane, interactive: false, keyboard: false });
}
