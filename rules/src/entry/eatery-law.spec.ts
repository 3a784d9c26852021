import { isBeforeEateryLaw } from './eatery-law';

describe('facts about an eatery', () => {
  it.each([
    ['카페', '2026-02-28', true],
    ['식당', '2022-11-30', true],
    ['카페', null, true],
    ['카페', '2026-03-01', false],
    ['식당', '2026-07-01', false],
    ['미술관', '2022-11-30', false],
    ['반려동물용품', null, false],
    [null, null, false],
  ])('are older than the law: %s of %s', (category3, asOf, expected) =>
    expect(isBeforeEateryLaw(category3, asOf)).toBe(expected),
  );
});
