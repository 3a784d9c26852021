import type { FacilityCounts } from './facility-counts';
import { escapeLike, gramsOf } from './search-text';
import type { SqlFragment } from './sql-parameters';

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
  /** atMost is how many do match. */
  isExact: boolean;
}

/**
 * Whether the first rows of an order are found sooner by walking through all places than by gathering the matches: among evenly
 * spread matches a walk sees placeCount / atMost places for each row, gathering sees each match once.
 */
export function isWalkShorter(rows: number, { atMost, placeCount }: Spread): boolean {
  return rows * placeCount < atMost * atMost;
}

export const GRAMS_OF_PLACE = 'facility_grams(search_text) COLLATE "C"';

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
  return {
    check: contains(needle),
    lookUp: (parameters) => `${GRAMS_OF_PLACE} @> ${parameters.add(grams)}::text[]`,
    atMost: Math.min(...grams.map((gram) => known.get(gram) ?? 0)),
    isExact: grams.length === 1 && !HAS_LONE_CONSONANT.test(needle),
    placeCount: known.get('') ?? 0,
  };
}

/** The index knows pairs only: a character is looked up as every pair that has it. */
async function matchCharacter(char: string, counts: FacilityCounts): Promise<TextMatch> {
  const known = await counts.ofGramsWith(char);
  const placeCount = known.get('') ?? 0;
  known.delete('');
  const sum = [...known.values()].reduce((total, count) => total + count, 0);
  return {
    check: contains(char),
    // A frequent character has thousands of pairs, and looking at place after place soon finds it.
    lookUp: sum > placeCount / 4 ? null : (parameters) => `${GRAMS_OF_PLACE} && ${parameters.add([...known.keys()])}::text[]`,
    atMost: Math.min(sum, placeCount),
    isExact: false,
    placeCount,
  };
}
