import * as L from 'leaflet';
import type { LatLng } from '../../map-types';

interface Stand {
  at: L.LatLng;
  /** Pixels on the map's pane, where the element stands by its offset. */
  spot: L.Point;
}

/** Of more than this many none glides along with a zoom. */
const CROWD = 200;
/** Of a crowd so many are placed between two frames. */
const SLICE = 50;
/** Out of sight at every size of a map. */
const FAR_AWAY = '-100000px';
/** Leaflet's: what has it glides to its new transform while the map zooms. */
const GLIDING = 'leaflet-zoom-animated';

/**
 * Elements of one pane that stand on points of the map. Not `L.Marker`: a thousand of them each listen to every zoom, and each is placed by
 * a transform, which the browser puts in order by itself whenever anything among them changes. Here an element stands by its offset, and a
 * transform only moves it while the map zooms. A crowd is away while the map zooms: to let each of a thousand glide halts the map for longer
 * than the zoom takes.
 */
export class PositionedElements {
  readonly #map: L.Map;
  readonly #pane: HTMLElement;
  readonly #stands = new Map<HTMLElement, Stand>();
  #isAway = false;
  #frame = 0;

  constructor(map: L.Map, pane: HTMLElement) {
    this.#map = map;
    this.#pane = pane;
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
    const place = () => this.#placeAll();
    const handlers = {
      zoomstart: () => this.#stands.size > CROWD && this.#sendAway(),
      // Of each step of a pinch: the map counts from its new origin already.
      zoom: () => this.#glide(this.#map.getZoom(), this.#map.getPixelOrigin()),
      zoomanim: ({ center, zoom }: L.ZoomAnimEvent) => this.#glide(zoom, this.#originAfter(center, zoom)),
      zoomend: place,
      viewreset: place,
    };
    this.#map.on(handlers);
    return () => {
      this.#map.off(handlers);
      this.#bringBack();
    };
  }

  #sendAway(): void {
    cancelAnimationFrame(this.#frame);
    this.#isAway = true;
    // Neither seen nor pressed, yet still focused; no element of it gets another style or is painted anew.
    this.#pane.style.translate = FAR_AWAY;
  }

  #bringBack(): void {
    cancelAnimationFrame(this.#frame);
    this.#isAway = false;
    this.#pane.style.translate = '';
  }

  #placeAll(): void {
    if (this.#isAway) this.#placeNext([...this.#stands]);
    else this.#stands.forEach((stand, element) => this.#place(element, stand));
  }

  /** Then those after them, between the next two frames. */
  #placeNext(stands: [HTMLElement, Stand][]): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => {
      // Those that left meanwhile, as the new level shows them in clusters, need no place.
      const present = stands.filter(([element]) => this.#stands.has(element));
      for (const [element, stand] of present.slice(0, SLICE)) this.#place(element, stand);
      if (present.length > SLICE) this.#placeNext(present.slice(SLICE));
      else this.#bringBack();
    });
  }

  #place(element: HTMLElement, stand: Stand): void {
    const { x, y } = (stand.spot = this.#map.latLngToLayerPoint(stand.at));
    Object.assign(element.style, { left: `${x}px`, top: `${y}px`, transform: '' });
    element.classList.remove(GLIDING);
  }

  #glide(zoom: number, origin: L.Point): void {
    if (this.#isAway) return;
    for (const [element, { at, spot }] of this.#stands) {
      const { x, y } = this.#map.project(at, zoom).subtract(origin).subtract(spot).round();
      element.style.transform = `translate(${x}px, ${y}px)`;
      element.classList.add(GLIDING);
    }
  }

  #originAfter(center: L.LatLng, zoom: number): L.Point {
    const pane = L.DomUtil.getPosition(this.#map.getPane('mapPane')!);
    return this.#map.project(center, zoom).subtract(this.#map.getSize().divideBy(2)).add(pane).round();
  }
}
