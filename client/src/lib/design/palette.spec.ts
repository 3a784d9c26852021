import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Color, PALETTE, type Theme, TOKENS } from './palette';

const CLIENT = join(__dirname, '../../..');
const THEMES: Theme[] = ['light', 'dark'];
const GROUNDS: Color[] = ['cream', 'creamDeep', 'surface', 'primaryTint'];

/** Text colours and their backgrounds. Stars are not text, as a number accompanies them; field borders need 3:1. */
const TEXTS: [text: Color, grounds: Color[]][] = [
  ['ink', [...GROUNDS, 'meadowTint', 'dangerTint', 'infoTint']],
  ['muted', [...GROUNDS, 'meadowTint', 'dangerTint', 'infoTint']],
  ['disabled', GROUNDS],
  ['primary', GROUNDS],
  ['primaryHover', GROUNDS],
  ['meadow', ['cream', 'creamDeep', 'surface']],
  ['meadowDeep', ['surface', 'meadowTint']],
  ['caution', GROUNDS],
  ['danger', [...GROUNDS, 'dangerTint']],
  ['info', ['cream', 'creamDeep', 'surface', 'infoTint']],
  ['onFill', ['ink', 'muted', 'primary', 'primaryHover', 'meadow', 'danger', 'dangerHover', 'info']],
  ['onKakao', ['kakao', 'kakaoHover']],
  ['mapName', ['mapLand', 'mapTint1', 'mapTint2', 'mapTint3', 'mapTint4', 'mapTint5']],
];

describe.each(THEMES)('in the %s theme', (theme) => {
  it.each(TEXTS)('%s is readable on every ground that it is written on', (text, grounds) => {
    expect(grounds.filter((ground) => contrast(theme, text, ground) < 4.5)).toEqual([]);
  });

  it('white is readable on the veil, whatever photo is below', () => {
    const veiled = blend(PALETTE.veil[theme], '#ffffff');
    expect(ratio(channels(PALETTE.white[theme]), veiled)).toBeGreaterThanOrEqual(4.5);
  });

  it('the border of a field can be seen', () => {
    for (const ground of ['cream', 'surface'] as const) expect(contrast(theme, 'fieldBorder', ground)).toBeGreaterThanOrEqual(3);
  });
});

it('is what the custom properties say', () => {
  const css = readFileSync(join(__dirname, 'tokens.generated.css'), 'utf8');
  const tokens = Object.entries(TOKENS).map(([name, { light, dark }]) => [
    name,
    light === dark ? light : `light-dark(${light}, ${dark})`,
  ]);
  expect(tokens.filter(([name, value]) => !css.includes(`--${kebab(name!)}: ${value};`))).toEqual([]);
});

it.each(['index.html', 'playground.html', 'rest-docs.html'])('%s tells the browser the ground of either theme', (file) => {
  const html = readFileSync(join(CLIENT, file), 'utf8');
  for (const theme of THEMES)
    expect(html).toContain(
      `<meta name="theme-color" media="(prefers-color-scheme: ${theme})" content="${PALETTE.cream[theme]}" />`,
    );
});

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const channels = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));

function blend(over: string, under: string): number[] {
  const alpha = parseInt(over.slice(7), 16) / 255;
  const below = channels(under);
  return channels(over).map((channel, i) => channel * alpha + below[i]! * (1 - alpha));
}

const contrast = (theme: Theme, text: Color, ground: Color) =>
  ratio(channels(PALETTE[text][theme]), channels(PALETTE[ground][theme]));

/** WCAG 2, 1.4.3. */
function ratio(one: number[], other: number[]): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(rgb: number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb
    .map((channel) => channel / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
