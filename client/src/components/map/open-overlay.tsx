import * as L from 'leaflet';
import { memo, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { WINDOW_PANE } from './leaflet-map';
import type { MapOverlay } from './map-engine';
import styles from './open-map.module.css';
import { standByOffset } from './stand-by-offset';

interface OpenOverlayProps {
  map: L.Map;
  overlay: MapOverlay;
}

const LAYERS = {
  low: {},
  // Leaflet stacks markers by their height in pixels; the offset is more than any map is high.
  high: { zIndexOffset: 10_000 },
  window: { pane: WINDOW_PANE },
};

/** React content on a point of a Leaflet map. Leaflet only moves the box; what a press does is React's business. */
export const OpenOverlay = memo(function OpenOverlay({ map, overlay: { position, content, layer = 'low' } }: OpenOverlayProps) {
  const [element] = useState(() => Object.assign(document.createElement('div'), { className: styles.content }));
  const { latitude, longitude } = position;

  useLayoutEffect(() => {
    const icon = L.divIcon({ html: element, className: styles.anchor, iconSize: [0, 0] });
    const marker = L.marker([latitude, longitude], { icon, ...LAYERS[layer], interactive: false, keyboard: false }).addTo(map);
    const endStanding = standByOffset(map, marker);
    if (layer === 'window') {
      L.DomEvent.disableClickPropagation(element);
      L.DomEvent.disableScrollPropagation(element);
    } else {
      // A press on a marker is none on the map below it, but a drag that starts there still moves the map.
      L.DomEvent.on(element, 'click dblclick', L.DomEvent.stopPropagation);
    }
    return () => {
      endStanding();
      marker.remove();
      L.DomEvent.off(element);
    };
  }, [map, element, layer, latitude, longitude]);

  return createPortal(content, element);
});
