import { paths } from './paths';

it('leaves out what was not chosen', () => {
  expect(paths.map()).toBe('/KakaoMap');
  expect(paths.boards({ q: '' })).toBe('/board/list');
});

it('keeps an id inside its part of the address', () => {
  expect(paths.facility('1/../2')).toBe('/facility/1%2F..%2F2');
});
