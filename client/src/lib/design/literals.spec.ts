import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = join(__dirname, '../..');

/** Files that may name colours themselves, and why. */
const COLOR_EXCEPTIONS = new Map([
  ['components/category-style.ts', 'the colours of kinds are alike in both themes; its spec checks white on them'],
  ['components/map/map-marker.tsx', 'images on those colours, which no custom property reaches'],
]);

/** Stylesheets with a width of their own, and why. */
const WIDTH_EXCEPTIONS = new Map([
  ['app/layout/layout.module.css', 'where both advertisements fit beside the content'],
  ['components/pagination.module.css', 'the narrowest phones'],
]);

const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.(css|tsx?)$/.test(file) && !/\.(spec|generated)\.|^lib\/design\//.test(file),
);
const textOf = (file: string) => readFileSync(join(SOURCES, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
const having = (pattern: RegExp, candidates: string[]) => candidates.filter((file) => pattern.test(textOf(file))).sort();

/** Also inside the address of an image. Of masks only the opacity counts: they are black. */
const COLOR =
  /["'\s(:,=]#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|%23[0-9a-f]{3,8}\b|\b(?:rgb|hsl)a?\((?!var)|:\s*(?:white|black)\s*[;}]/i;

it('takes every colour from the palette', () => {
  expect(having(COLOR, files)).toEqual([...COLOR_EXCEPTIONS.keys()]);
});

it('changes layouts at named breakpoints only', () => {
  const sheets = files.filter((file) => file.endsWith('.css'));
  expect(having(/@media[^{]*\bwidth\b/, sheets)).toEqual([...WIDTH_EXCEPTIONS.keys()]);
});

it.each([
  'color: #fff;',
  'fill="#C2410C"',
  'url("data:image/svg+xml,stroke=\'%236b5f58\'")',
  '0 1px rgb(0 0 0 / 5%)',
  'color: white;',
])('sees the colour in %s', (text) => expect(text).toMatch(COLOR));
