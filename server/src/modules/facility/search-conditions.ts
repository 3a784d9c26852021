import { escapeLike } from '../../shared/text/escape-like';
import { isInCircle } from './area-conditions';
import type { FacilityFilterInput } from './facility.input';
import { wordsOf } from '../../shared/text/searched-text';
import { gramsOf } from './search-text';
import { hasGrams, type SqlFragment } from './sql-parameters';

/** Conditions on a place's own columns; none of them is a facet. */
export function rowConditions({ searchQuery, within }: FacilityFilterInput): SqlFragment[] {
  return [...wordConditions(wordsOf(searchQuery ?? '')), ...(within ? [isInCircle(within)] : [])];
}

/** Each word occurs in some field. Index condition on the grams, recheck on the text. */
function wordConditions(words: string[]): SqlFragment[] {
  if (!words.length) return [];
  return [hasGrams([...new Set(words.flatMap(gramsOf))]), containsAll(words)];
}

/** One SQL text for any number of words, so that it can be prepared. */
const containsAll =
  (words: string[]): SqlFragment =>
  (parameters) =>
    `search_text LIKE ALL (${parameters.add(words.map((word) => `%${escapeLike(word)}%`))}::text[])`;
