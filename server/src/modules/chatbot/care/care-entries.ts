import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { CONTENT_DIR } from '../../../shared/content-dir';
import { readContent, words } from '../read-content';

const text = z.string().min(1);

const careEntry = z.strictObject({
  id: text,
  /** The topic's name, shown above the answer. */
  question: text,
  /** One of these must stand in the question, written without blanks, or the entry is no answer to it. */
  subject: words(),
  /** And one of these. */
  also: words().optional(),
  /** The question need not name a pet: `always` (귀 청소), or when it is about giving or eating it (고구마 줘도 돼요). */
  impliesPet: z.enum(['always', 'given']).optional(),
  /** Other wordings of the question. */
  synonyms: z.array(text),
  answer: text,
  /** One sentence: when to see a vet. */
  seeVet: text,
});

export type CareEntry = z.infer<typeof careEntry>;

/** Sorted by file name, because the first of equally good answers wins. */
export function readCareEntries(folder: string): CareEntry[] {
  return readdirSync(folder)
    .sort()
    .flatMap((file) => readContent(join(folder, file), z.array(careEntry)));
}

export const CARE_TOPICS_DIR = join(CONTENT_DIR, 'care/topics');

export const CARE_ENTRIES: readonly CareEntry[] = readCareEntries(CARE_TOPICS_DIR);
