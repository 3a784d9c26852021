import * as L from 'leaflet';
import { memo, useCallback, useLayoutEffect, useMemo } from 'react';
import { createPortal } from 'react-dom';
import { WINDOW_PANE } from './leaflet-engine';
import type { MapOverlay } from '../map-types';
import styles from './leaflet-map.module.css';
import { PositionedElements } from './crowd/positioned-elements';

interface LeafletOverlaysProps {
  map: L.Map;
  overlays: MapOverlay[];
}

/** React content at points of a Leaflet map. Leaflet only positions it; React handles its events. */
export function LeafletOverlays({ map, overlays }: LeafletOverlaysProps) {
  const [markerPane, windowPane] = useMemo(() => [map.getPane('markerPane')!, map.getPane(WINDOW_PANE)!], [map]);
  const markers = usePositionedElements(map, markerPane);
  const windows = usePositionedElements(map, windowPane);

  useLayoutEffect(() => {
    // A click on a marker is not a click on the map, but a drag that starts there still moves the map.
    L.DomEvent.on(markerPane, 'click dblclick', L.DomEvent.stopPropagation);
    L.DomEvent.disableClickPropagation(windowPane);
    L.DomEvent.disableScrollPropagation(windowPane);
    return () => {
      for (const pane of [markerPane, windowPane]) L.DomEvent.off(pane);
    };
  }, [markerPane, windowPane]);

  const ofLayer = (layer: MapOverlay['layer'], elements: PositionedElements) =>
    overlays
      .filter((overlay) => (overlay.layer ?? 'low') === layer)
      .sort(fromNorthToSouth)
      .map((overlay) => <PositionedOverlay key={overlay.key} elements={elements} overlay={overlay} />);
  // One portal per pane: React attaches all its event listeners to each portal.
  return (
    <>
      {createPortal([...ofLayer('low', markers), ...ofLayer('high', markers)], markerPane)}
      {createPortal(ofLayer('window', windows), windowPane)}
    </>
  );
}

function usePositionedElements(map: L.Map, pane: HTMLElement): PositionedElements {
  const elements = useMemo(() => new PositionedElements(map, pane), [map, pane]);
  useLayoutEffect(() => elements.followZooms(), [elements]);
  return elements;
}

/** The order in the document decides what covers what: a z-index on each of a thousand doubles the time of every hit test. */
const fromNorthToSouth = (one: MapOverlay, other: MapOverlay): number => other.position.latitude - one.position.latitude;

interface PositionedOverlayProps {
  elements: PositionedElements;
  overlay: MapOverlay;
}

const PositionedOverlay = memo(function PositionedOverlay({ elements, overlay }: PositionedOverlayProps) {
  const { latitude, longitude } = overlay.position;
  const position = useCallback(
    (element: HTMLElement | null) => (element ? elements.add(element, { latitude, longitude }) : undefined),
    [elements, latitude, longitude],
  );
  return (
    <div ref={position} className={styles.anchor}>
      {overlay.content}
    </div>
  );
});
