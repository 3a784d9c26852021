import { join } from 'node:path';
import { z } from 'zod';
import { CONTENT_DIR } from '../../../shared/content-dir';
import { readContent } from '../read-content';
import { patternSchema, readWordLists, signsSchema, type WordLists } from './signs';

const text = z.string().min(1);

function redFlagRule(lists: WordLists) {
  return z.strictObject({
    id: text,
    name: text,
    /** One sentence: what to do this minute. */
    now: text,
    /** What else to do, and to leave, until a vet sees the animal. */
    advice: text,
    happens: signsSchema(lists),
    /** Names it: fires unless the question asks for information ("발작이 뭐예요"). */
    named: patternSchema(lists).optional(),
  });
}

export type RedFlagRule = z.infer<ReturnType<typeof redFlagRule>>;
export type RedFlag = Pick<RedFlagRule, 'id' | 'name' | 'now' | 'advice'>;

/** Without breath nothing else matters; causes before symptoms, because the advice depends on the cause. */
const FILES = ['resuscitation.json', 'causes.json', 'symptoms.json'];

export function readRedFlagRules(folder: string): RedFlagRule[] {
  const rules = z.array(redFlagRule(readWordLists(join(folder, 'words.json'))));
  return FILES.flatMap((file) => readContent(join(folder, file), rules));
}

/** Memories, fiction, tricks and names, cut out of a text before the rules read it. */
function readHarmless(folder: string): { pattern: RegExp }[] {
  const lists = readWordLists(join(folder, 'words.json'));
  return readContent(join(folder, 'harmless.json'), z.array(z.strictObject({ note: text, pattern: patternSchema(lists) })));
}

const FOLDER = join(CONTENT_DIR, 'care/red-flags');

const HARMLESS = readHarmless(FOLDER);

export const withoutHarmless = (typed: string): string =>
  HARMLESS.reduce((rest, { pattern }) => rest.replace(pattern, ''), typed);

export const RED_FLAG_RULES: readonly RedFlagRule[] = readRedFlagRules(FOLDER);
