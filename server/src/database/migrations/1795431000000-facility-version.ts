import type { MigrationInterface, QueryRunner } from 'typeorm';

const EVENTS = ['INSERT', 'UPDATE', 'DELETE', 'TRUNCATE'];

/**
 * One row that changes with every write to the places, for the invalidation of caches. Random instead of counted, so that a restored
 * database does not repeat a version.
 */
export class FacilityVersion1795431000000 implements MigrationInterface {
  name = 'FacilityVersion1795431000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE facility_version (
         is_only boolean NOT NULL DEFAULT true CHECK (is_only), version uuid NOT NULL,
         CONSTRAINT pk_facility_version PRIMARY KEY (is_only)
       )`,
    );
    await runner.query('INSERT INTO facility_version (version) SELECT gen_random_uuid() WHERE EXISTS (SELECT FROM facility)');
    await runner.query(
      `CREATE FUNCTION facility_change_version() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN
         INSERT INTO facility_version (version) VALUES (gen_random_uuid()) ON CONFLICT (is_only) DO UPDATE SET version = excluded.version;
         RETURN NULL;
       END $$`,
    );
    // Its name sorts before the counting triggers, so that concurrent writers wait here, before they lock counts.
    for (const event of EVENTS)
      await runner.query(
        `CREATE TRIGGER facility_change_version_${event.toLowerCase()} AFTER ${event} ON facility
         FOR EACH STATEMENT EXECUTE FUNCTION facility_change_version()`,
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const event of EVENTS) await runner.query(`DROP TRIGGER facility_change_version_${event.toLowerCase()} ON facility`);
    await runner.query('DROP FUNCTION facility_change_version()');
    await runner.query('DROP TABLE facility_version');
  }
}
