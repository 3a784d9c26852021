import { paths } from './paths';

it('leaves out what was not chosen', () => {
  expect(paths.map()).toBe('/KakaoMap');
  expect(paths.map({ q: '', category: [] })).toBe('/KakaoMap');
});

it('repeats a name for each of its values and escapes them', () => {
  const { searchParams } = new URL(paths.map({ q: '강남 & 카페', category: ['카페', '식당'] }), 'http://x');
  expect([...searchParams]).toEqual([
    ['q', '강남 & 카페'],
    ['category', '카페'],
    ['category', '식당'],
  ]);
});

it('keeps an id inside its part of the address', () => {
  expect(paths.facility('1/../2')).toBe('/facility/1%2F..%2F2');
});
