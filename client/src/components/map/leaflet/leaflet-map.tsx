import 'leaflet/dist/leaflet.css';
import * as L from 'leaflet';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTheme } from '../../../lib/design/use-theme';
import { loadOutlines } from '../load-outlines';
import type { AccuracyCircle, EngineProps } from '../map-types';
import { STRINGS } from '../strings';
import { useInSlices } from './crowd/in-slices';
import { addBaseLayer, tileLayer } from './leaflet-base-layer';
import { createLeafletMap, leafletEngine, leafletViewport, refitLeafletMap } from './leaflet-engine';
import styles from './leaflet-map.module.css';
import { LeafletOverlays } from './leaflet-overlays';

/** The map that needs no key and no network: Leaflet over the bundled boundaries, with raster tiles if a tile server is configured. */
export function LeafletMap(props: EngineProps) {
  const { tileUrl } = props;
  const container = useRef<HTMLDivElement>(null);
  const caption = useRef<HTMLDivElement>(null);
  const map = useLeafletMap(container, props);
  const overlays = useInSlices(props.overlays);
  const groundNames = useEffectEvent(() => props.groundNames);
  const currentTheme = useTheme();
  const theme = useRef(currentTheme);
  const repaint = useRef<() => void>(undefined);

  useEffect(() => {
    theme.current = currentTheme;
    repaint.current?.();
  }, [currentTheme]);

  useEffect(() => {
    let isGone = false;
    if (map)
      loadOutlines().then(
        (outlines) => {
          if (isGone || !caption.current) return;
          repaint.current = addBaseLayer(map, { outlines, names: groundNames(), theme }, caption.current);
        },
        () => undefined, // The map works without boundaries.
      );
    return () => {
      isGone = true;
      repaint.current = undefined;
    };
  }, [map]);

  useEffect(() => {
    if (!map || !tileUrl) return;
    const { classList } = map.getContainer();
    const layer = tileLayer(tileUrl).addTo(map);
    // Tiles have names of their own; the caption is for when none load.
    layer.on('tileload', () => classList.add(styles.tiled ?? ''));
    layer.on('tileerror', () => classList.remove(styles.tiled ?? ''));
    return () => {
      layer.remove();
      classList.remove(styles.tiled ?? '');
    };
  }, [map, tileUrl]);

  useCircle(map, props.circle);

  return (
    <>
      <div ref={container} className={styles.map} />
      <div ref={caption} className={styles.caption} aria-hidden="true" />
      {map && <LeafletOverlays map={map} overlays={overlays} />}
    </>
  );
}

function useLeafletMap(container: RefObject<HTMLDivElement | null>, props: EngineProps): L.Map | null {
  const [map, setMap] = useState<L.Map | null>(null);
  const create = useEffectEvent((element: HTMLElement) => {
    const created = createLeafletMap(element, props.initialCenter, props.initialLevel);
    created.attributionControl.addAttribution(STRINGS.dataSource);
    // This element handles the arrow keys.
    element.setAttribute('role', 'application');
    element.setAttribute('aria-label', `${props.ariaLabel}. ${STRINGS.keyboardHelp}`);
    return created;
  });
  const ready = useEffectEvent((created: L.Map) => {
    setMap(created);
    props.onReady(leafletEngine(created));
  });
  const move = useEffectEvent((created: L.Map, isResize: boolean) => props.onMove(leafletViewport(created), isResize));
  const press = useEffectEvent(() => props.onBackgroundClick());

  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const created = create(element);
    let isResize = false;
    created.on('moveend', () => move(created, isResize));
    created.on('click', () => press());
    const observer = new ResizeObserver(() => {
      isResize = true;
      refitLeafletMap(created);
      isResize = false;
    });
    observer.observe(element);
    created.whenReady(() => ready(created));
    return () => {
      observer.disconnect();
      created.remove();
    };
  }, [container]);
  return map;
}

/** A circle in metres. As an image with bounds it scales with the map during a zoom. */
function useCircle(map: L.Map | null, circle: AccuracyCircle | null): void {
  useEffect(() => {
    if (!map || !circle) return;
    const { center, radiusMeters } = circle;
    const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    drawing.setAttribute('viewBox', '0 0 100 100');
    drawing.dataset.radiusMeters = String(radiusMeters);
    drawing.innerHTML = '<circle cx="50" cy="50" r="49.5"/>';
    const bounds = L.latLng(center.latitude, center.longitude).toBounds(radiusMeters * 2);
    const layer = L.svgOverlay(drawing, bounds, { className: styles.circle }).addTo(map);
    return () => void layer.remove();
  }, [map, circle]);
}
