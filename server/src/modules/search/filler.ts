import { ENDING_SYLLABLES, FILLER_STEMS, NAME_ENDINGS, NO_FILLERS, NOUN_STEMS } from './lexicon/filler-words';

/** Longer than any ending with the verbs around it: 추천해주실수있을까요. */
const ENDING_MAX = 12;

/** A stem with any ending: 추천해주세요. Not a place name (입장면). */
export function isFiller(word: string): boolean {
  return fillerEnds(word, 0).includes(word.length);
}

/** Possible ends of a filler that starts at an index of a word. */
export function fillerEnds(word: string, start: number): number[] {
  if (NO_FILLERS.some((noun) => word.startsWith(noun, start))) return [];
  return FILLER_STEMS.filter((stem) => word.startsWith(stem, start)).flatMap((stem) => endsOf(word, start, stem));
}

function endsOf(word: string, start: number, stem: string): number[] {
  const first = start + stem.length;
  const ends = [first];
  for (let at = first; at < Math.min(word.length, first + ENDING_MAX) && ENDING_SYLLABLES.has(word[at] ?? ''); at += 1)
    ends.push(at + 1);
  return ends.filter((end) => !(NOUN_STEMS.has(stem) && NAME_ENDINGS.has(word.slice(first, end))));
}

/** A stem typed with blanks: 가볼 만한. */
export function isSpacedFiller(words: readonly string[]): boolean {
  const joined = words.join('');
  const first = words[0] ?? '';
  return isFiller(joined) && FILLER_STEMS.some((stem) => stem.length > first.length && joined.startsWith(stem));
}
