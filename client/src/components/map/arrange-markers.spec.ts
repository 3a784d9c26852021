import { arrangeMarkers } from './arrange-markers';
import type { MapPlace } from './map-types';

const place = (id: string, longitude: number): MapPlace => ({
  id,
  name: '튼튼동물병원',
  latitude: 37.5,
  longitude,
  group: null,
  kind: null,
});
const compact = (places: MapPlace[], level: number) => [...arrangeMarkers(places, level).compact];

describe('markers without their name', () => {
  const [first, second, far] = [place('1', 127), place('2', 127.003), place('3', 127.5)] as const;

  it('are those whose name would cover another marker', () => {
    expect(compact([first, second, far], 8)).toEqual(['1', '2']);
  });

  it('get it back where there is room', () => {
    expect(compact([first, second, far], 3)).toEqual([]);
  });

  it('are the later ones where only the names would touch', () => {
    expect(compact([first, place('2', 127.03)], 8)).toEqual(['2']);
  });

  it('are more where badges need room', () => {
    const badge = { sign: 'paw', color: '#2f7d4f', text: '들어갈 수 있어요', isFaded: false } as const;
    const distances = Array.from({ length: 60 }, (_, i) => 127 + i / 1000);
    const compactPairs = (more: Partial<MapPlace>) =>
      distances.filter(
        (longitude) =>
          compact(
            [
              { ...first, ...more },
              { ...place('2', longitude), ...more },
            ],
            8,
          ).length > 0,
      ).length;
    expect(compactPairs({ badge })).toBeGreaterThan(compactPairs({}));
  });

  it('are none of several on one spot: each has a row of its own', () => {
    const sameSpot = [place('1', 127), place('2', 127), place('3', 127)];
    expect([...arrangeMarkers(sameSpot, 8).offsets.values()].map(({ row }) => row)).toEqual([0, 1, 2]);
    expect(compact(sameSpot, 8)).toEqual([]);
  });

  it('are those side by side where one spot has more places than a column has rows', () => {
    const crowd = Array.from({ length: 12 }, (_, i) => place(String(i), 127));
    const offsets = [...arrangeMarkers(crowd, 8).offsets.values()];
    expect(new Set(offsets.map(({ row, column }) => `${row} ${column}`)).size).toBe(12);
    expect([offsets[0], offsets[5], offsets[10]].map((offset) => offset?.column)).toEqual([0, 1, -1]);
    expect(compact(crowd.slice(0, 6), 8)).toEqual(['0', '5']);
  });
});
