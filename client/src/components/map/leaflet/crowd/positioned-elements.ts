import * as L from 'leaflet';
import type { LatLng } from '../../map-types';

interface Position {
  at: L.LatLng;
  /** Pixels in the map's pane: the element's `left` and `top`. */
  point: L.Point;
}

/** Above this many, elements hide while the map zooms. */
const CROWD = 200;
/** How many of a crowd move between two frames. */
const BATCH = 50;
/** Outside every map. */
const OUT_OF_SIGHT = '-100000px';
/** Leaflet's: an element of this class glides to its new transform while the map zooms. */
const GLIDING = 'leaflet-zoom-animated';

/**
 * Elements of one pane at points of the map. Not `L.Marker`: each of a thousand would listen to every zoom and have a transform, and the
 * browser sorts transformed elements whenever one of them changes. These are positioned by offset and transformed only while the map zooms.
 * A crowd hides meanwhile: animating a thousand elements blocks the map for longer than the zoom takes.
 */
export class PositionedElements {
  readonly #map: L.Map;
  readonly #pane: HTMLElement;
  readonly #positions = new Map<HTMLElement, Position>();
  #isHidden = false;
  #frame = 0;

  constructor(map: L.Map, pane: HTMLElement) {
    this.#map = map;
    this.#pane = pane;
  }

  /** @returns a function that removes it */
  add(element: HTMLElement, { latitude, longitude }: LatLng): () => void {
    const position = { at: L.latLng(latitude, longitude), point: L.point(0, 0) };
    this.#positions.set(element, position);
    this.#place(element, position);
    return () => void this.#positions.delete(element);
  }

  /** @returns a function that stops it */
  followZooms(): () => void {
    const place = () => this.#placeAll();
    const handlers = {
      zoomstart: () => this.#positions.size > CROWD && this.#hide(),
      // At each step of a pinch, when the map already has its new origin.
      zoom: () => this.#glide(this.#map.getZoom(), this.#map.getPixelOrigin()),
      zoomanim: ({ center, zoom }: L.ZoomAnimEvent) => this.#glide(zoom, this.#originAfter(center, zoom)),
      zoomend: place,
      viewreset: place,
    };
    this.#map.on(handlers);
    return () => {
      this.#map.off(handlers);
      this.#show();
    };
  }

  #hide(): void {
    cancelAnimationFrame(this.#frame);
    this.#isHidden = true;
    // Moves the whole pane: no element is restyled or repainted, and the focus stays where it is.
    this.#pane.style.translate = OUT_OF_SIGHT;
  }

  #show(): void {
    cancelAnimationFrame(this.#frame);
    this.#isHidden = false;
    this.#pane.style.translate = '';
  }

  #placeAll(): void {
    if (this.#isHidden) this.#placeInBatches([...this.#positions]);
    else this.#positions.forEach((position, element) => this.#place(element, position));
  }

  #placeInBatches(positions: [HTMLElement, Position][]): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => {
      // Elements that the new level shows as clusters are gone by now.
      const present = positions.filter(([element]) => this.#positions.has(element));
      for (const [element, position] of present.slice(0, BATCH)) this.#place(element, position);
      if (present.length > BATCH) this.#placeInBatches(present.slice(BATCH));
      else this.#show();
    });
  }

  #place(element: HTMLElement, position: Position): void {
    const { x, y } = (position.point = this.#map.latLngToLayerPoint(position.at));
    Object.assign(element.style, { left: `${x}px`, top: `${y}px`, transform: '' });
    element.classList.remove(GLIDING);
  }

  #glide(zoom: number, origin: L.Point): void {
    if (this.#isHidden) return;
    for (const [element, { at, point }] of this.#positions) {
      const { x, y } = this.#map.project(at, zoom).subtract(origin).subtract(point).round();
      element.style.transform = `translate(${x}px, ${y}px)`;
      element.classList.add(GLIDING);
    }
  }

  #originAfter(center: L.LatLng, zoom: number): L.Point {
    const pane = L.DomUtil.getPosition(this.#map.getPane('mapPane')!);
    return this.#map.project(center, zoom).subtract(this.#map.getSize().divideBy(2)).add(pane).round();
  }
}
