import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import { preparedIfFrequent } from '../../shared/prepared';
import { REGIONS } from '../../shared/text/region';
import type { District, FacilityCategory, FacilityDataset, Region } from './facility.output';
import { allOf, type SqlFragment } from './sql-parameters';
import { IS_LISTED } from './facility-listed.sql';

/** Columns of both facility_facet and facility. */
const FACETS =
  'sido_name, sigungu_name, category2, category3, parking_available, indoor_facility, outdoor_facility, pet_friendly, pet_types, entry_policy_id';

/** Recomputes the counts. Call it in the transaction of every write to places. Raw: INSERT … SELECT and a table lock. */
export async function countFacilities(transaction: Pick<EntityManager | QueryRunner, 'query'>): Promise<void> {
  // Without the lock, concurrent recounts would insert duplicate rows.
  await transaction.query('LOCK TABLE facility_facet IN SHARE ROW EXCLUSIVE MODE');
  // DELETE, because the application's role may not TRUNCATE.
  await transaction.query('DELETE FROM facility_facet');
  await transaction.query(
    `INSERT INTO facility_facet (${FACETS}, facility_count)
     SELECT ${FACETS}, count(*) FROM facility WHERE ${IS_LISTED} GROUP BY ${FACETS}`,
  );
}

/** Owns the counts of listed places by facet, for filter options and totals. Raw: hot lists of plain rows, prepared. */
export class FacilityCounts {
  constructor(private readonly dataSource: DataSource) {}

  async regions(): Promise<Region[]> {
    const rows = await this.query<{ name: string; count: number }>(
      'SELECT sido_name AS name, sum(facility_count) AS count FROM facility_facet GROUP BY 1',
    );
    return REGIONS.flatMap(({ name, shortName }) =>
      rows.filter((row) => row.name === name).map(({ count }) => ({ name, shortName, facilityCount: count })),
    );
  }

  /**
   * A city with districts is also listed as a whole: 수원시 before 수원시 권선구.
   * @param regionNames null for the whole country
   */
  districts(regionNames: readonly string[] | null): Promise<District[]> {
    return this.query(
      `SELECT name, sido_name AS "regionName", sum(facility_count) AS "facilityCount" FROM facility_facet,
         unnest(CASE WHEN sigungu_name LIKE '% %' THEN ARRAY[sigungu_name, split_part(sigungu_name, ' ', 1)] ELSE ARRAY[sigungu_name] END) AS name
       WHERE sigungu_name IS NOT NULL AND sido_name IS NOT NULL AND ($1::text[] IS NULL OR sido_name = ANY($1))
       GROUP BY 1, 2 ORDER BY name COLLATE "C", sido_name COLLATE "C"`,
      [regionNames],
    );
  }

  /** From `facility`, as neighbourhood is no facet. */
  neighbourhoods(): Promise<(District & { districtName: string | null; latitude: number | null; longitude: number | null })[]> {
    return this.query(
      `SELECT legal_eup_myeon_dong_name AS name, sido_name AS "regionName", sigungu_name AS "districtName", count(*) AS "facilityCount",
         avg(latitude) AS latitude, avg(longitude) AS longitude
       FROM facility WHERE ${IS_LISTED} AND legal_eup_myeon_dong_name IS NOT NULL AND sido_name IS NOT NULL GROUP BY 1, 2, 3`,
    );
  }

  /** Groups in 가나다 order, the kinds of each by count. */
  async categories(): Promise<FacilityCategory[]> {
    const rows = await this.query<{ group: string; kind: string | null; count: number }>(
      `SELECT category2 AS "group", category3 AS kind, sum(facility_count) AS count FROM facility_facet WHERE category2 IS NOT NULL
       GROUP BY 1, 2 ORDER BY category2 COLLATE "C", count DESC, category3 COLLATE "C"`,
    );
    return [...new Set(rows.map(({ group }) => group))].map((name) => {
      const kinds = rows.filter(({ group }) => group === name);
      return {
        name,
        facilityCount: kinds.reduce((sum, { count }) => sum + count, 0),
        kinds: kinds.flatMap(({ kind, count }) => (kind === null ? [] : [{ name: kind, facilityCount: count }])),
      };
    });
  }

  /** Names of all groups and kinds. */
  async categoryNames(): Promise<string[]> {
    const rows = await this.query<{ name: string }>(
      'SELECT category2 AS name FROM facility_facet WHERE category2 IS NOT NULL UNION SELECT category3 FROM facility_facet WHERE category3 IS NOT NULL',
    );
    return rows.map(({ name }) => name);
  }

  async dataset(): Promise<Pick<FacilityDataset, 'edition' | 'isDemo' | 'facilityCount'>> {
    const [row] = await this.query<Pick<FacilityDataset, 'edition' | 'isDemo' | 'facilityCount'>>(
      `SELECT (SELECT max(edition) FROM facility_import) AS edition,
         EXISTS (SELECT FROM facility WHERE is_demo) AS "isDemo",
         (SELECT coalesce(sum(facility_count), 0) FROM facility_facet) AS "facilityCount"`,
    );
    return row ?? { edition: null, isDemo: false, facilityCount: 0 };
  }

  private query<Row>(sql: string, values: readonly unknown[] = []): Promise<Row[]> {
    return this.dataSource.query(preparedIfFrequent(sql), [...values]);
  }
}

/** The number of listed places that match conditions on facets, as a value in a statement. */
export const totalOf =
  (conditions: SqlFragment[]): SqlFragment =>
  (parameters) =>
    `(SELECT coalesce(sum(facility_count), 0) FROM facility_facet WHERE ${allOf(conditions, parameters)})`;
