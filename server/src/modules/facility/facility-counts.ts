import type { DataSource } from 'typeorm';
import { preparedIfFrequent } from '../../shared/prepared';
import { REGIONS } from '../../shared/region';
import type { District, FacilityCategory, FacilityDataset, Region } from './facility.output';
import { normaliseForSearch } from './search-text';
import { allOf, isOneOf, type SqlFragment, SqlParameters } from './sql-parameters';

interface GramCount {
  gram: string;
  count: number;
}

/**
 * Owns the counts that triggers keep beside the places (facility_facet, facility_gram; facility_cell is read where views are), so that a
 * total or a list of options costs the same whether there are a thousand places or a million.
 */
export class FacilityCounts {
  constructor(private readonly dataSource: DataSource) {}

  /** Listed places that meet conditions on facets. */
  async total(conditions: SqlFragment[]): Promise<number> {
    const parameters = new SqlParameters();
    const [row] = await this.query<{ total: number }>(`SELECT ${totalOf(conditions)(parameters)} AS total`, parameters.values);
    return row?.total ?? 0;
  }

  /** Gram → number of listed places that contain it; grams that none contains are left out. `''` is the number of listed places. */
  async ofGrams(grams: string[]): Promise<Map<string, number>> {
    const parameters = new SqlParameters();
    const wanted = isOneOf('gram', [...grams, ''])(parameters);
    const rows = await this.query<GramCount>(
      `SELECT gram, facility_count AS count FROM facility_gram WHERE ${wanted} AND facility_count > 0`,
      parameters.values,
    );
    return new Map(rows.map(({ gram, count }) => [gram, count]));
  }

  /** Every gram of whole haystacks with the character: the pairs of which it is one, and itself where it is a field. */
  async ofGramsWith(char: string): Promise<Map<string, number>> {
    const rows = await this.query<GramCount>(
      `SELECT gram, facility_count AS count FROM facility_gram
       WHERE facility_count > 0 AND (gram = '' OR strpos(gram, $1) > 0 AND length(gram) < 3)`,
      [char],
    );
    return new Map(rows.map(({ gram, count }) => [gram, count]));
  }

  /**
   * Counts everything anew: triggers add differences to what is there, right or wrong.
   * @returns the number of listed places
   */
  async recount(): Promise<number> {
    await this.dataSource.query('SELECT facility_recount()');
    return this.total([]);
  }

  async regions(): Promise<Region[]> {
    const rows = await this.query<{ name: string; count: number }>(
      'SELECT sido_name AS name, sum(facility_count) AS count FROM facility_facet GROUP BY 1 HAVING sum(facility_count) > 0',
    );
    return REGIONS.flatMap(({ name, shortName }) =>
      rows.filter((row) => row.name === name).map(({ count }) => ({ name, shortName, facilityCount: count })),
    );
  }

  /** @param regionNames null for the whole country */
  districts(regionNames: readonly string[] | null): Promise<District[]> {
    return this.query(
      `SELECT sigungu_name AS name, sido_name AS "regionName", sum(facility_count) AS "facilityCount" FROM facility_facet
       WHERE sigungu_name IS NOT NULL AND sido_name IS NOT NULL AND ($1::text[] IS NULL OR sido_name = ANY($1))
       GROUP BY 1, 2 HAVING sum(facility_count) > 0 ORDER BY sigungu_name COLLATE "C", sido_name COLLATE "C"`,
      [regionNames],
    );
  }

  /** Groups in 가나다 order, each with its kinds, the largest first. */
  async categories(): Promise<FacilityCategory[]> {
    const rows = await this.query<{ group: string; kind: string | null; count: number }>(
      `SELECT category2 AS "group", category3 AS kind, sum(facility_count) AS count FROM facility_facet WHERE category2 IS NOT NULL
       GROUP BY 1, 2 HAVING sum(facility_count) > 0 ORDER BY category2 COLLATE "C", count DESC, category3 COLLATE "C"`,
    );
    return [...new Set(rows.map(({ group }) => group))].map((name) => {
      const own = rows.filter(({ group }) => group === name);
      return {
        name,
        facilityCount: own.reduce((sum, { count }) => sum + count, 0),
        kinds: own.flatMap(({ kind, count }) => (kind === null ? [] : [{ name: kind, facilityCount: count }])),
      };
    });
  }

  /** Names of groups and kinds, written as in a search, that fit a pattern. */
  async categoriesLike(pattern: RegExp): Promise<string[]> {
    const rows = await this.query<{ name: string }>(`${distinct('category2')} UNION ALL ${distinct('category3')}`);
    return [...new Set(rows.map(({ name }) => name).filter((name) => pattern.test(normaliseForSearch(name))))];
  }

  async dataset(): Promise<Pick<FacilityDataset, 'edition' | 'isDemo' | 'facilityCount'>> {
    const [row] = await this.query<Pick<FacilityDataset, 'edition' | 'isDemo' | 'facilityCount'>>(
      `SELECT (SELECT max(edition) FROM facility_import) AS edition,
         EXISTS (SELECT FROM facility WHERE is_demo) AS "isDemo",
         coalesce((SELECT facility_count FROM facility_gram WHERE gram = ''), 0) AS "facilityCount"`,
    );
    return row ?? { edition: null, isDemo: false, facilityCount: 0 };
  }

  private query<Row>(sql: string, values: readonly unknown[] = []): Promise<Row[]> {
    return this.dataSource.query(preparedIfFrequent(sql), [...values]);
  }
}

/** The number of listed places that meet conditions on facets, as a value in a statement. */
export const totalOf =
  (conditions: SqlFragment[]): SqlFragment =>
  (parameters) =>
    conditions.length
      ? `(SELECT coalesce(sum(facility_count), 0) FROM facility_facet WHERE ${allOf(conditions, parameters)})`
      : `coalesce((SELECT facility_count FROM facility_gram WHERE gram = ''), 0)`;

/** From one value to the next larger one by the index on the column: there are a few among any number of places. */
const distinct = (column: 'category2' | 'category3') => `(
  WITH RECURSIVE value AS (
    (SELECT ${column} AS name FROM facility WHERE missing_since IS NULL AND ${column} IS NOT NULL ORDER BY ${column} LIMIT 1)
    UNION ALL
    SELECT (SELECT ${column} FROM facility WHERE missing_since IS NULL AND ${column} > value.name ORDER BY ${column} LIMIT 1)
    FROM value WHERE value.name IS NOT NULL
  ) SELECT name FROM value WHERE name IS NOT NULL)`;
