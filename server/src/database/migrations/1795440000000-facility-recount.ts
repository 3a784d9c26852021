import type { MigrationInterface, QueryRunner } from 'typeorm';
import { COUNTING } from './1795180000000-facility-search';
import { COUNTING as COUNTING_CELLS } from './1795430000000-facility-cells';

/** Facets, in facility as in facility_facet. */
const FACETS =
  'sido_name, sigungu_name, category2, category3, parking_available, indoor_facility, outdoor_facility, pet_friendly, pet_types';

/**
 * Adds changes to the counts of facets, grams and cells. MERGE is faster than ON CONFLICT, except for facets, which may be NULL. Sorted
 * like the indexes, for faster writes.
 * @param changes a query for the rows of facility that changed, with `change` = 1 for added and -1 for removed rows
 * @param textChanges the same without unchanged texts
 */
export const count = (changes: string, textChanges = changes) => `
  INSERT INTO facility_facet (${FACETS}, facility_count)
  SELECT ${FACETS}, sum(change) FROM (${changes}) AS changed GROUP BY ${FACETS} HAVING sum(change) <> 0
  ON CONFLICT (${FACETS}) DO UPDATE SET facility_count = facility_facet.facility_count + excluded.facility_count;

  MERGE INTO facility_gram AS known USING (
    SELECT gram, sum(change)::integer AS change
    FROM (SELECT unnest(search_grams || ''::text) AS gram, change FROM (${textChanges}) AS changed) AS cut
    GROUP BY gram HAVING sum(change) <> 0 ORDER BY gram COLLATE "C"
  ) AS counted ON counted.gram = known.gram
  WHEN MATCHED THEN UPDATE SET facility_count = known.facility_count + counted.change
  WHEN NOT MATCHED THEN INSERT (gram, facility_count) VALUES (counted.gram, counted.change);

  MERGE INTO facility_cell AS known USING (
    SELECT facility_cell_of(latitude) AS latitude_cell, facility_cell_of(longitude) AS longitude_cell, sum(change)::integer AS change
    FROM (${changes}) AS changed WHERE latitude IS NOT NULL AND longitude IS NOT NULL
    GROUP BY 1, 2 HAVING sum(change) <> 0 ORDER BY 1, 2
  ) AS counted ON counted.latitude_cell = known.latitude_cell AND counted.longitude_cell = known.longitude_cell
  WHEN MATCHED THEN UPDATE SET facility_count = known.facility_count + counted.change
  WHEN NOT MATCHED THEN INSERT (latitude_cell, longitude_cell, facility_count)
    VALUES (counted.latitude_cell, counted.longitude_cell, counted.change);`;

const ADDED = 'SELECT *, 1 AS change FROM new_row WHERE missing_since IS NULL';
const REMOVED = 'SELECT *, -1 AS change FROM old_row WHERE missing_since IS NULL';
const CHANGED = `${ADDED} UNION ALL ${REMOVED}`;
const TEXT_CHANGED = `SELECT search_grams, sum(change)::integer AS change FROM (${CHANGED}) AS changed
  GROUP BY id, search_text, search_grams HAVING sum(change) <> 0`;

// MERGE needs serialised writers: facility_change_version() has locked the row of facility_version. EXECUTE plans for the actual
// number of rows.
export const FUNCTIONS = [
  `CREATE OR REPLACE FUNCTION facility_count_changes() RETURNS trigger LANGUAGE plpgsql SET work_mem = '64MB' AS $$
   BEGIN
     IF TG_OP = 'INSERT' THEN EXECUTE $sql$ ${count(ADDED)} $sql$;
     ELSIF TG_OP = 'UPDATE' THEN EXECUTE $sql$ ${count(CHANGED, TEXT_CHANGED)} $sql$;
     ELSIF TG_OP = 'DELETE' THEN EXECUTE $sql$ ${count(REMOVED)} $sql$;
     ELSE TRUNCATE facility_facet, facility_gram, facility_cell;
     END IF;
     RETURN NULL;
   END $$`,
  // Rebuilds all counts, serialised with other writers. DELETE, because the application's role may not TRUNCATE.
  `CREATE FUNCTION facility_recount() RETURNS void LANGUAGE plpgsql SET work_mem = '64MB' AS $$
   BEGIN
     INSERT INTO facility_version (version) VALUES (gen_random_uuid()) ON CONFLICT (is_only) DO UPDATE SET version = excluded.version;
     DELETE FROM facility_facet;
     DELETE FROM facility_gram;
     DELETE FROM facility_cell;
     ${count('SELECT *, 1 AS change FROM facility WHERE missing_since IS NULL')}
   END $$`,
];

const EVENTS = ['insert', 'update', 'delete', 'truncate'];

/**
 * Moves all counting into one function and makes the counts rebuildable: triggers add differences, so wrong counts, as after a restore
 * without triggers, stayed wrong.
 */
export class FacilityRecount1795440000000 implements MigrationInterface {
  name = 'FacilityRecount1795440000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const event of EVENTS) await runner.query(`DROP TRIGGER facility_count_cells_${event} ON facility`);
    await runner.query('DROP FUNCTION facility_count_cells()');
    for (const statement of FUNCTIONS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION facility_recount()');
    const [countChanges] = COUNTING;
    await runner.query(countChanges!.replace('CREATE', 'CREATE OR REPLACE'));
    for (const statement of COUNTING_CELLS) await runner.query(statement);
  }
}
