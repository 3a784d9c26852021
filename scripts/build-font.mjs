/**
 * Makes the font's common part and the rules of all parts: part of `npm run generate`.
 *
 * Pretendard's dynamic subset has its characters in 92 files, the most common ones last. Every page needs nearly all of the last fourteen,
 * so they are one file here, with the weights alone that the styles use: half the bytes, and one request instead of a dozen. Its licence
 * keeps the name for unchanged files: ours has another one, and whatever it lacks comes from theirs.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { convert } from 'fontverter';
import subsetFont from 'subset-font';

const COMMON_SUBSETS = 14;
const WEIGHTS = { min: 400, max: 800 };
const SUBSETS = 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css';
const WHOLE = 'pretendard/dist/web/variable/woff2/PretendardVariable.woff2';
/** As long as each other, so that one can stand in the other's place in the font's own table of names. */
const [THEIR_NAME, OUR_NAME] = ['Pretendard', 'BaldojangT'];

const read = (file) => readFileSync(createRequire(import.meta.url).resolve(file));
const write = (name, content) => writeFileSync(fileURLToPath(new URL(`../client/src/${name}`, import.meta.url)), content);

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

/** UTF-16 with the higher byte first, as fonts write their names. */
const inFont = (name) => Buffer.from(name, 'utf16le').swap16();

/** No library at hand changes a variable font's names. */
function rename(font) {
  for (let at; (at = font.indexOf(inFont(THEIR_NAME))) >= 0;) inFont(OUR_NAME).copy(font, at);
  return font;
}

const common = await subsetFont(read(WHOLE), ranges.flatMap(charactersOf).join(''), {
  targetFormat: 'sfnt',
  variationAxes: { wght: WEIGHTS },
});
write('font-common.generated.woff2', await convert(rename(common), 'woff2'));
write(
  'font.generated.css',
  `/* Written by scripts/build-font.mjs from Pretendard (SIL Open Font License 1.1). */
${rare.map((rule) => rule.replace('url(.', 'url(pretendard/dist/web/variable')).join('\n')}
@font-face {
	font-family: 'Baldojang Text';
	font-style: normal;
	font-display: swap;
	font-weight: ${WEIGHTS.min} ${WEIGHTS.max};
	src: url(./font-common.generated.woff2) format('woff2-variations');
	unicode-range: ${ranges.join(', ')};
}
`,
);
