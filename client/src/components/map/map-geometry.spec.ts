import { farthestLevel, KOREA_BOX, levelOf, pushedBack, zoomOf } from './map-geometry';
import type { LatLng, MapViewport } from './map-types';

const view = (center: LatLng, height: number, width: number): MapViewport => ({
  center,
  level: 8,
  bounds: {
    southWestLat: center.latitude - height / 2,
    northEastLat: center.latitude + height / 2,
    southWestLng: center.longitude - width / 2,
    northEastLng: center.longitude + width / 2,
  },
});

describe('levels and zooms', () => {
  it.each([
    [8, 12],
    [4, 16],
    [3, 17],
  ])('level %i is zoom %i', (level, zoom) => {
    expect(zoomOf(level)).toBe(zoom);
    expect(levelOf(zoom)).toBe(level);
  });
});

describe('farthest level', () => {
  it.each([
    [{ width: 1280, height: 420 }, 14],
    [{ width: 1280, height: 800 }, 13],
    [{ width: 360, height: 220 }, 14],
    [{ width: 4000, height: 3000 }, 11],
  ])('of a map of %o is %i', (size, level) => {
    expect(farthestLevel(size)).toBe(level);
  });
});

describe('pushing back into the Korea box', () => {
  it('leaves a view inside alone', () => {
    expect(pushedBack(view({ latitude: 37, longitude: 127 }, 1, 1))).toBeNull();
    expect(pushedBack(view({ latitude: 33.5, longitude: 131.5 }, 1, 1))).toBeNull();
  });

  it('moves a view that sticks out until its edge touches the border', () => {
    expect(pushedBack(view({ latitude: 39, longitude: 124 }, 1, 2))).toEqual({ latitude: 38.3, longitude: 125.5 });
  });

  it('centres the box in a view that is larger', () => {
    expect(pushedBack(view({ latitude: 37, longitude: 127 }, 1, 20))).toEqual({ latitude: 37, longitude: 128.25 });
    const middle = (KOREA_BOX.southWestLat + KOREA_BOX.northEastLat) / 2;
    expect(pushedBack(view({ latitude: 30, longitude: 127 }, 8, 1))?.latitude).toBeCloseTo(middle);
  });
});
