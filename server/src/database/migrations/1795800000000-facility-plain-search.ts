import type { MigrationInterface, QueryRunner } from 'typeorm';
import { COUNTING } from './1795180000000-facility-search';
import { FUNCTIONS } from './1795440000000-facility-recount';
import { FacilityCounting1795451000000 } from './1795451000000-facility-counting';
import { FacilityVersion1795431000000 } from './1795431000000-facility-version';

const FACETS =
  'sido_name, sigungu_name, category2, category3, parking_available, indoor_facility, outdoor_facility, pet_friendly, pet_types';
const OF_CELL = 'facility_cell_of(latitude), facility_cell_of(longitude)';
const LISTED = 'WHERE missing_since IS NULL';

const [, ...COUNT_TRIGGERS] = COUNTING;
const EVENTS = ['insert', 'update', 'delete', 'truncate'];

const INDEXES = {
  facility_search_point: `facility (latitude, longitude) INCLUDE (sample_rank, id) ${LISTED}`,
  facility_search_sample: `facility (sample_rank, id) ${LISTED}`,
  facility_rating_average: 'facility_rating ((-(rating_sum::float8 / nullif(review_count, 0))))',
  facility_rating_bayesian: 'facility_rating ((-((rating_sum + 20)::float8 / (review_count + 5))))',
};

const INDEXES_BEFORE = {
  facility_search_cell: `facility (${OF_CELL}) INCLUDE (latitude, longitude, sample_rank, id, ${FACETS}) ${LISTED}`,
  facility_search_cell_few: `facility (${OF_CELL}) INCLUDE (latitude, longitude, sample_rank, id) ${LISTED} AND sample_rank < 0.03125`,
  facility_search_sample_few: `facility (sample_rank, id) ${LISTED} AND sample_rank < 0.03125`,
};

/**
 * Search with one bounded statement: no counts of grams and cells, no version, and the import writes the counts of facets instead of
 * triggers. Single characters become grams.
 */
export class FacilityPlainSearch1795800000000 implements MigrationInterface {
  name = 'FacilityPlainSearch1795800000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const event of EVENTS) {
      await runner.query(`DROP TRIGGER facility_count_${event} ON facility`);
      await runner.query(`DROP TRIGGER facility_change_version_${event} ON facility`);
    }
    for (const name of [
      'facility_count_changes()',
      'facility_change_version()',
      'facility_recount()',
      'facility_count_new(integer)',
    ])
      await runner.query(`DROP FUNCTION ${name}`);
    await replaceIndexes(runner, INDEXES_BEFORE, INDEXES);
    await runner.query('DROP TABLE facility_gram, facility_cell, facility_version');
    await runner.query('DROP FUNCTION facility_cell_of(double precision)');
    await runner.query(
      `UPDATE facility SET search_grams =
         ARRAY(SELECT DISTINCT unnest(search_grams || string_to_array(replace(search_text, chr(31), ''), NULL)))`,
    );
    // Incremental counting left combinations without places.
    await runner.query('DELETE FROM facility_facet');
    await runner.query(
      `INSERT INTO facility_facet (${FACETS}, facility_count)
       SELECT ${FACETS}, count(*) FROM facility WHERE missing_since IS NULL GROUP BY ${FACETS}`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE facility SET search_grams =
         ARRAY(SELECT gram FROM unnest(search_grams) AS gram WHERE length(gram) > 1 OR gram = ANY(string_to_array(search_text, chr(31))))`,
    );
    await runner.query(
      `CREATE FUNCTION facility_cell_of(degrees double precision) RETURNS integer LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
       RETURN floor(degrees * 500)::integer`,
    );
    await runner.query(
      `CREATE TABLE facility_cell (
         latitude_cell integer NOT NULL, longitude_cell integer NOT NULL, facility_count integer NOT NULL,
         CONSTRAINT pk_facility_cell PRIMARY KEY (latitude_cell, longitude_cell) INCLUDE (facility_count)
       )`,
    );
    await runner.query(
      `CREATE TABLE facility_gram (
         gram text COLLATE "C" NOT NULL, facility_count integer NOT NULL, CONSTRAINT pk_facility_gram PRIMARY KEY (gram)
       )`,
    );
    await replaceIndexes(runner, INDEXES, INDEXES_BEFORE);
    await new FacilityVersion1795431000000().up(runner);
    for (const statement of FUNCTIONS) await runner.query(statement);
    await new FacilityCounting1795451000000().up(runner);
    for (const statement of COUNT_TRIGGERS) await runner.query(statement);
    await runner.query('SELECT facility_recount() WHERE EXISTS (SELECT FROM facility)');
  }
}

async function replaceIndexes(runner: QueryRunner, old: Record<string, string>, now: Record<string, string>): Promise<void> {
  for (const [name, definition] of Object.entries(now)) await runner.query(`CREATE INDEX ${name} ON ${definition}`);
  for (const name of Object.keys(old)) await runner.query(`DROP INDEX ${name}`);
}
