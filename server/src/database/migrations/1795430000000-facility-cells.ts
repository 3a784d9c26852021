import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Facets, as in facility_facet. */
const FACETS =
  'sido_name, sigungu_name, category2, category3, parking_available, indoor_facility, outdoor_facility, pet_friendly, pet_types';

/** @param changes a query for the rows of facility that changed, with `change` = 1 for added and -1 for removed rows */
const countCells = (changes: string) => `
  INSERT INTO facility_cell (latitude_cell, longitude_cell, facility_count)
  SELECT facility_cell_of(latitude), facility_cell_of(longitude), sum(change)
  FROM (${changes}) AS changed WHERE latitude IS NOT NULL AND longitude IS NOT NULL
  GROUP BY 1, 2 HAVING sum(change) <> 0 ORDER BY 1, 2
  ON CONFLICT (latitude_cell, longitude_cell) DO UPDATE SET facility_count = facility_cell.facility_count + excluded.facility_count`;

const CELLS = [
  // Grid cells of 1/500 degree.
  `CREATE FUNCTION facility_cell_of(degrees double precision) RETURNS integer LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
   RETURN floor(degrees * 500)::integer`,
  // Number of listed places per cell. The total of a viewport is the sum of its inner cells, plus the places in the cells at its edges.
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

/** Name → definition after ON facility. */
const INDEXES = {
  // Includes the facets for index-only counts.
  facility_search_cell: `(${OF_CELL}) INCLUDE (latitude, longitude, sample_rank, id, ${FACETS}) WHERE missing_since IS NULL`,
  // A sample of one place in 32, for crowded viewports.
  facility_search_cell_few: `(${OF_CELL}) INCLUDE (latitude, longitude, sample_rank, id)
    WHERE missing_since IS NULL AND sample_rank < 0.03125`,
  facility_search_sample_few: `(sample_rank, id) WHERE missing_since IS NULL AND sample_rank < 0.03125`,
};

const BEFORE = {
  facility_search_viewport: '(latitude, longitude) INCLUDE (sample_rank, id) WHERE missing_since IS NULL',
  facility_search_viewport_facets: `(latitude, longitude) INCLUDE (sample_rank, id, ${FACETS}) WHERE missing_since IS NULL`,
  facility_search_sample: '(sample_rank, id) WHERE missing_since IS NULL',
};

/** Counts the map's viewports by grid cells instead of places. */
export class FacilityCells1795430000000 implements MigrationInterface {
  name = 'FacilityCells1795430000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of CELLS) await runner.query(statement);
    await replaceIndexes(runner, BEFORE, INDEXES, async () => {
      // CREATE TRIGGER locks out writers until the count is complete.
      for (const statement of COUNTING) await runner.query(statement);
      await runner.query(countCells('SELECT *, 1 AS change FROM facility WHERE missing_since IS NULL'));
      // For the planner, until the next import.
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

/** Last, because dropping locks out readers until the commit. */
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
