import { render, screen } from '@testing-library/react';
import { FACILITY_CATEGORIES } from '../graphql/constants.generated';
import { CategoryBadge } from './category-badge';
import { categoryStyle, compareGroups, FALLBACK_CATEGORIES, groupLabel } from './category-style';

const known = Object.entries(FACILITY_CATEGORIES).flatMap(([group, kinds]) => [
  { group, kind: null },
  ...kinds.map((kind) => ({ group, kind })),
]);
const all = [...known, ...FALLBACK_CATEGORIES.map((kind) => ({ group: null, kind }))];

/** Contrast with white as WCAG 2.2 counts it. */
function contrastWithWhite(color: string): number {
  const [red, green, blue] = [1, 3, 5]
    .map((at) => parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as [number, number, number];
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

function hue(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16)) as [number, number, number];
  const max = Math.max(red, green, blue);
  const span = max - Math.min(red, green, blue);
  const sixth =
    max === red ? ((green - blue) / span + 6) % 6 : max === green ? (blue - red) / span + 2 : (red - green) / span + 4;
  return sixth * 60;
}

describe('category style', () => {
  it.each(all)('keeps white text readable on $group $kind', ({ group, kind }) => {
    expect(contrastWithWhite(categoryStyle(group, kind).color)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(Object.entries(FACILITY_CATEGORIES))(
    'tells the kinds of %s apart by shade and drawing within one hue',
    (group, kinds) => {
      const styles = kinds.map((kind) => categoryStyle(group, kind));
      expect(new Set(styles.map(({ color }) => color)).size).toBe(kinds.length);
      expect(new Set(styles.map(({ glyph }) => glyph)).size).toBe(kinds.length);
      for (const { color } of styles) {
        const apart = Math.abs(hue(color) - hue(categoryStyle(group, null).color));
        expect(Math.min(apart, 360 - apart)).toBeLessThan(30);
      }
    },
  );

  it('gives the five groups five hues far apart', () => {
    const hues = Object.keys(FACILITY_CATEGORIES).map((group) => hue(categoryStyle(group, null).color));
    for (const [i, one] of hues.entries())
      for (const other of hues.slice(i + 1))
        expect(Math.min(Math.abs(one - other), 360 - Math.abs(one - other))).toBeGreaterThan(15);
  });

  it('draws every entry of the built-in list, nineteen in all', () => {
    expect(FALLBACK_CATEGORIES).toHaveLength(19);
    for (const kind of FALLBACK_CATEGORIES) {
      const style = categoryStyle(null, kind);
      expect(style.label).toBe(kind);
      if (kind !== '전체') expect(style).not.toEqual(expect.objectContaining({ glyph: categoryStyle(null, '전체').glyph }));
    }
  });

  it('falls back to the group for a kind nobody has drawn, and to a neutral look for a name nobody knows', () => {
    expect(categoryStyle('반려의료', '한방병원')).toEqual({ ...categoryStyle('반려의료', null), label: '한방병원' });
    expect(categoryStyle(null, 'constructor').color).toMatch(/^#/);
    expect(categoryStyle(null, null).label).toBe('기타');
  });

  it('names the five groups in short words, places to go first, and leaves names nobody knows at the end', () => {
    const names = ['toString', ...Object.keys(FACILITY_CATEGORIES).reverse(), '새 분류'];
    const sorted = names.map((name) => ({ name })).sort(compareGroups);
    expect(sorted.map(({ name }) => groupLabel(name))).toEqual([
      '여행',
      '식당·카페',
      '문화',
      '용품·서비스',
      '의료',
      'toString',
      '새 분류',
    ]);
    expect(categoryStyle('반려의료', null).label).toBe('의료');
  });

  it('shows drawing and word on a badge', () => {
    render(<CategoryBadge group="반려의료" kind="동물병원" />);
    const badge = screen.getByText('동물병원').parentElement!;
    expect(badge).toHaveStyle({ backgroundColor: '#C92A2A' });
    expect(badge.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });
});
