import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a place is filtered by, as in facility_facet. */
const FACETS =
  'sido_name, sigungu_name, category2, category3, parking_available, indoor_facility, outdoor_facility, pet_friendly, pet_types';

/** @param changes a query for the rows of facility that changed, with `change` = 1 for each that came and -1 for each that left */
const countCells = (changes: string) => `
  INSERT INTO facility_cell (latitude_cell, longitude_cell, facility_count)
  SELECT facility_cell_of(latitude), facility_cell_of(longitude), sum(change)
  FROM (${changes}) AS changed WHERE latitude IS NOT NULL AND longitude IS NOT NULL
  GROUP BY 1, 2 HAVING sum(change) <> 0 ORDER BY 1, 2
  ON CONFLICT (latitude_cell, longitude_cell) DO UPDATE SET facility_count = facility_cell.facility_count + excluded.facility_count`;

const CELLS = [
  // The stripe, 1/500 degree wide, in which a latitude or a longitude lies: about 220 m from south to north, 180 m from west to east.
  `CREATE FUNCTION facility_cell_of(degrees double precision) RETURNS integer LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
   RETURN floor(degrees * 500)::integer`,
  // How many listed places lie in each cell. The total of a view is the sum of the cells within it and of the places in those at its
  // edges, which are counted one by one (facilities-in-bounds.ts).
  `CREATE TABLE facility_cell (
     latitude_cell integer NOT NULL, longitude_cell integer NOT NULL, facility_count integer NOT NULL,
     CONSTRAINT pk_facility_cell PRIMARY KEY (latitude_cell, longitude_cell) INCLUDE (facility_count)
   )`,
];

export const COUNTING = [
  `CREATE FUNCTION facility_count_cells() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     IF TG_OP = 'INSERT' THEN ${countCells('SELECT *, 1 AS change FROM new_row WHERE missing_since IS NULL')};
     ELSIF TG_OP = 'DELETE' THEN ${countCells('SELECT *, -1 AS change FROM old_row WHERE missing_since IS NULL')};
     ELSIF TG_OP = 'UPDATE' THEN ${countCells(`SELECT *, 1 AS change FROM new_row WHERE missing_since IS NULL
       UNION ALL SELECT *, -1 AS change FROM old_row WHERE missing_since IS NULL`)};
     ELSE TRUNCATE facility_cell;
     END IF;
     RETURN NULL;
   END $$`,
  `CREATE TRIGGER facility_count_cells_insert AFTER INSERT ON facility
   REFERENCING NEW TABLE AS new_row FOR EACH STATEMENT EXECUTE FUNCTION facility_count_cells()`,
  `CREATE TRIGGER facility_count_cells_update AFTER UPDATE ON facility
   REFERENCING OLD TABLE AS old_row NEW TABLE AS new_row FOR EACH STATEMENT EXECUTE FUNCTION facility_count_cells()`,
  `CREATE TRIGGER facility_count_cells_delete AFTER DELETE ON facility
   REFERENCING OLD TABLE AS old_row FOR EACH STATEMENT EXECUTE FUNCTION facility_count_cells()`,
  `CREATE TRIGGER facility_count_cells_truncate AFTER TRUNCATE ON facility FOR EACH STATEMENT EXECUTE FUNCTION facility_count_cells()`,
];

const OF_CELL = 'facility_cell_of(latitude), facility_cell_of(longitude)';

/** Name → what stands behind ON facility. All are about listed places. */
const INDEXES = {
  // With the facets: counting the many places of a city that meet a filter must not fetch each one.
  facility_search_cell: `(${OF_CELL}) INCLUDE (latitude, longitude, sample_rank, id, ${FACETS}) WHERE missing_since IS NULL`,
  // One place of 32: the first of a crowded view are found among them.
  facility_search_cell_few: `(${OF_CELL}) INCLUDE (latitude, longitude, sample_rank, id)
    WHERE missing_since IS NULL AND sample_rank < 0.03125`,
  facility_search_sample_few: `(sample_rank, id) WHERE missing_since IS NULL AND sample_rank < 0.03125`,
};

const BEFORE = {
  facility_search_viewport: '(latitude, longitude) INCLUDE (sample_rank, id) WHERE missing_since IS NULL',
  facility_search_viewport_facets: `(latitude, longitude) INCLUDE (sample_rank, id, ${FACETS}) WHERE missing_since IS NULL`,
  facility_search_sample: '(sample_rank, id) WHERE missing_since IS NULL',
};

/** Views of the map are counted by cells: one by one, a view of a city costs more the more places there are. */
export class FacilityCells1795430000000 implements MigrationInterface {
  name = 'FacilityCells1795430000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of CELLS) await runner.query(statement);
    await replaceIndexes(runner, BEFORE, INDEXES, async () => {
      // Triggers keep writers out, so that what is counted then is all there is.
      for (const statement of COUNTING) await runner.query(statement);
      await runner.query(countCells('SELECT *, 1 AS change FROM facility WHERE missing_since IS NULL'));
      // The planner knows nothing of cells otherwise until the next import.
      await runner.query('SET LOCAL default_statistics_target = 20');
      await runner.query('ANALYZE facility');
      await runner.query('ANALYZE facility_cell');
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await replaceIndexes(runner, INDEXES, BEFORE);
    for (const event of ['truncate', 'delete', 'update', 'insert'])
      await runner.query(`DROP TRIGGER facility_count_cells_${event} ON facility`);
    await runner.query('DROP FUNCTION facility_count_cells()');
    await runner.query('DROP TABLE facility_cell');
    await runner.query('DROP FUNCTION facility_cell_of(double precision)');
  }
}

/** Dropping keeps readers out until the end, so it comes last. */
async function replaceIndexes(
  runner: QueryRunner,
  old: Record<string, string>,
  now: Record<string, string>,
  meanwhile = async () => {},
): Promise<void> {
  for (const [name, definition] of Object.entries(now)) await runner.query(`CREATE INDEX ${name} ON facility ${definition}`);
  await meanwhile();
  for (const name of Object.keys(old)) await runner.query(`DROP INDEX ${name}`);
}
