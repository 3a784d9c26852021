import {
  type CharRange,
  hangulTypedAsLatin,
  separateConsonants,
  syllablesOfInitial,
  type UnfinishedSyllable,
  unfinishedSyllable,
} from './hangul';
import { escapePattern, wordsOf } from './searched-text';

/** A word as written, by the initials of its syllables (ㄷㅁㅂㅇ), or with a last syllable that is still being typed (동물벼). */
export type TypedWord = { text: string; /** A regular expression, the same to Postgres and JavaScript. */ pattern: string } & (
  { as: 'WRITTEN' | 'INITIALS' } | { as: 'UNFINISHED'; last: UnfinishedSyllable }
);

/** One way to understand what a person has typed so far. */
export interface TypedWords {
  words: TypedWord[];
  /** The same without blanks. */
  whole: TypedWord;
}

/** Most likely first: as written, still being typed, typed on the wrong keyboard layout. A generator, as the first is mostly enough. */
export function* readTyped(query: string): Generator<TypedWords, void> {
  for (const words of typedTexts(query)) yield* readWords(words);
}

/** The words of a query as typed, then as they would be on a Korean keyboard where that differs. */
export function typedTexts(query: string): string[][] {
  const typed = query.normalize('NFC').split(/\s+/u);
  const texts = [typed, typed.map((word) => hangulTypedAsLatin(word) ?? word)].map((text) =>
    wordsOf(separateConsonants(text.join(' '))),
  );
  return texts.filter((text, index) => index === 0 || text.join(' ') !== texts[0]?.join(' '));
}

function* readWords(texts: string[]): Generator<TypedWords, void> {
  // A consonant alone says too little to look for.
  const meaningful = texts.filter((text) => !(text.length === 1 && syllablesOfInitial(text)));
  const reading = asTyped(meaningful.length ? meaningful : [texts.join('')]);
  const { words, whole } = reading;
  if ([...whole.text].length < 2) return;
  yield reading;
  const last = readUnfinished(words.at(-1)!.text);
  if (last) yield { words: [...words.slice(0, -1), last], whole: readUnfinished(whole.text) ?? whole };
}

export const asTyped = (texts: string[]): TypedWords => ({ words: texts.map(readWord), whole: readWord(texts.join('')) });

function readWord(text: string): TypedWord {
  const isInitials = [...text].some(syllablesOfInitial);
  const pattern = [...text].map((char) => {
    const syllables = syllablesOfInitial(char);
    return syllables ? charClass([[char, char], syllables]) : escapePattern(char);
  });
  return { text, pattern: pattern.join(''), as: isInitials ? 'INITIALS' : 'WRITTEN' };
}

/** "동물벼" on the way to 동물병원: the last syllable stands for all that it can still become. */
function readUnfinished(text: string): TypedWord | null {
  const chars = [...text];
  const last = unfinishedSyllable(chars.pop() ?? '');
  if (!last || chars.some(syllablesOfInitial)) return null;
  const { instead, split } = last;
  const endings = [charClass(instead), ...(split ? [`${split.syllable}${charClass([split.next])}`] : [])];
  return { text, pattern: `${escapePattern(chars.join(''))}(${endings.join('|')})`, as: 'UNFINISHED', last };
}

const charClass = (ranges: CharRange[]) =>
  `[${ranges.map(([first, last]) => (first === last ? first : `${first}-${last}`)).join('')}]`;
