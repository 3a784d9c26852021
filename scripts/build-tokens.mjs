/** Writes the client's palette as custom properties: part of `npm run generate`. */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
require('../server/swc-hook.cjs');
const { TOKENS } = require('../client/src/lib/design/palette.ts');

const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const tokens = Object.entries(TOKENS).map(
  ([name, { light, dark }]) => `  --${kebab(name)}: ${light === dark ? light : `light-dark(${light}, ${dark})`};\n`,
);
writeFileSync(
  new URL('../client/src/lib/design/tokens.generated.css', import.meta.url),
  `/* Written by scripts/build-tokens.mjs from palette.ts. The build rewrites light-dark() for older browsers. */
:root {
  color-scheme: light dark;
${tokens.join('')}}

/* The choice in the menu (public/theme.js). */
:root[data-theme='light'] {
  color-scheme: light;
}

:root[data-theme='dark'] {
  color-scheme: dark;
}
`,
);
