import { levelShowing } from './level-showing';

const AT = { latitude: 37.5, longitude: 127 };
const north = (degrees: number) => ({ ...AT, latitude: AT.latitude + degrees });

it('shows several points around a place, from a neighbourhood up to a district', () => {
  const near = Array.from({ length: 6 }, (_, index) => north(0.0006 * (index + 1)));
  expect(levelShowing(near, AT)).toBe(6);
  expect(levelShowing([...near.slice(1), north(0.02)], AT)).toBe(8);
  expect(levelShowing([north(0.02)], AT)).toBe(8);
});

it('does not go farther out for what lies too far away', () => {
  expect(levelShowing([north(0.0006), north(0.5)], AT)).toBe(6);
  expect(levelShowing([AT], AT)).toBe(6);
  expect(levelShowing([north(0.5)], AT)).toBeNull();
  expect(levelShowing([], AT)).toBeNull();
});
