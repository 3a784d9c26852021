import { waitFor } from '@testing-library/react';
import * as L from 'leaflet';
import { createLeafletMap, OUTLINE_NAME_PANE } from './leaflet-engine';
import type { Theme } from '../../../lib/design/palette';
import { loadOutlines, type RemoteOutlines } from '../load-outlines';
import { DEFAULT_CENTER, DEFAULT_LEVEL } from '../map-geometry';
import { OneByOne } from './crowd/one-by-one';
import { addBaseLayer, addOutlineNames, outlineLayer } from './leaflet-base-layer';
import { outlineService } from '../outline-service';

const theme = { current: 'light' } as const;

/** What Leaflet calls and its types hide. */
interface TileMaker {
  createTile: (coords: L.Coords, done: L.DoneCallback) => HTMLElement;
}

describe('the ground of the open map', () => {
  let outlines: RemoteOutlines;
  let map: L.Map;

  beforeEach(async () => {
    outlines = await loadOutlines();
    jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000);
    jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
    map = createLeafletMap(document.createElement('div'), DEFAULT_CENTER, DEFAULT_LEVEL);
  });
  afterEach(() => jest.restoreAllMocks());

  it('keeps the names that stay in view, and writes the others after the move', async () => {
    addOutlineNames(map, (zoom) => outlines.namesAt(zoom, []), new OneByOne());
    await settled();
    const names = () => [...(map.getPane(OUTLINE_NAME_PANE)?.children ?? [])];
    const before = names();
    expect(before.length).toBeGreaterThan(5);
    map.panBy([-500, 0], { animate: false });
    await settled();
    const kept = names().filter((name) => before.includes(name));
    expect(kept.length).toBeGreaterThan(5);
    expect(kept.length).toBeLessThan(before.length);
    expect(names().length).toBeGreaterThan(kept.length);
    expect(new Set(names().map(({ textContent }) => textContent)).size).toBe(names().length);
  });

  it('says which district the centre lies in, as long as it is near enough', async () => {
    const caption = document.createElement('div');
    addBaseLayer(map, { outlines, names: [], theme }, caption);
    map.setView([37.498, 127.0285], 14, { animate: false });
    await settled();
    expect(caption.textContent).toBe('서울특별시 강남구');
    map.setZoom(9, { animate: false });
    await settled();
    expect(caption.textContent).toBe('');
  });

  it('touches nothing of a map that has gone', async () => {
    const caption = document.createElement('div');
    addBaseLayer(map, { outlines, names: [], theme }, caption);
    map.remove();
    await settled();
    expect(caption.textContent).toBe('');
  });

  it('asks for one tile at a time, and for none that has left before', async () => {
    const image = { width: 512, height: 512 } as ImageBitmap;
    const paintTile = jest.fn().mockResolvedValue(image);
    const show = jest.fn();
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ transferFromImageBitmap: show } as never);
    const layer = outlineLayer({ paintTile } as never, new OneByOne(), theme) as unknown as L.Evented & TileMaker;
    const done = jest.fn();
    const tiles = [0, 1, 2].map((x) => layer.createTile(Object.assign(L.point(x, 0), { z: 8 }), done));
    layer.fire('tileunload', { tile: tiles[1] });
    expect(paintTile).toHaveBeenCalledTimes(1);
    await settled();
    expect(paintTile.mock.calls.map(([{ left }]: [{ left: number }]) => left)).toEqual([0, 1024]);
    expect(show.mock.calls).toEqual([[image], [image]]);
    expect(done.mock.calls).toEqual([
      [undefined, tiles[0]],
      [undefined, tiles[2]],
    ]);
  });

  it('is repainted in another theme', async () => {
    const paintTile = jest.spyOn(outlineService, 'paintTile').mockReturnValue({ width: 512, height: 512 } as ImageBitmap);
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ transferFromImageBitmap: jest.fn() } as never);
    Object.assign(globalThis, { OffscreenCanvas: class {} });
    const theme: { current: Theme } = { current: 'light' };
    const repaint = addBaseLayer(map, { outlines, names: [], theme }, document.createElement('div'));
    await waitFor(() => expect(paintTile).toHaveBeenCalledWith(expect.anything(), 1, 'light'));
    theme.current = 'dark';
    repaint();
    await waitFor(() => expect(paintTile).toHaveBeenCalledWith(expect.anything(), 1, 'dark'));
    Reflect.deleteProperty(globalThis, 'OffscreenCanvas');
  });
});

describe('boundaries that do not arrive', () => {
  it('are asked for again by the next one that needs them', async () => {
    jest.resetModules();
    let starts = 0;
    jest.doMock('../../../../test/outline-worker', () => {
      const real = jest.requireActual<{ default: new () => EventTarget }>('../../../../test/outline-worker').default;
      return {
        __esModule: true,
        default: class {
          constructor() {
            starts += 1;
            if (starts > 1) return new real();
            const broken = Object.assign(new EventTarget(), { postMessage: () => undefined });
            void Promise.resolve().then(() => broken.dispatchEvent(new Event('error')));
            return broken;
          }
        },
      };
    });
    const { loadOutlines } = await import('../load-outlines');
    await expect(loadOutlines()).rejects.toThrow('could not be loaded');
    expect(await (await loadOutlines()).regions()).toHaveLength(17);
  });
});

const settled = () => new Promise((resolve) => setTimeout(resolve));
