import { z } from 'zod';
import { readContent, toRegExp } from '../read-content';

const text = z.string().min(1);
const note = text.optional();
/** Lines of words, which may be patterns, separated by blanks. */
const wordList = z
  .array(text.transform((line) => line.split(' ')))
  .min(1)
  .transform((lines) => lines.flat());
const wordListsSchema = z.record(text, z.strictObject({ note, words: wordList }));

export type WordLists = z.infer<typeof wordListsSchema>;

export function readWordLists(path: string): WordLists {
  return readContent(path, wordListsSchema);
}

/** A pattern in which `{vomit}` stands for the words of that list, and a loose consonant for a syllable that begins with it (걸ㄹ: 걸려, 걸린). */
export function patternSchema(lists: WordLists) {
  return text.transform(toRegExp('g', (source: string) => withSyllables(fillIn(source, lists))));
}

/** Signs that it happens or happened: patterns. Each fires, `unless` something harmless is next to it. */
export function signsSchema(lists: WordLists) {
  const pattern = patternSchema(lists);
  const sign = z.strictObject({ note, pattern, unless: pattern.optional() });
  return z.array(z.preprocess((written) => (typeof written === 'string' ? { pattern: written } : written), sign));
}

export type Sign = z.infer<ReturnType<typeof signsSchema>>[number];

function fillIn(source: string, lists: WordLists): string {
  return source.replace(/\{([a-z]\w*)\}/gi, (_braces, name: string) => {
    const list = lists[name];
    if (!list) throw new Error(`no word list is called ${name}`);
    return `(?:${list.words.map((word) => fillIn(word, lists)).join('|')})`;
  });
}

const INITIALS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';
const SYLLABLES_OF_INITIAL = 588;

function withSyllables(source: string): string {
  return source.replace(/[ㄱ-ㅎ]/g, (initial) => {
    const first = '가'.charCodeAt(0) + INITIALS.indexOf(initial) * SYLLABLES_OF_INITIAL;
    return `[${String.fromCharCode(first)}-${String.fromCharCode(first + SYLLABLES_OF_INITIAL - 1)}]`;
  });
}

/** Context around a sign, in letters. */
const CONTEXT_LETTERS = 8;

/** Where the sign stands. A harmless word counts only next to it (밥은 안 먹었고 쥐약을 먹었어요). */
export function findSign({ pattern, unless }: Sign, text: string): RegExpExecArray[] {
  return [...text.matchAll(pattern)].filter(({ 0: { length }, index }) => {
    const around = text.slice(Math.max(0, index - CONTEXT_LETTERS), index + length + CONTEXT_LETTERS);
    return !unless || around.search(unless) < 0;
  });
}

export const hasSign = (signs: readonly Sign[], text: string): boolean => signs.some((sign) => findSign(sign, text).length > 0);
