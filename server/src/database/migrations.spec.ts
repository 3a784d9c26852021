import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '../../test/test-database';
import { createDataSource } from './data-source';
import { OWN_TABLES, type TableColumns, foreignIn } from './own-schema';
import { migrate } from './migrate';
import { MIGRATIONS } from './migration-list';
import { schemaDifferences } from '../../tools/schema-differences';

describe('migrations', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await createTestDatabase();
  });
  afterEach(() => database.drop());

  const undoAll = async () => {
    for (let left = MIGRATIONS.length; left > 0; left--) await database.dataSource.undoLastMigration();
  };
  const tables = async () =>
    (
      await database.dataSource.query<{ tablename: string }[]>(
        `SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
      )
    ).map(({ tablename }) => tablename);

  /** Functions, triggers, indexes and columns as Postgres prints them. */
  const definitions = () =>
    database.dataSource.query<unknown[]>(
      `SELECT pg_get_functiondef(oid) AS definition FROM pg_proc WHERE pronamespace = 'public'::regnamespace
       UNION ALL SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
       UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
       UNION ALL SELECT format('%s.%s %s %s %s %s', attrelid::regclass, attname, atttypid::regtype, attnotnull, attstattarget, pg_get_expr(adbin, adrelid))
         FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
         WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND attnum > 0 AND NOT attisdropped
       ORDER BY 1`,
    );

  it('are all listed', () => {
    expect(readdirSync(join(__dirname, 'migrations')).filter((file) => /^\d+-.*\.ts$/.test(file))).toHaveLength(
      MIGRATIONS.length,
    );
  });

  it('match the entities', async () => {
    await expect(schemaDifferences(database.dataSource)).resolves.toEqual({ up: [], down: [] });
  });

  it('are compared with the entities, except for hand-written indexes', async () => {
    await database.dataSource.query('CREATE INDEX facility_by_hand ON facility (phone_number)');
    await database.dataSource.query('CREATE INDEX idx_facility_old ON facility (homepage)');
    await database.dataSource.query('ALTER TABLE facility DROP COLUMN holiday');
    const { up } = await schemaDifferences(database.dataSource);
    expect(up).toEqual(['DROP INDEX "public"."idx_facility_old"', 'ALTER TABLE "facility" ADD "holiday" text']);
  });

  it('can all be reverted and applied again', async () => {
    const before = await tables();
    expect(before).toContain('facility');
    await undoAll();
    expect(await tables()).toEqual(['migration']);
    const leftovers: unknown[] = await database.dataSource.query(
      `SELECT proname FROM pg_proc WHERE pronamespace = 'public'::regnamespace
         AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_proc.oid AND deptype = 'e')`,
    );
    expect(leftovers).toEqual([]);
    await migrate(database.dataSource);
    expect(await tables()).toEqual(before);
  });

  it('each revert to the schema before them', async () => {
    const steps: unknown[] = [];
    await undoAll();
    for (let count = 1; count <= MIGRATIONS.length; count++) {
      steps.push(await definitions());
      const partial = createDataSource(database.url);
      partial.setOptions({ migrations: MIGRATIONS.slice(0, count) });
      await partial.initialize();
      await migrate(partial);
      await partial.destroy();
    }
    for (const { name } of [...MIGRATIONS].reverse()) {
      await database.dataSource.undoLastMigration();
      expect([name, await definitions()]).toEqual([name, steps.pop()]);
    }
  });

  it('create only tables and columns listed in own-schema.ts', async () => {
    const found = () =>
      database.dataSource.query<TableColumns[]>(
        `SELECT table_name::text AS name, array_agg(column_name::text) AS columns FROM information_schema.columns
         WHERE table_schema = 'public' GROUP BY 1`,
      );
    const seen = new Set<string>();
    for (let left = MIGRATIONS.length; left > 0; left--) {
      const tables = await found();
      expect(foreignIn(tables)).toEqual([]);
      for (const { name } of tables) seen.add(name);
      await database.dataSource.undoLastMigration();
    }
    expect([...seen].sort()).toEqual([...OWN_TABLES].sort());
  });

  it('run once when two servers start concurrently', async () => {
    await undoAll();
    const other = await createDataSource(database.url).initialize();
    try {
      const ran = await Promise.all([migrate(database.dataSource), migrate(other)]);
      expect(ran.flat()).toHaveLength(MIGRATIONS.length);
    } finally {
      await other.destroy();
    }
  });

  it('wait for a table without blocking its readers', async () => {
    const newer = createDataSource(database.url);
    newer.setOptions({ migrations: [...MIGRATIONS, AddColumn9999999999999] });
    await newer.initialize();
    // A long-running reader.
    const reader = database.dataSource.createQueryRunner();
    await reader.startTransaction();
    await reader.query('SELECT count(*) FROM facility');
    const migrating = migrate(newer);
    const isWaiting = async () => {
      const waiting = `SELECT FROM pg_locks WHERE relation = 'facility'::regclass AND mode = 'AccessExclusiveLock' AND NOT granted`;
      return (await database.dataSource.query<unknown[]>(waiting)).length > 0;
    };
    for (let round = 0; round < 2; round++) {
      while (!(await isWaiting())) await sleep(5);
      // Queues behind the migration, which gives up its lock request in between.
      await expect(database.dataSource.query('SELECT count(*) FROM facility')).resolves.toEqual([{ count: 0 }]);
    }
    await reader.commitTransaction();
    await reader.release();
    await expect(migrating).resolves.toEqual([AddColumn9999999999999.name]);
    await newer.destroy();
  });
});

class AddColumn9999999999999 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE facility ADD COLUMN extra text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE facility DROP COLUMN extra');
  }
}
