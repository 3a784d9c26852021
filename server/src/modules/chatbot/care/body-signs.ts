import { join } from 'node:path';
import { CONTENT_DIR } from '../../../shared/content-dir';
import { readContent } from './read-content';
import { hasSign, readWordLists, signsSchema } from './signs';
import { standardSpelling } from './spelling';

const FOLDER = join(CONTENT_DIR, 'care/body-signs');

const SIGNS = readContent(join(FOLDER, 'signs.json'), signsSchema(readWordLists(join(FOLDER, 'words.json'))));

/** Names a sign of illness of an animal, or of nobody; it only leads to a careful text, so in doubt it does. */
export function namesBodySign(question: string): boolean {
  return hasSign(SIGNS, standardSpelling(question));
}
