import * as L from 'leaflet';
import type { LatLng } from './map-types';

interface Stand {
  at: L.LatLng;
  /** Pixels on the map's pane, where the element stands by its offset. */
  spot: L.Point;
}

/**
 * Elements of one map that stand on its points. Not `L.Marker`: a thousand of them each listen to every zoom, and each is placed by a
 * transform, which the browser puts in order by itself whenever anything among them changes. Here an element stands by its offset, and a
 * transform only moves it while the map zooms.
 */
export class StandingElements {
  readonly #map: L.Map;
  readonly #stands = new Map<HTMLElement, Stand>();

  constructor(map: L.Map) {
    this.#map = map;
  }

  /** @returns ends that */
  add(element: HTMLElement, { latitude, longitude }: LatLng): () => void {
    const stand = { at: L.latLng(latitude, longitude), spot: L.point(0, 0) };
    this.#stands.set(element, stand);
    this.#place(element, stand);
    return () => void this.#stands.delete(element);
  }

  /** @returns ends that */
  followZooms(): () => void {
    const place = () => this.#stands.forEach((stand, element) => this.#place(element, stand));
    const handlers = {
      // Of each step of a pinch: the map counts from its new origin already.
      zoom: () => this.#glide(this.#map.getZoom(), this.#map.getPixelOrigin()),
      zoomanim: ({ center, zoom }: L.ZoomAnimEvent) => this.#glide(zoom, this.#originAfter(center, zoom)),
      zoomend: place,
      viewreset: place,
    };
    this.#map.on(handlers);
    return () => void this.#map.off(handlers);
  }

  #place(element: HTMLElement, stand: Stand): void {
    const { x, y } = (stand.spot = this.#map.latLngToLayerPoint(stand.at));
    Object.assign(element.style, { left: `${x}px`, top: `${y}px`, transform: '' });
  }

  #glide(zoom: number, origin: L.Point): void {
    for (const [element, { at, spot }] of this.#stands) {
      const { x, y } = this.#map.project(at, zoom).subtract(origin).subtract(spot).round();
      element.style.transform = `translate(${x}px, ${y}px)`;
    }
  }

  #originAfter(center: L.LatLng, zoom: number): L.Point {
    const pane = L.DomUtil.getPosition(this.#map.getPane('mapPane')!);
    return this.#map.project(center, zoom).subtract(this.#map.getSize().divideBy(2)).add(pane).round();
  }
}
