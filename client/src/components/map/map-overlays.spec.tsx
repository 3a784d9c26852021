import { arrangeMarkers } from './arrange-markers';
import { clusterPlaces, markersNear } from './cluster-places';
import { mapOverlays } from './map-overlays';
import type { MapPlace } from './map-types';

const placeAt = (id: string, longitude: number, name = `장소 ${id}`): MapPlace => ({
  ...{ id, name, group: '반려의료', kind: '동물병원', latitude: 37.5, longitude },
});
const onOpen = jest.fn();
const overlaysOf = (places: MapPlace[], info: string | null = null) =>
  mapOverlays({
    markers: { places, clusters: [] },
    arrangement: arrangeMarkers(places, 1),
    places,
    info,
    circle: null,
    renderInfo: () => null,
    onOpen,
    onClose: jest.fn(),
    onCluster: jest.fn(),
    onInfoResize: jest.fn(),
  });

describe('markers', () => {
  const places = [placeAt('1', 127), placeAt('2', 127.01), placeAt('3', 127.02)];

  it('are the same while their places, their offsets and their windows stay the same', () => {
    const [first, second, third] = overlaysOf(places);
    const again = overlaysOf([...places]);
    expect(again[0]).toBe(first);
    expect(again[1]).toBe(second);
    expect(again[2]).toBe(third);
  });

  it('are others where the window opens, where another place comes so near that the name must go, and for another place', () => {
    const [first, second] = overlaysOf(places);
    const open = overlaysOf(places, '1');
    expect(open[0]).not.toBe(first);
    expect(open[1]).toBe(second);
    const beside = overlaysOf([...places, placeAt('4', 127.00002)]);
    expect(beside[0]).not.toBe(first);
    expect(beside[0]?.layer).toBe('high');
    expect(beside[1]).toBe(second);
    expect(overlaysOf([{ ...places[0]!, name: '새 이름' }])[0]).not.toBe(first);
  });
});

describe('what is near the view', () => {
  const view = { southWestLat: 37.4, southWestLng: 127, northEastLat: 37.6, northEastLng: 127.2 };

  it('are places up to a view beside, and clusters in view', () => {
    const set = {
      places: [placeAt('inside', 127.1), placeAt('beside', 127.39), placeAt('beyond', 127.41), placeAt('before', 126.81)],
      clusters: [127.1, 127.21].map((longitude) => ({
        ...{ key: `cluster-${longitude}`, latitude: 37.5, longitude, places: ['1', '2'], expansionLevel: 4 },
      })),
    };
    const near = markersNear(set, view);
    expect(near.places.map(({ id }) => id)).toEqual(['inside', 'beside', 'before']);
    expect(near.clusters.map(({ key }) => key)).toEqual(['cluster-127.1']);
  });

  it('is told of all places at a level, in view or not', () => {
    const many = Array.from({ length: 150 }, (_, index) => placeAt(String(index), 126 + (index % 50) / 20));
    const { places, clusters } = clusterPlaces(many).at(9);
    expect(places.length + clusters.flatMap((cluster) => cluster.places).length).toBe(150);
  });
});
