import { panIntoView } from './pan-into-view';
import type { LatLng, MapEngine, MapViewport } from './map-types';
import { KOREA_BOX } from './map-geometry';

const ROOT = { width: 400, height: 300 };
const WINDOW = { width: 200, height: 150 };
/** Degrees of a pixel at level 1; twice as many with each further level. */
const FINEST = 0.00001;

const elementAt = (rect: () => { left: number; top: number; width: number; height: number }): HTMLElement =>
  ({
    clientWidth: ROOT.width,
    clientHeight: ROOT.height,
    getBoundingClientRect: () => {
      const { left, top, width, height } = rect();
      return { left, top, right: left + width, bottom: top + height };
    },
  }) as HTMLElement;

/** A map with a window right above a place. */
function mapWith(over: LatLng, center: LatLng, startLevel: number) {
  let view = { center, level: startLevel };
  const degrees = () => FINEST * 2 ** (view.level - 1);
  const viewport = (): MapViewport => {
    const [high, wide] = [(ROOT.height / 2) * degrees(), (ROOT.width / 2) * degrees()];
    const { latitude, longitude } = view.center;
    return {
      ...view,
      bounds: {
        southWestLat: latitude - high,
        northEastLat: latitude + high,
        southWestLng: longitude - wide,
        northEastLng: longitude + wide,
      },
    };
  };
  const engine = {
    viewport,
    moveTo: (point: LatLng, level: number) => (view = { center: point, level }),
    panBy: (x: number, y: number) => {
      const { latitude, longitude } = view.center;
      view = { ...view, center: { latitude: latitude - y * degrees(), longitude: longitude + x * degrees() } };
    },
  } as unknown as MapEngine;
  const shown = () => ({
    left: ROOT.width / 2 + (over.longitude - view.center.longitude) / degrees() - WINDOW.width / 2,
    top: ROOT.height / 2 - (over.latitude - view.center.latitude) / degrees() - WINDOW.height,
    ...WINDOW,
  });
  const make = () =>
    panIntoView(engine, { element: elementAt(shown), over, root: elementAt(() => ({ left: 0, top: 0, ...ROOT })) });
  return { make, shown, viewport };
}

const SEOUL = { latitude: 37.55, longitude: 127 };

describe('panIntoView', () => {
  it('leaves the map where it is when the window is in view', () => {
    const map = mapWith(SEOUL, { ...SEOUL, latitude: SEOUL.latitude + 0.0003 }, 1);
    const before = map.viewport();
    map.make();
    expect(map.viewport()).toEqual(before);
  });

  it('moves the map just as far as it has to', () => {
    const map = mapWith(SEOUL, { ...SEOUL, latitude: SEOUL.latitude - 0.001 }, 1);
    map.make();
    expect(map.viewport().level).toBe(1);
    expect(Math.round(map.shown().top)).toBe(8);
  });

  it('comes nearer where the map would leave Korea', () => {
    const middle = {
      latitude: (KOREA_BOX.southWestLat + KOREA_BOX.northEastLat) / 2,
      longitude: (KOREA_BOX.southWestLng + KOREA_BOX.northEastLng) / 2,
    };
    const map = mapWith(SEOUL, middle, 13);
    expect(map.shown().top).toBeLessThan(0);
    map.make();
    const { level, bounds } = map.viewport();
    expect(level).toBeLessThan(13);
    expect(level).toBeGreaterThan(8);
    expect(bounds.northEastLat).toBeLessThanOrEqual(KOREA_BOX.northEastLat);
    const { left, top } = map.shown();
    expect([left, top, ROOT.width - left - WINDOW.width, ROOT.height - top - WINDOW.height].every((room) => room >= 0)).toBe(
      true,
    );
  });
});
