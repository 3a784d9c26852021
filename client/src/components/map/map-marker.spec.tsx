import { render } from '@testing-library/react';
import { MapMarker, markerDrawing } from './map-marker';
import { NO_OFFSET } from './arrange-markers';

it('a marker has no drawing of its own in the page: each would be a chunk, to be sorted at every step of a drag', () => {
  const place = { id: '2', name: '튼튼동물병원', group: '반려의료', kind: '동물병원', latitude: 37.5, longitude: 127 };
  const { container } = render(
    <MapMarker place={place} offset={NO_OFFSET} isCompact={false} isOpen={false} onOpen={jest.fn()} />,
  );
  expect(container.querySelector('button')).toHaveTextContent('튼튼동물병원');
  expect(container.querySelector('svg')).toBeNull();
});

// jsdom keeps no list of images in a style.
it('the sign of a badge is an image behind that of the kind, in its own colour', () => {
  const badge = { sign: 'blocked', color: '#b42318', text: '들어갈 수 없어요', isFaded: true } as const;
  const [kind, sign, ...others] = markerDrawing('M0 0h16v16z', badge).split(', ').map(decodeURIComponent);
  expect(kind).toContain('M0 0h16v16z');
  expect(sign).toContain('#b42318');
  expect(others).toEqual([]);
  expect(markerDrawing('M0 0h16v16z')).not.toContain(encodeURIComponent('#b42318'));
});
