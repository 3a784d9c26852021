import { join } from 'node:path';
import { z } from 'zod';
import { CONTENT_DIR } from '../../../shared/content-dir';
import { readContent } from '../read-content';
import { withoutHarmless } from './red-flag-rules';
import { findSign, patternSchema, readWordLists, signsSchema } from './signs';
import { standardSpelling } from './spelling';

const FOLDER = join(CONTENT_DIR, 'care/body-signs');

const LISTS = readWordLists(join(FOLDER, 'words.json'));

const { animal, person, signs } = readContent(
  join(FOLDER, 'signs.json'),
  z.strictObject({
    animal: patternSchema(LISTS),
    /** What stands before a sign of a person's body: 제가, 남편이 배가. Ignored if an animal is named. */
    person: patternSchema(LISTS),
    signs: signsSchema(LISTS),
  }),
);

/** Names a sign of illness of an animal, or of nobody; it only leads to a careful text, so in doubt it does. */
export function namesBodySign(question: string): boolean {
  const text = withoutHarmless(standardSpelling(question));
  const namesAnimal = text.search(animal) >= 0;
  return signs.some((sign) => findSign(sign, text).some(({ index }) => namesAnimal || text.slice(0, index).search(person) < 0));
}
