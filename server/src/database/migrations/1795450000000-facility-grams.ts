import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CUTTING as CUTTING_ALWAYS } from './1795180000000-facility-search';
import { CUTTING, GRAMS } from './1795330000000-facility-write-cost';

/**
 * Grams come with the text they are cut from: search-text.ts, which cuts needles, cuts haystacks too, in a small part of the time that
 * the database took for it. A row without any would be found by no search, so that there is no default any more.
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
