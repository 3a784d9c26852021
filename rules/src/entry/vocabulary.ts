import { ANIMAL_WORDS } from './vocabulary-animals';
import { DEMAND_WORDS } from './vocabulary-demands';
import { GRAMMAR_WORDS } from './vocabulary-grammar';
import type { Word } from './word';

/** Every word that the reader knows, in lower case. */
export const VOCABULARY: ReadonlyMap<string, Word> = new Map(
  [...GRAMMAR_WORDS, ...ANIMAL_WORDS, ...DEMAND_WORDS].flatMap(([word, spellings]) =>
    spellings.split(' ').map((spelling): [string, Word] => [spelling, word]),
  ),
);

export const LONGEST_WORD = Math.max(...[...VOCABULARY.keys()].map((spelling) => spelling.length));
