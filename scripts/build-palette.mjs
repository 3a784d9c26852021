/** Copies the colours of tokens.css to where antd's theme can read them: part of `npm run generate`. */
import { readFileSync, writeFileSync } from 'node:fs';

const lib = new URL('../client/src/lib/', import.meta.url);
const tokens = readFileSync(new URL('tokens.css', lib), 'utf8');
const colors = [...tokens.matchAll(/^ {2}--([a-z-]+): (#[0-9a-f]{6});$/gm)].map(([, name, color]) => {
  const key = name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
  return `  ${key}: '${color}',\n`;
});
writeFileSync(
  new URL('palette.generated.ts', lib),
  `/** Written by scripts/build-palette.mjs from tokens.css. */\nexport const PALETTE = {\n${colors.join('')}};\n`,
);
