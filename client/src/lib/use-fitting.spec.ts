import { limitTyped } from './use-fitting';

it('leaves alone what fits', () => {
  expect(limitTyped('가나', '가나다', 3)).toBe('가나다');
  expect(limitTyped('가나다', '', 3)).toBe('');
});

describe('a full field', () => {
  it.each([
    ['at the beginning', 'X가나다'],
    ['in the middle', '가X나다'],
    ['at the end', '가나다X'],
  ])('takes nothing more %s', (_where, typed) => {
    expect(limitTyped('가나다', typed, 3)).toBe('가나다');
  });

  it('takes as much in place of what was marked as that was long', () => {
    expect(limitTyped('가나다라', '가XYZ라', 4)).toBe('가XY라');
    expect(limitTyped('가나다라', 'VWXYZ', 4)).toBe('VWXY');
  });
});

it('takes the beginning of what is pasted, as far as there is room', () => {
  expect(limitTyped('가나', '가UVWXYZ나', 5)).toBe('가UVW나');
  expect(limitTyped('', 'UVWXYZ', 5)).toBe('UVWXY');
});

it('counts as people count, and cuts no emoji in half', () => {
  expect(limitTyped('🐶🐱', '🐶🐰🐹🐱', 3)).toBe('🐶🐰🐱');
  // The two share the first half of their code.
  expect(limitTyped('🐶', '🐷🐶', 1)).toBe('🐶');
});

it('knows by the caret where text went in that looks like its surroundings', () => {
  expect(limitTyped('가나다', '가나다라나다', 5, 4)).toBe('가나다나다');
  expect(limitTyped('가나다', '가나다나다라', 5, 6)).toBe('가나다나다');
});

it('has an end for a former text that was too long itself', () => {
  expect(limitTyped('가나다라', '가나X다라', 3)).toBe('가나다');
});

it('does not trust a caret that stands elsewhere', () => {
  expect(limitTyped('가나다', 'X가나다', 3, 4)).toBe('가나다');
  expect(limitTyped('가나다', '가나다X', 3, 0)).toBe('가나다');
});
