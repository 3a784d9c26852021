import { escapeLike } from '../../shared/escape-like';
import type { FacilityCounts } from './facility-counts';
import { gramsOf } from './search-text';
import { hasGrams, type SqlFragment } from './sql-parameters';

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
 * Whether the first rows of an order are found sooner by walking through all places than by gathering the matches: among evenly
 * spread matches a walk sees placeCount / atMost places for each row, gathering sees each match once.
 */
export function isWalkShorter(rows: number, { atMost, placeCount }: Spread): boolean {
  return rows * placeCount < atMost * atMost;
}

/**
 * How many places of an order to look through for its first rows, before the matches turn out not to be spread evenly: names with the same
 * beginning stand together. A power of two, as it stands in a statement's text.
 */
export const walkLength = (rows: number, { atMost, placeCount }: Spread): number =>
  2 ** Math.ceil(Math.log2((4 * rows * placeCount) / atMost));

export const GRAMS_OF_PLACE = 'search_grams COLLATE "C"';

const contains =
  (needle: string): SqlFragment =>
  (parameters) =>
    `search_text LIKE ${parameters.add(`%${escapeLike(needle)}%`)}`;

/** Letters of initials are grams of names as well (초성), so that their counts say more than how often they are written. */
const HAS_LONE_CONSONANT = /[ㄱ-ㅎ]/;

/** @param needle normalised, not empty */
export async function matchText(needle: string, counts: FacilityCounts): Promise<TextMatch> {
  return [...needle].length === 1 ? matchCharacter(needle, counts) : matchWord(needle, counts);
}

async function matchWord(needle: string, counts: FacilityCounts): Promise<TextMatch> {
  const grams = gramsOf(needle);
  const known = await counts.ofGrams(grams);
  const spread = { atMost: Math.min(...grams.map((gram) => known.get(gram) ?? 0)), placeCount: known.get('') ?? 0 };
  return {
    ...spread,
    check: contains(needle),
    lookUp: isFrequent(spread) ? null : hasGrams(rarest(grams, known)),
    isExact: grams.length === 1 && !HAS_LONE_CONSONANT.test(needle),
  };
}

/** The two rarest: every further gram makes the index read more and leaves hardly fewer candidates. */
export function rarest(grams: string[], known: Map<string, number>): string[] {
  return [...grams].sort((a, b) => (known.get(a) ?? 0) - (known.get(b) ?? 0)).slice(0, 2);
}

/** So frequent that looking at place after place finds enough sooner than the index lists them all. */
const isFrequent = ({ atMost, placeCount }: Spread) => atMost > placeCount / 4;

/** The index knows pairs only: a character is looked up as every pair that has it. */
async function matchCharacter(char: string, counts: FacilityCounts): Promise<TextMatch> {
  const known = await counts.ofGramsWith(char);
  const placeCount = known.get('') ?? 0;
  known.delete('');
  const sum = [...known.values()].reduce((total, count) => total + count, 0);
  const spread = { atMost: Math.min(sum, placeCount), placeCount };
  return {
    ...spread,
    check: contains(char),
    lookUp: isFrequent(spread) ? null : (parameters) => `${GRAMS_OF_PLACE} && ${parameters.add([...known.keys()])}::text[]`,
    isExact: false,
  };
}
