import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** Containers have no npm: their commands have other names. */
const HAS_NPM = existsSync(resolve(__dirname, '../../../../package.json'));

/** The command line for the person who reads the message. */
export function commandText(npmName: string, args = ''): string {
  if (HAS_NPM) return `npm run ${npmName}${args && ` -- ${args}`}`;
  return `baldojang ${npmName.replace(':', '-')}${args && ` ${args}`}`;
}
