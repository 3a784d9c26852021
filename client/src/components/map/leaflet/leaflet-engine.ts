import { prefersReducedMotion } from '../../../lib/prefers-reduced-motion';
import { FARTHEST_LEVEL, farthestLevel, KOREA_BOX, levelOf, NEAREST_LEVEL, PLACE_LEVEL, zoomOf } from '../map-geometry';
import type { LatLng, MapBounds, MapEngine, MapViewport } from '../map-types';
import { fitMargin } from '../marker-sizes';

import * as L from 'leaflet';

/** Under Leaflet's tiles (200): the bundled boundaries and their names, which tiles cover once they have loaded. */
export const OUTLINE_PANE = 'outlines';
export const OUTLINE_NAME_PANE = 'outline-names';
/** Above Leaflet's markers (600). */
export const WINDOW_PANE = 'windows';

// With 3D transforms every name and tile would be a compositing layer, and the browser sorts all layers at every step of a drag.
// With flat ones only the moving pane is a layer (leaflet-map.module.css).
Object.assign(L.Browser, { ie3d: true });

export function createLeafletMap(element: HTMLElement, center: LatLng, level: number): L.Map {
  const isCalm = prefersReducedMotion();
  const map = L.map(element, {
    center: [center.latitude, center.longitude],
    zoom: Math.max(zoomOf(level), zoomOf(farthestLevelOf(element))),
    minZoom: zoomOf(farthestLevelOf(element)),
    maxZoom: zoomOf(NEAREST_LEVEL),
    maxBounds: leafletBounds(KOREA_BOX),
    maxBoundsViscosity: 1,
    zoomControl: false,
    inertia: !isCalm,
    zoomAnimation: !isCalm,
    // Each frame of the animation would repaint every new tile.
    fadeAnimation: false,
    markerZoomAnimation: !isCalm,
  });
  map.attributionControl.setPrefix(false);
  map.createPane(OUTLINE_PANE).style.zIndex = '150';
  map.createPane(OUTLINE_NAME_PANE).style.zIndex = '160';
  map.createPane(WINDOW_PANE).style.zIndex = '700';
  // Only when idle: it measures the map and writes text.
  L.control.scale({ imperial: false, maxWidth: 100, updateWhenIdle: true }).addTo(map);
  element.addEventListener('pointerdown', (event) => captureMouse(map, event));
  endDragsWithoutClick(map);
  map.on('unload', watchTouches(element));
  return map;
}

/**
 * Captures the mouse until release, so that the browser does no hit test among a thousand markers at every step. Not for a context menu,
 * whose end is not always reported.
 */
function captureMouse(map: L.Map, { pointerType, pointerId, button, ctrlKey, target }: PointerEvent): void {
  if (pointerType !== 'mouse' || button !== 0 || ctrlKey || map.getPane(WINDOW_PANE)?.contains(target as Node)) return;
  (target as Element).setPointerCapture(pointerId);
}

/**
 * Suppresses the click that browsers send after a drag on one element. Clicks by keyboard (no `detail`) count. Leaflet's own `moved()` is no
 * help: it stays true until the next press that reaches Leaflet, and presses in a window do not.
 */
function endDragsWithoutClick(map: L.Map): void {
  const element = map.getContainer();
  let hasDragged = false;
  const press = () => {
    hasDragged = false;
  };
  const click = (event: MouseEvent) => {
    if (hasDragged && event.detail > 0 && element.contains(event.target as Node)) event.stopPropagation();
  };
  map.on('dragstart', () => {
    hasDragged = true;
  });
  map.on('unload', () => window.removeEventListener('click', click, { capture: true }));
  element.addEventListener('pointerdown', press, { capture: true });
  window.addEventListener('click', click, { capture: true });
}

/** After a change of the container's size: keeps the centre, and updates the limit for zooming out. */
export function refitLeafletMap(map: L.Map): void {
  map.invalidateSize({ animate: false });
  const farthest = zoomOf(farthestLevelOf(map.getContainer()));
  if (farthest !== map.getMinZoom()) map.setMinZoom(farthest);
}

export function leafletEngine(map: L.Map): MapEngine {
  return {
    fit(points) {
      if (points.length === 0) return;
      const { top, side, bottom } = fitMargin(map.getSize().y);
      map.fitBounds(L.latLngBounds(points.map(({ latitude, longitude }) => [latitude, longitude])), {
        animate: false,
        maxZoom: zoomOf(PLACE_LEVEL),
        paddingTopLeft: [side, top],
        paddingBottomRight: [side, bottom],
      });
    },
    moveTo: ({ latitude, longitude }, level) =>
      void map.setView([latitude, longitude], level === undefined ? map.getZoom() : zoomOf(level), { animate: false }),
    zoomBy: (steps) => void map.setZoom(map.getZoom() + steps),
    panBy: (x, y) => void map.panBy([x, y], { animate: !prefersReducedMotion() }),
    viewport: () => leafletViewport(map),
  };
}

export function leafletViewport(map: L.Map): MapViewport {
  const { lat, lng } = map.getCenter();
  const bounds = map.getBounds();
  return {
    center: { latitude: lat, longitude: lng },
    level: Math.min(FARTHEST_LEVEL, Math.max(NEAREST_LEVEL, levelOf(map.getZoom()))),
    bounds: {
      southWestLat: bounds.getSouth(),
      southWestLng: bounds.getWest(),
      northEastLat: bounds.getNorth(),
      northEastLng: bounds.getEast(),
    },
  };
}

const farthestLevelOf = (element: HTMLElement): number =>
  farthestLevel({ width: element.clientWidth, height: element.clientHeight });

const leafletBounds = ({ southWestLat, southWestLng, northEastLat, northEastLng }: MapBounds): L.LatLngBounds =>
  L.latLngBounds([southWestLat, southWestLng], [northEastLat, northEastLng]);

/**
 * Adding a non-passive touchmove listener invalidates the whole page in Chromium. Leaflet adds and removes one per gesture; this keeps one
 * while the map was touched last, as elsewhere it would delay scrolling.
 * @returns a function that stops it
 */
function watchTouches(element: HTMLElement): () => void {
  const watcher = () => undefined;
  const watch = () => document.addEventListener('touchmove', watcher, { passive: false });
  const stop = () => document.removeEventListener('touchmove', watcher);
  const follow = ({ target }: TouchEvent) => (element.contains(target as Node) ? watch : stop)();
  watch();
  document.addEventListener('touchstart', follow, { capture: true, passive: true });
  return () => {
    document.removeEventListener('touchstart', follow, { capture: true });
    stop();
  };
}
