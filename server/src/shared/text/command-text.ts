import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** A container has no npm and calls the same commands by another name. */
const HAS_NPM = existsSync(resolve(__dirname, '../../../../package.json'));

/** How a command is typed here. */
export function commandText(npmName: string, args = ''): string {
  if (HAS_NPM) return `npm run ${npmName}${args && ` -- ${args}`}`;
  return `baldojang ${npmName.replace(':', '-')}${args && ` ${args}`}`;
}
