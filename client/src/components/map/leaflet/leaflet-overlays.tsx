import * as L from 'leaflet';
import { memo, useCallback, useLayoutEffect, useMemo } from 'react';
import { createPortal } from 'react-dom';
import { WINDOW_PANE } from './leaflet-engine';
import type { MapOverlay } from '../map-engine';
import styles from './leaflet-map.module.css';
import { PositionedElements } from './crowd/positioned-elements';

interface LeafletOverlaysProps {
  map: L.Map;
  overlays: MapOverlay[];
}

/** React content on points of a Leaflet map. Leaflet only says where they are; what a press does is React's business. */
export function LeafletOverlays({ map, overlays }: LeafletOverlaysProps) {
  const [markerPane, windowPane] = useMemo(() => [map.getPane('markerPane')!, map.getPane(WINDOW_PANE)!], [map]);
  const markers = usePositionedElements(map, markerPane);
  const windows = usePositionedElements(map, windowPane);

  useLayoutEffect(() => {
    // A press on a marker is none on the map below it, but a drag that starts there still moves the map.
    L.DomEvent.on(markerPane, 'click dblclick', L.DomEvent.stopPropagation);
    L.DomEvent.disableClickPropagation(windowPane);
    L.DomEvent.disableScrollPropagation(windowPane);
    return () => {
      for (const pane of [markerPane, windowPane]) L.DomEvent.off(pane);
    };
  }, [markerPane, windowPane]);

  const standing = (layer: MapOverlay['layer'], elements: PositionedElements) =>
    overlays
      .filter((overlay) => (overlay.layer ?? 'low') === layer)
      .sort(fromNorthToSouth)
      .map((overlay) => <PositionedOverlay key={overlay.key} elements={elements} overlay={overlay} />);
  // One portal for all of a pane: React listens to every event of each.
  return (
    <>
      {createPortal([...standing('low', markers), ...standing('high', markers)], markerPane)}
      {createPortal(standing('window', windows), windowPane)}
    </>
  );
}

function usePositionedElements(map: L.Map, pane: HTMLElement): PositionedElements {
  const elements = useMemo(() => new PositionedElements(map, pane), [map, pane]);
  useLayoutEffect(() => elements.followZooms(), [elements]);
  return elements;
}

/** What lies above what is told by the order in the page: a z-index for each of a thousand has every press search twice as long. */
const fromNorthToSouth = (one: MapOverlay, other: MapOverlay): number => other.position.latitude - one.position.latitude;

interface PositionedOverlayProps {
  elements: PositionedElements;
  overlay: MapOverlay;
}

const PositionedOverlay = memo(function PositionedOverlay({ elements, overlay }: PositionedOverlayProps) {
  const { latitude, longitude } = overlay.position;
  const stand = useCallback(
    (element: HTMLElement | null) => (element ? elements.add(element, { latitude, longitude }) : undefined),
    [elements, latitude, longitude],
  );
  return (
    <div ref={stand} className={styles.anchor}>
      {overlay.content}
    </div>
  );
});
