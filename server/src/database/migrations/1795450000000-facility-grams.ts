import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CUTTING as CUTTING_ALWAYS } from './1795180000000-facility-search';
import { CUTTING, GRAMS } from './1795330000000-facility-write-cost';

/**
 * search-text.ts computes the grams of places too, faster than the database. No default any more: no search would find a row without
 * grams.
 */
export class FacilityGrams1795450000000 implements MigrationInterface {
  name = 'FacilityGrams1795450000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const event of ['insert', 'update']) await runner.query(`DROP TRIGGER facility_cut_grams_${event} ON facility`);
    await runner.query('DROP FUNCTION facility_cut_grams()');
    await runner.query('DROP FUNCTION facility_grams(text)');
    await runner.query('ALTER TABLE facility ALTER search_grams DROP DEFAULT');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE facility ALTER search_grams SET DEFAULT '{}'");
    const [cutGrams] = CUTTING_ALWAYS;
    const [, ...triggers] = CUTTING;
    for (const statement of [GRAMS, cutGrams!, ...triggers]) await runner.query(statement);
  }
}
