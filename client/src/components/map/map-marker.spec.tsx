import { render } from '@testing-library/react';
import { MapMarker } from './map-marker';
import type { MapPlace } from './map-types';
import { markerStands, ON_THE_SPOT } from './marker-stands';

it('a marker is not drawn again while its place, its stand and its window stay the same', () => {
  let reads = 0;
  const place: MapPlace = {
    id: '2',
    get name() {
      reads += 1;
      return '튼튼동물병원';
    },
    group: '반려의료',
    kind: '동물병원',
    latitude: 37.5,
    longitude: 127,
  };
  const below = { ...place, id: '1' };
  const onOpen = jest.fn();
  const marker = (isOpen: boolean) => (
    <MapMarker
      place={place}
      stand={markerStands([below, place]).get(place.id) ?? ON_THE_SPOT}
      isCompact={false}
      isOpen={isOpen}
      onOpen={onOpen}
    />
  );
  const { container, rerender } = render(marker(false));
  const drawn = reads;
  rerender(marker(false));
  expect(reads).toBe(drawn);
  rerender(marker(true));
  expect(reads).toBeGreaterThan(drawn);
  // Each would be a chunk of its own, to be sorted at every step of a drag.
  expect(container.querySelector('svg')).toBeNull();
});
