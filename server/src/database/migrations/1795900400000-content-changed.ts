import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What visitors' answers are made of. response-cache.spec.ts finds the ones that are missing. */
const TABLES = [
  'board',
  'board_file',
  'comment',
  'comment_report',
  'entry_policy',
  'facility',
  'facility_correction',
  'facility_facet',
  'facility_import',
  'facility_rating',
  'holiday',
  'member',
  'opening_schedule',
  'review',
  'review_image',
  'review_like',
  'review_tag',
  'stored_file',
  'tag',
  'visit_report',
];

/** Once per statement; Postgres joins equal messages of a transaction, and delivers them when it commits. */
const FUNCTION = `CREATE FUNCTION content_changed() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_notify('content_changed', '');
    RETURN NULL;
  END $$`;

export class ContentChanged1795900400000 implements MigrationInterface {
  name = 'ContentChanged1795900400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(FUNCTION);
    for (const table of TABLES)
      await runner.query(
        `CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
         FOR EACH STATEMENT EXECUTE FUNCTION content_changed()`,
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.query(`DROP TRIGGER content_changed ON ${table}`);
    await runner.query('DROP FUNCTION content_changed()');
  }
}
