import { MoreThan, type QueryRunner } from 'typeorm';
import { countFacilities } from '../facility-counts.repository';
import { Facility } from '../facility.entity';
import { CORRECTION_LOCK } from '../facility.locks';
import { FacilityImport } from '../facility-import.entity';
import { readAllTexts, removeUnusedTexts } from '../source-texts.repository';
import type { FacilityStaging } from './facility-staging.repository';
import { applyCorrections } from './import-corrections';
import { REPORT_PLACES_MAX, type PlaceNote } from './import-report';
import { PUBLIC_DATA_COLUMNS } from './public-data-columns';

export interface RegionCount {
  name: string;
  inFile: number;
  /** Listed places, without demo places. */
  existing: number;
  /** Newest edition that covered the region. */
  edition: string | null;
}

/** Places of a region that the edition lacks. */
interface VanishedPlaces {
  name: string;
  count: number;
  /** The first. */
  places: PlaceNote[];
}

/** Any number. Concurrent imports would mark each other's places as vanished. */
const IMPORT_LOCK = 15_111_389;

/**
 * Owns the SQL that applies a staged file. Not here: new places (FacilityStaging), order of steps and transaction (the service).
 * Raw: set-based statements over a temporary table (CTE, UPDATE … FROM), advisory locks and settings.
 */
export class FacilityImportRepository {
  constructor(
    private readonly runner: QueryRunner,
    private readonly staging: FacilityStaging,
  ) {}

  /** Session-level advisory locks; false if another import runs. Waits for transactions that correct a place, which do not wait for it. */
  async lock(): Promise<boolean> {
    const [row] = await this.runner.manager.query<{ taken: boolean }[]>('SELECT pg_try_advisory_lock($1) AS taken', [
      IMPORT_LOCK,
    ]);
    if (!row?.taken) return false;
    await this.runner.query('SELECT pg_advisory_lock($1)', [CORRECTION_LOCK]);
    return true;
  }

  async unlock(): Promise<void> {
    await this.runner.query('SELECT pg_advisory_unlock($1), pg_advisory_unlock($2)', [CORRECTION_LOCK, IMPORT_LOCK]);
  }

  /** Settings for the large statements, local to the transaction. Places can be added afterwards. */
  async prepareWrite(): Promise<void> {
    await this.runner.query("SET LOCAL work_mem = '64MB'");
    await this.runner.query('SET LOCAL default_statistics_target = 20');
    await this.staging.begin();
    await readAllTexts(this.runner.manager);
  }

  /** Places added since prepareWrite(). */
  countNew(): Promise<number> {
    return this.runner.manager.countBy(Facility, { id: MoreThan(this.staging.lastExistingId) });
  }

  /** The first places added since prepareWrite(). */
  listNew(): Promise<PlaceNote[]> {
    return this.runner.manager.find(Facility, {
      select: { id: true, name: true },
      where: { id: MoreThan(this.staging.lastExistingId) },
      order: { id: 'ASC' },
      take: REPORT_PLACES_MAX,
    });
  }

  isKnownFile(fileHash: string): Promise<boolean> {
    return this.runner.manager.existsBy(FacilityImport, { fileHash });
  }

  /** Blocks concurrent writes that refer to demo places until they are deleted. */
  async lockDemo(): Promise<void> {
    await this.runner.query('SELECT id FROM facility WHERE is_demo ORDER BY id FOR UPDATE');
  }

  async removeDemo(): Promise<number> {
    return (await this.affected('DELETE FROM facility WHERE is_demo RETURNING id')).length;
  }

  async regionCounts(): Promise<RegionCount[]> {
    return this.runner.manager.query<RegionCount[]>(
      `SELECT s.sido_name AS name, s.in_file AS "inFile", coalesce(f.existing, 0) AS existing, e.edition
       FROM (
         SELECT sido_name, count(*)::int AS in_file
         FROM (SELECT sido_name FROM facility_staging UNION ALL SELECT sido_name FROM facility WHERE id > $1) AS read
         WHERE sido_name IS NOT NULL GROUP BY sido_name
       ) s
       LEFT JOIN (
         SELECT sido_name, count(*)::int AS existing FROM facility WHERE id <= $1 AND missing_since IS NULL AND NOT is_demo GROUP BY sido_name
       ) f USING (sido_name)
       LEFT JOIN (
         SELECT region AS sido_name, max(edition) AS edition
         FROM facility_import, jsonb_array_elements_text(report -> 'regions') AS region GROUP BY region
       ) e USING (sido_name)
       ORDER BY s.sido_name`,
      [this.staging.lastExistingId],
    );
  }

  /**
   * Matches staged rows to existing places: `wins` if the row is newer, or of the same date in a file not older than the region's;
   * `returns` if it brings back a vanished place. In its own table, because updating the staged rows would rewrite them all.
   */
  async match(edition: string, olderRegions: string[]): Promise<void> {
    await this.runner.query('ANALYZE facility_staging (source_key, line)');
    await this.runner.query(
      `CREATE TEMPORARY TABLE facility_match ON COMMIT DROP AS
       SELECT s.line, f.id AS facility_id,
         CASE
           WHEN s.final_creation_date IS NOT DISTINCT FROM f.final_creation_date THEN NOT coalesce(f.sido_name, '') = ANY($2::text[])
           ELSE coalesce(s.final_creation_date > coalesce(f.final_creation_date, '-infinity'), false)
         END AS wins,
         coalesce(greatest(s.final_creation_date, $1::date) >= f.missing_since, false) AS returns
       FROM facility_staging s JOIN facility f USING (source_key)`,
      [edition, olderRegions],
    );
    await this.runner.query('ANALYZE facility_match');
  }

  async countKeptNewer(): Promise<number> {
    const [row] = await this.runner.manager.query<{ count: number }[]>(
      'SELECT count(*)::int AS count FROM facility_match WHERE NOT wins',
    );
    return row?.count ?? 0;
  }

  /** @returns how many the data confirms, and how many it newly contradicts */
  applyCorrections(): ReturnType<typeof applyCorrections> {
    return applyCorrections(this.runner, this.staging);
  }

  /** @returns ids of the places */
  async unmarkReturned(): Promise<number[]> {
    return this.affected(
      'UPDATE facility f SET missing_since = NULL FROM facility_match m WHERE m.facility_id = f.id AND m.returns RETURNING f.id',
    );
  }

  /**
   * Without staged grams the place keeps its own.
   * @param returned ids of places that are changed anyway
   * @returns ids of places with a changed fact or source cell, and the first with more than a new date
   */
  async updateChanged(returned: readonly number[]): Promise<{ ids: Set<number>; places: PlaceNote[] }> {
    const { columns } = this.staging;
    const of = (alias: string) => columns.map((column) => `${alias}.${column}`).join(', ');
    const facts = await this.affected(
      `UPDATE facility f SET (${columns.join(', ')}, search_grams) = ROW (${of('s')}, coalesce(s.search_grams, f.search_grams))
       FROM facility_match m JOIN facility_staging s USING (line)
       WHERE m.facility_id = f.id AND m.wins AND (${of('f')}) IS DISTINCT FROM (${of('s')})
       RETURNING f.id`,
    );
    const places = await this.listDifferences(facts, returned);
    const cells = await this.affected(
      `UPDATE facility_source o SET cells = s.cells
       FROM facility_match m JOIN facility_staging s USING (line)
       WHERE m.facility_id = o.facility_id AND m.wins AND o.cells IS DISTINCT FROM s.cells
       RETURNING o.facility_id AS id`,
    );
    return { ids: new Set([...returned, ...facts, ...cells]), places };
  }

  /** Call it before the source cells are updated. The date alone is no difference: a new edition often changes it everywhere. */
  private listDifferences(changed: readonly number[], returned: readonly number[]): Promise<PlaceNote[]> {
    return this.runner.manager.query<PlaceNote[]>(
      `SELECT f.id, f.name, columns
       FROM facility f JOIN facility_source o ON o.facility_id = f.id
       JOIN facility_match m ON m.facility_id = f.id JOIN facility_staging s USING (line)
       CROSS JOIN LATERAL (
         SELECT ARRAY(
           SELECT key FROM jsonb_each_text(s.cells) AS cell WHERE key <> $3 AND value IS DISTINCT FROM o.cells ->> key
           ORDER BY key COLLATE "C"
         ) AS columns
       ) AS difference
       WHERE f.id = ANY($2) OR f.id = ANY($1) AND columns <> '{}' ORDER BY f.id LIMIT ${REPORT_PLACES_MAX}`,
      [changed, returned, PUBLIC_DATA_COLUMNS.finalCreationDate],
    );
  }

  /** @returns the places missing in the edition, by region */
  markVanished(edition: string, regions: string[]): Promise<VanishedPlaces[]> {
    return this.runner.manager.query<VanishedPlaces[]>(
      `WITH vanished AS (
         UPDATE facility f SET missing_since = $1
         WHERE f.id <= $3 AND f.missing_since IS NULL AND NOT f.is_demo AND f.sido_name = ANY($2::text[])
           AND coalesce(f.final_creation_date < $1, true)
           AND NOT EXISTS (SELECT FROM facility_staging s WHERE s.source_key = f.source_key)
         RETURNING f.sido_name, f.id, f.name
       )
       SELECT sido_name AS name, count(*)::int AS count,
         to_jsonb((array_agg(jsonb_build_object('id', id, 'name', name) ORDER BY id))[1:${REPORT_PLACES_MAX}]) AS places
       FROM vanished GROUP BY sido_name ORDER BY sido_name`,
      [edition, regions, this.staging.lastExistingId],
    );
  }

  /** Updates the counts and the planner's statistics, so that the first searches have them. */
  async finish(): Promise<void> {
    await countFacilities(this.runner);
    await removeUnusedTexts(this.runner.manager);
    await this.runner.query('ANALYZE facility');
  }

  async record(entry: Pick<FacilityImport, 'fileName' | 'fileHash' | 'edition' | 'report'>): Promise<void> {
    await this.runner.manager.save(Object.assign(new FacilityImport(), entry));
  }

  /** Ids from a statement's RETURNING. */
  private async affected(sql: string, parameters: unknown[] = []): Promise<number[]> {
    const { records } = await this.runner.query(sql, parameters, true);
    return (records as { id: number }[]).map(({ id }) => id);
  }
}
