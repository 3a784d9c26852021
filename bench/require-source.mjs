import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from '../scripts/build-if-changed.mjs';

const require = createRequire(join(ROOT, 'package.json'));
require('./server/swc-hook.cjs');

/** @param path of a TypeScript file, from the repository's root and without its ending */
export const requireSource = (path) => require(`./${path}`);
