import { join } from 'node:path';
import { z } from 'zod';
import { CONTENT_DIR } from '../../../shared/content-dir';
import { readContent } from '../read-content';
import { hasSign, readWordLists, signsSchema } from './signs';
import { standardSpelling } from './spelling';

const FOLDER = join(CONTENT_DIR, 'care/person-risks');

const text = z.string().min(1);
const RISKS = readContent(
  join(FOLDER, 'risks.json'),
  z.array(
    z.strictObject({
      id: text,
      topic: text,
      text,
      hotlines: z.array(z.strictObject({ name: text, phoneNumber: z.string().regex(/^\d+(?:-\d+)*$/) })).min(1),
      happens: signsSchema(readWordLists(join(FOLDER, 'words.json'))),
    }),
  ),
);

export type PersonRisk = Omit<(typeof RISKS)[number], 'happens'>;

/** A person in danger, whatever animal is named: comes before everything else. The first risk in the file's order. */
export function findPersonRisk(question: string): PersonRisk | null {
  const typed = standardSpelling(question);
  const found = RISKS.find(({ happens }) => hasSign(happens, typed));
  if (!found) return null;
  const { happens: _happens, ...risk } = found;
  return risk;
}
