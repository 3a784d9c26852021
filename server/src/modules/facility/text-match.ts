import { escapeLike } from '../../shared/escape-like';
import type { FacilityCounts } from './facility-counts';
import { gramsOf } from './search-text';
import { hasAnyGram, hasGrams, type SqlFragment } from './sql-parameters';

/** What the counts tell about a text before anything is looked for. */
export interface Spread {
  /** Places that can match at most. */
  atMost: number;
  /** Listed places altogether. */
  placeCount: number;
}

/** How the places that contain a needle are found. */
export interface TextMatch extends Spread {
  /** Decides for each place. */
  check: SqlFragment;
  /** What the index finds the candidates by; null where looking at every place is quicker. */
  lookUp: SqlFragment | null;
  /** atMost is how many do match, and lookUp finds no other. */
  isExact: boolean;
}

/**
 * Up to how many matches the first rows of an order are found sooner by gathering them than by walking through all places: gathering sees
 * each match once, among n evenly spread ones a walk sees placeCount / n places for each row.
 */
const gatheredAtMost = (rows: number, placeCount: number): number => Math.sqrt(rows * placeCount);

export const isWalkShorter = (rows: number, { atMost, placeCount }: Spread): boolean => atMost > gatheredAtMost(rows, placeCount);

/**
 * How many places of an order to look through for its first rows, before the matches turn out not to be spread evenly: names with the same
 * beginning stand together. A power of two, as it stands in a statement's text.
 */
export const walkLength = (rows: number, { atMost, placeCount }: Spread): number =>
  2 ** Math.ceil(Math.log2((2 * rows * placeCount) / atMost));

const contains =
  (needle: string): SqlFragment =>
  (parameters) =>
    `search_text LIKE ${parameters.add(`%${escapeLike(needle)}%`)}`;

/** Letters of initials are grams of names as well (초성), so that their counts say more than how often they are written. */
const HAS_LONE_CONSONANT = /[ㄱ-ㅎ]/;

/** A word that is looked for before it is known how frequent it is. */
export interface PossiblyRare {
  grams: string[];
  /** Of its rarest gram; a word that is more frequent is not looked for. */
  atMost: number;
  /** What the grams leave open. */
  check: SqlFragment | null;
}

/** Each number of grams makes a statement of its own, and longer texts come seldom. */
const GRAMS_MAX = 6;

/**
 * @param placeCount about how many places there are: it decides which way is taken, not what is found
 * @returns null for a text whose grams have to be known first
 */
export function possiblyRare(needle: string, rows: number, placeCount: number): PossiblyRare | null {
  const grams = gramsOf(needle);
  if (grams.length === 0 || grams.length > GRAMS_MAX) return null;
  return isPair(grams, needle)
    ? { grams, atMost: gatheredAtMost(rows, placeCount), check: null }
    : { grams, atMost: frequentFrom(placeCount), check: contains(needle) };
}

/** Places that have the gram are just those that contain the needle. */
const isPair = (grams: string[], needle: string): boolean => grams.length === 1 && !HAS_LONE_CONSONANT.test(needle);

/**
 * @param needle normalised, not empty
 * @param known how frequent its grams are, where that was asked already
 */
export async function matchText(needle: string, counts: FacilityCounts, known?: Map<string, number>): Promise<TextMatch> {
  const grams = gramsOf(needle);
  return grams.length === 0
    ? matchCharacter(needle, await counts.ofGramsWith(needle))
    : matchWord(needle, grams, known ?? (await counts.ofGrams(grams)));
}

function matchWord(needle: string, grams: string[], known: Map<string, number>): TextMatch {
  const spread = { atMost: Math.min(...grams.map((gram) => known.get(gram) ?? 0)), placeCount: known.get('') ?? 0 };
  return {
    ...spread,
    check: contains(needle),
    lookUp: isFrequent(spread) ? null : hasGrams(rarest(grams, known)),
    isExact: isPair(grams, needle),
  };
}

/** Every further gram makes the index read more and leaves hardly fewer candidates. */
export const RAREST = 2;

export function rarest(grams: string[], known: Map<string, number>): string[] {
  return [...grams].sort((a, b) => (known.get(a) ?? 0) - (known.get(b) ?? 0)).slice(0, RAREST);
}

/** So frequent that looking at place after place finds enough sooner than the index lists them all. */
const frequentFrom = (placeCount: number): number => placeCount / 4;
const isFrequent = ({ atMost, placeCount }: Spread) => atMost > frequentFrom(placeCount);

/** The index knows pairs only: a character is looked up as every pair that has it. */
function matchCharacter(char: string, known: Map<string, number>): TextMatch {
  const placeCount = known.get('') ?? 0;
  known.delete('');
  const sum = [...known.values()].reduce((total, count) => total + count, 0);
  const spread = { atMost: Math.min(sum, placeCount), placeCount };
  return {
    ...spread,
    check: contains(char),
    lookUp: isFrequent(spread) ? null : hasAnyGram([...known.keys()]),
    isExact: false,
  };
}
