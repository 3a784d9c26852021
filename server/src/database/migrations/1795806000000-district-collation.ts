import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Byte order, so that a city with its districts (수원시, 수원시 장안구) is one index range in any collation. */
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
