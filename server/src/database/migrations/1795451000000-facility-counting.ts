import type { MigrationInterface, QueryRunner } from 'typeorm';
import { count, FUNCTIONS } from './1795440000000-facility-recount';

const [COUNT_CHANGES] = FUNCTIONS;

/**
 * An import inserts places in batches and counts them once at the end, because each batch would update most counts. A transaction that
 * sets facility.counting has to call facility_count_new().
 */
export class FacilityCounting1795451000000 implements MigrationInterface {
  name = 'FacilityCounting1795451000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      COUNT_CHANGES!.replace(
        'BEGIN',
        `BEGIN
     IF current_setting('facility.counting', true) = 'deferred' THEN RETURN NULL; END IF;`,
      ),
    );
    await runner.query(
      `CREATE FUNCTION facility_count_new(last_known_id integer) RETURNS integer LANGUAGE plpgsql SET work_mem = '64MB' AS $$
       BEGIN
         ${count('SELECT *, 1 AS change FROM facility WHERE missing_since IS NULL AND id > last_known_id')}
         PERFORM set_config('facility.counting', '', true);
         RETURN (SELECT count(*) FROM facility WHERE id > last_known_id);
       END $$`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION facility_count_new(integer)');
    await runner.query(COUNT_CHANGES!);
  }
}
