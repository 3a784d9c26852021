import { type CharRange, initialsOf, syllablesOfInitial } from '../../shared/text/hangul';
import type { TypedWord } from '../../shared/text/typed-words';
import { gramsOf, ofName } from './search-text';

/** Index condition: a match contains all grams of `all` and at least one of `any`. */
export interface GramNeed {
  all: string[];
  any: string[];
}

/** Index conditions for a word. */
export interface IndexedWord {
  /** Possible first two characters of a name that starts with the word, or their initials. */
  start: { characters: string[] } | { initials: string };
  /** For names that contain the word. */
  inName: GramNeed;
  /** For any field; null for a word that is only matched in names. */
  anywhere: GramNeed | null;
}

export function indexedWord(word: TypedWord): IndexedWord {
  switch (word.as) {
    case 'WRITTEN': {
      const grams = gramsOf(word.text);
      return {
        start: { characters: [firstTwoOf(word.text)] },
        inName: { all: namePairs(grams), any: [] },
        anywhere: { all: grams, any: [] },
      };
    }
    case 'INITIALS': {
      const initials = initialsOf(word.text);
      const writtenPairs = gramsOf(word.text).filter((pair) => ![...pair].some(syllablesOfInitial));
      return {
        start: { initials: firstTwoOf(initials) },
        inName: { all: [...gramsOf(initials), ...namePairs(writtenPairs)], any: [] },
        anywhere: null,
      };
    }
    case 'UNFINISHED': {
      const chars = [...word.text].slice(0, -1);
      const head = chars.length ? gramsOf(chars.join('')) : [];
      const { instead, split } = word.last;
      const tail = [...instead.flatMap(expand), ...(split ? [split.syllable] : [])].map(
        (syllable) => `${chars.at(-1) ?? ''}${syllable}`,
      );
      return {
        start: { characters: chars.length > 1 ? [firstTwoOf(word.text)] : tail },
        inName: { all: namePairs(head), any: namePairs(tail) },
        anywhere: { all: head, any: tail },
      };
    }
  }
}

/** Name grams are pairs only. */
const namePairs = (grams: string[]): string[] => grams.filter((gram) => [...gram].length > 1).map(ofName);

const firstTwoOf = (text: string) => [...text].slice(0, 2).join('');

const expand = ([first, last]: CharRange): string[] => {
  const start = first.charCodeAt(0);
  return Array.from({ length: last.charCodeAt(0) - start + 1 }, (_, index) => String.fromCharCode(start + index));
};
