import { escapeLike } from '../../shared/escape-like';
import { gramsOf } from './search-text';
import { hasGrams, type SqlFragment } from './sql-parameters';

/** Each word stands in some field of the place. The index finds candidates by the grams of all words, the text decides. */
export function wordConditions(words: string[]): SqlFragment[] {
  if (!words.length) return [];
  return [hasGrams([...new Set(words.flatMap(gramsOf))]), ...words.map(contains)];
}

const contains =
  (word: string): SqlFragment =>
  (parameters) =>
    `search_text LIKE ${parameters.add(`%${escapeLike(word)}%`)}`;
