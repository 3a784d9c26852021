import { render } from '@testing-library/react';
import { MapMarker } from './map-marker';
import { ON_THE_SPOT } from './marker-stands';

it('a marker has no drawing of its own in the page: each would be a chunk, to be sorted at every step of a drag', () => {
  const place = { id: '2', name: '튼튼동물병원', group: '반려의료', kind: '동물병원', latitude: 37.5, longitude: 127 };
  const { container } = render(
    <MapMarker place={place} stand={ON_THE_SPOT} isCompact={false} isOpen={false} onOpen={jest.fn()} />,
  );
  expect(container.querySelector('button')).toHaveTextContent('튼튼동물병원');
  expect(container.querySelector('svg')).toBeNull();
});
