import { join } from 'node:path';
import { z } from 'zod';
import { CONTENT_DIR } from '../../../shared/content-dir';
import { readContent, toRegExp } from './read-content';

const text = z.string().min(1);
const note = text.optional();
const wordLists = z.record(text, z.strictObject({ note, words: z.array(text).min(1) }));

function redFlagRule(lists: z.infer<typeof wordLists>) {
  const pattern = text.transform(toRegExp('', (source: string) => fillIn(source, lists)));
  return z.strictObject({
    id: text,
    name: text,
    /** What to do until a vet sees the animal. */
    advice: text,
    /** Signs that it happens or happened. Each fires, `unless` something harmless is next to it. */
    happens: z.array(z.strictObject({ note, pattern, unless: pattern.optional() })),
    /** Names it: fires unless the question asks for information ("발작이 뭐예요"). */
    named: pattern.optional(),
  });
}

export type RedFlagRule = z.infer<ReturnType<typeof redFlagRule>>;
export type RedFlag = Pick<RedFlagRule, 'id' | 'name' | 'advice'>;
export type Sign = RedFlagRule['happens'][number];

/** `{vomit}` in a pattern expands to the words of that list. */
function fillIn(source: string, lists: z.infer<typeof wordLists>): string {
  return source.replace(/\{([a-z]\w*)\}/gi, (_braces, name: string) => {
    const list = lists[name];
    if (!list) throw new Error(`no word list is called ${name}`);
    return `(?:${list.words.map((word) => fillIn(word, lists)).join('|')})`;
  });
}

/** Causes before symptoms, because the advice depends on the cause. */
export function readRedFlagRules(folder: string): RedFlagRule[] {
  const rules = z.array(redFlagRule(readContent(join(folder, 'words.json'), wordLists)));
  return ['causes.json', 'symptoms.json'].flatMap((file) => readContent(join(folder, file), rules));
}

export const RED_FLAG_RULES: readonly RedFlagRule[] = readRedFlagRules(join(CONTENT_DIR, 'care/red-flags'));
