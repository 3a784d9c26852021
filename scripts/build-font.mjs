/**
 * Makes the font's common subset and the rules of all subsets: part of `npm run generate`.
 *
 * Pretendard's dynamic subset has its characters in 92 files, the most common ones last. Every page needs nearly all of the last fourteen,
 * so they are one file here, with the weights alone that the styles use: half the bytes, and one request instead of a dozen.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const COMMON_SUBSETS = 14;
const WEIGHTS = '400 800';
const OUTPUT = 'client/src/';
const SUBSETS = 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css';
const WHOLE = 'pretendard/dist/web/variable/woff2/PretendardVariable.woff2';

const read = (file) => readFileSync(createRequire(import.meta.url).resolve(file));
const write = (name, content) => writeFileSync(fileURLToPath(new URL(`../${OUTPUT}${name}`, import.meta.url)), content);

const rules = String(read(SUBSETS)).match(/@font-face\s*{[^}]*}/g);
const rare = rules.slice(0, -COMMON_SUBSETS);
const ranges = rules.slice(-COMMON_SUBSETS).map((rule) => /unicode-range:\s*([^;]+);/.exec(rule)[1]);

/** U+20-22, U+3f → every character of them. */
const charactersOf = (range) =>
  range.split(',').flatMap((part) => {
    const [first, last = first] = part
      .trim()
      .slice(2)
      .split('-')
      .map((hex) => parseInt(hex, 16));
    return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i));
  });

/** A browser takes faces of one family together only where their weights are the same. */
const ours = (rule) =>
  rule.replace(/font-weight: [^;]+/, `font-weight: ${WEIGHTS}`).replace('url(.', 'url(pretendard/dist/web/variable');

const [min, max] = WEIGHTS.split(' ').map(Number);
const font = await subsetFont(read(WHOLE), ranges.flatMap(charactersOf).join(''), {
  targetFormat: 'woff2',
  variationAxes: { wght: { min, max } },
});
write('font-common.generated.woff2', font);
write(
  'font.generated.css',
  `/* Written by scripts/build-font.mjs from Pretendard (SIL Open Font License 1.1). */
${rare.map(ours).join('\n')}
@font-face {
	font-family: 'Pretendard Variable';
	font-style: normal;
	font-display: swap;
	font-weight: ${WEIGHTS};
	src: url(./font-common.generated.woff2) format('woff2-variations');
	unicode-range: ${ranges.join(', ')};
}
`,
);
