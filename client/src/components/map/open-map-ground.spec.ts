import * as L from 'leaflet';
import { createLeafletMap, OUTLINE_NAME_PANE, OUTLINE_PANE } from './leaflet-map';
import { DEFAULT_CENTER, DEFAULT_LEVEL } from './map-limits';
import { OneByOne } from './one-by-one';
import { addGround } from './open-map-ground';
import { outlineLayer } from './outline-layer';
import { addOutlineNames } from './outline-names';
import { loadOutlines, type Outlines } from './outlines';

/** What Leaflet calls and its types hide. */
interface TileMaker {
  createTile: (coords: L.Coords, done: L.DoneCallback) => HTMLElement;
}

describe('the ground of the open map', () => {
  let outlines: Outlines;
  let map: L.Map;

  beforeAll(async () => {
    outlines = await loadOutlines();
  });
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000);
    jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
    map = createLeafletMap(document.createElement('div'), DEFAULT_CENTER, DEFAULT_LEVEL);
  });
  afterEach(() => jest.useRealTimers());

  it('keeps the names that stay in view, and writes the others after the move', () => {
    addOutlineNames(map, outlines, OUTLINE_NAME_PANE, new OneByOne());
    const names = () => [...(map.getPane(OUTLINE_NAME_PANE)?.children ?? [])];
    const before = names();
    map.panBy([-500, 0], { animate: false });
    expect(names()).toEqual(before);
    jest.runAllTimers();
    const kept = names().filter((name) => before.includes(name));
    expect(kept.length).toBeGreaterThan(5);
    expect(kept.length).toBeLessThan(before.length);
    expect(names().length).toBeGreaterThan(kept.length);
    expect(new Set(names().map(({ textContent }) => textContent)).size).toBe(names().length);
  });

  it('is laid in turns, so that presses come between', () => {
    addGround(map, outlines, document.createElement('div'));
    const names = () => map.getPane(OUTLINE_NAME_PANE)?.children.length;
    expect(names()).toBe(0);
    jest.runAllTimers();
    expect(names()).toBeGreaterThan(5);
  });

  it('paints one tile in a turn, and none that has left before', () => {
    const paint = jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    const layer = outlineLayer(outlines, OUTLINE_PANE, new OneByOne()) as unknown as L.Evented & TileMaker;
    const done = jest.fn();
    const tiles = [0, 1, 2].map((x) => layer.createTile(Object.assign(L.point(x, 0), { z: 8 }), done));
    layer.fire('tileunload', { tile: tiles[1] });
    expect(paint).not.toHaveBeenCalled();
    jest.advanceTimersToNextTimer();
    expect(paint).toHaveBeenCalledTimes(1);
    jest.runAllTimers();
    expect(done.mock.calls).toEqual([
      [undefined, tiles[0]],
      [undefined, tiles[2]],
    ]);
  });
});
