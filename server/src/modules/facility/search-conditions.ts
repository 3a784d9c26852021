import { escapeLike } from '../../shared/text/escape-like';
import { isWithin } from './facilities-within';
import type { FacilityFilterInput } from './facility.input';
import { wordsOf } from '../../shared/text/searched-text';
import { gramsOf } from './search-text';
import { hasGrams, type SqlFragment } from './sql-parameters';

/** The conditions of a filter that only the places themselves can answer: none of them is a facet. */
export function rowConditions({ searchQuery, within }: FacilityFilterInput): SqlFragment[] {
  return [...wordConditions(wordsOf(searchQuery ?? '')), ...(within ? [isWithin(within)] : [])];
}

/** Each word stands in some field of the place. The index finds candidates by the grams of all words, the text decides. */
function wordConditions(words: string[]): SqlFragment[] {
  if (!words.length) return [];
  return [hasGrams([...new Set(words.flatMap(gramsOf))]), containsAll(words)];
}

/** One statement for any number of words, so that it can be prepared. */
const containsAll =
  (words: string[]): SqlFragment =>
  (parameters) =>
    `search_text LIKE ALL (${parameters.add(words.map((word) => `%${escapeLike(word)}%`))}::text[])`;
