import type { MigrationInterface, QueryRunner } from 'typeorm';

/** By bytes, so that a city with its districts (수원시, 수원시 장안구) is one range of an index, whatever collation the database has. */
export class DistrictCollation1795806000000 implements MigrationInterface {
  name = 'DistrictCollation1795806000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['facility', 'facility_facet'])
      await runner.query(`ALTER TABLE ${table} ALTER sigungu_name TYPE text COLLATE "C"`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['facility', 'facility_facet'])
      await runner.query(`ALTER TABLE ${table} ALTER sigungu_name TYPE text COLLATE "default"`);
  }
}
