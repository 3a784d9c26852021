import type { DataSource } from 'typeorm';
import { escapeLike } from '../../shared/escape-like';
import type { FacilityCounts } from './facility-counts';
import type { FacilitySuggestion } from './facility.output';
import { isOfCategory } from './facet-conditions';
import { normaliseForSearch, ofStart } from './search-text';
import { allOf, hasAnyGram, hasGrams, isOneOf, type SqlFragment, SqlParameters } from './sql-parameters';
import { type GramNeed, type Reading, readingsOf } from './suggestion-readings';

const NAME = 'split_part(search_text, chr(31), 1)';
const COLUMNS = 'id, name, category3, sido_name AS "sidoName", sigungu_name AS "sigunguName"';

/**
 * Owns suggestions: for each reading of the query first names that start with it, then names that contain it, then places whose
 * category contains it, then places that have it anywhere else, which is mostly the address; among equals by name.
 */
export class FacilitySuggestions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly counts: FacilityCounts,
  ) {}

  async find(query: string, limit: number): Promise<FacilitySuggestion[]> {
    const found: FacilitySuggestion[] = [];
    for (const reading of readingsOf(query)) {
      for await (const conditions of this.tiers(reading)) {
        found.push(...(await this.select(conditions, limit - found.length, found)));
        if (found.length >= limit) return found;
      }
    }
    return found;
  }

  /** One by one: most queries are answered before the last is reached. */
  private async *tiers(reading: Reading): AsyncGenerator<SqlFragment[]> {
    const { inName, anywhere } = reading;
    yield startsWith(reading);
    yield [...hasNeeded(inName), holds(NAME, reading)];
    if (!anywhere) return;
    const isMatch = new RegExp(reading.pattern);
    const categories = (await this.counts.categoryNames()).filter((name) => isMatch.test(normaliseForSearch(name)));
    if (categories.length) yield [isOfCategory(categories)];
    yield [...hasNeeded(anywhere), holds('search_text', reading)];
  }

  private select(conditions: SqlFragment[], limit: number, found: FacilitySuggestion[]): Promise<FacilitySuggestion[]> {
    const parameters = new SqlParameters();
    const others = found.length ? ` AND id <> ALL(${parameters.add(found.map(({ id }) => id))}::int[])` : '';
    return this.dataSource.query(
      `SELECT ${COLUMNS} FROM facility WHERE missing_since IS NULL AND ${allOf(conditions, parameters)}${others}
       ORDER BY name COLLATE "C", id LIMIT ${limit}`,
      parameters.values,
    );
  }
}

const hasNeeded = ({ all, any }: GramNeed): SqlFragment[] => [
  ...(all.length ? [hasGrams(all)] : []),
  ...(any.length ? [hasAnyGram(any)] : []),
];

/** Names that start alike stand together in an index; initials are found by a gram of their own. */
function startsWith(reading: Reading): SqlFragment[] {
  const { start, literal, pattern } = reading;
  const found: SqlFragment =
    'initials' in start ? hasGrams([ofStart(start.initials)]) : isOneOf('"left"(search_text, 2) COLLATE "C"', start.characters);
  return [
    found,
    (parameters) =>
      literal === null
        ? `search_text COLLATE "C" ~ ${parameters.add(`^${pattern}`)}`
        : `search_text LIKE ${parameters.add(`${escapeLike(literal)}%`)}`,
  ];
}

const holds =
  (text: string, { literal, pattern }: Reading): SqlFragment =>
  (parameters) =>
    literal === null
      ? `${text} COLLATE "C" ~ ${parameters.add(pattern)}`
      : `${text} LIKE ${parameters.add(`%${escapeLike(literal)}%`)}`;
