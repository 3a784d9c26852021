import type { DataSource } from 'typeorm';
import { escapeLike } from '../../shared/text/escape-like';
import { hangulLengthOf, meantBy } from '../../shared/text/mistyped';
import { prepared } from '../../shared/prepared';
import { asTyped, type TypedWords, typedTexts } from '../../shared/text/typed-words';
import { gramsOf } from './search-text';
import { IS_LISTED } from './facility-listed.sql';

/** Longer words have too many one-key variants. */
const SYLLABLES_MAX = 6;
const TEXTS_MAX = 1_000;
const CORRECTIONS_MAX = 4;
/** Candidates counted per variant. */
const CANDIDATES_MAX = 100;

/** Raw: one bounded count per array element (LATERAL over unnest), which the query builder cannot express. */
const COUNT_EACH = `SELECT position, count FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS text(grams, patterns, position),
  LATERAL (
    SELECT count(*) AS count FROM (
      SELECT search_text FROM facility
      WHERE ${IS_LISTED} AND search_grams COLLATE "C" @> string_to_array(grams, ' ') LIMIT ${CANDIDATES_MAX}
    ) AS candidate WHERE search_text LIKE ALL (string_to_array(patterns, ' '))
  ) AS match
  WHERE count > 0 ORDER BY count DESC, position LIMIT ${CORRECTIONS_MAX}`;

/** Owns typing corrections for a query without matches: the variants one keystroke away that most places match. */
export class SearchCorrections {
  constructor(private readonly dataSource: DataSource) {}

  async of(query: string): Promise<TypedWords[]> {
    const texts = typedTexts(query);
    const long = await this.matched(texts, (length) => length >= 3);
    return long.length ? long : this.matched(texts, (length) => length === 2);
  }

  private async matched(texts: string[][], isWanted: (length: number) => boolean): Promise<TypedWords[]> {
    const others = texts.flatMap((words) => neighboursOf(words, isWanted)).slice(0, TEXTS_MAX);
    if (!others.length) return [];
    const found: { position: number }[] = await this.dataSource.query(prepared(COUNT_EACH), [
      others.map((words) => [...new Set(words.flatMap(gramsOf))].join(' ')),
      others.map((words) => words.map((word) => `%${escapeLike(word)}%`).join(' ')),
    ]);
    return found.map(({ position }) => asTyped(others[position - 1]!));
  }
}

function neighboursOf(words: string[], isWanted: (length: number) => boolean): string[][] {
  return words.flatMap((word, index) => {
    const length = hangulLengthOf(word);
    return isWanted(length) && length <= SYLLABLES_MAX ? meantBy(word).map((other) => words.with(index, other)) : [];
  });
}
