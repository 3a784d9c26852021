import { escapeLike } from '../../shared/escape-like';
import { gramsOf } from './search-text';
import { hasGrams, type SqlFragment } from './sql-parameters';

/** Each word stands in some field of the place. The index finds candidates by the grams of all words, the text decides. */
export function wordConditions(words: string[]): SqlFragment[] {
  if (!words.length) return [];
  return [hasGrams([...new Set(words.flatMap(gramsOf))]), containsAll(words)];
}

/** One statement for any number of words, so that it can be prepared. */
export const containsAll =
  (words: string[]): SqlFragment =>
  (parameters) =>
    `search_text LIKE ALL (${parameters.add(words.map((word) => `%${escapeLike(word)}%`))}::text[])`;
