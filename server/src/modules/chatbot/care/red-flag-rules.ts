import { join } from 'node:path';
import { z } from 'zod';
import { CONTENT_DIR } from '../../../shared/content-dir';
import { readContent } from './read-content';
import { patternSchema, readWordLists, signsSchema, type Sign, type WordLists } from './signs';

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

/** Memories, fiction and tricks: no emergency, whatever they name. */
function readHarmless(folder: string): Sign[] {
  return readContent(join(folder, 'harmless.json'), signsSchema(readWordLists(join(folder, 'words.json'))));
}

const FOLDER = join(CONTENT_DIR, 'care/red-flags');

export const HARMLESS: readonly Sign[] = readHarmless(FOLDER);
export const RED_FLAG_RULES: readonly RedFlagRule[] = readRedFlagRules(FOLDER);
