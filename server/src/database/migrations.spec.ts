import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '../../test/test-database';
import { createDataSource } from './data-source';
import { migrate } from './migrate';
import { MIGRATIONS } from './migration-list';
import { schemaDifferences } from './schema-differences';

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

  it('lists every migration of the folder', () => {
    expect(readdirSync(join(__dirname, 'migrations')).filter((file) => /^\d+-.*\.ts$/.test(file))).toHaveLength(
      MIGRATIONS.length,
    );
  });

  it('describes the same schema as the entities', async () => {
    await expect(schemaDifferences(database.dataSource)).resolves.toEqual({ up: [], down: [] });
  });

  it('notices what an entity says and no migration does, and leaves indexes written by hand alone', async () => {
    await database.dataSource.query('CREATE INDEX facility_by_hand ON facility (phone_number)');
    await database.dataSource.query('CREATE INDEX idx_facility_old ON facility (homepage)');
    await database.dataSource.query('ALTER TABLE facility DROP COLUMN holiday');
    const { up } = await schemaDifferences(database.dataSource);
    expect(up).toEqual(['DROP INDEX "public"."idx_facility_old"', 'ALTER TABLE "facility" ADD "holiday" text']);
  });

  it('goes all the way down and up again', async () => {
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

  it('runs each migration once when two servers start together', async () => {
    await undoAll();
    const other = await createDataSource(database.url).initialize();
    try {
      const ran = await Promise.all([migrate(database.dataSource), migrate(other)]);
      expect(ran.flat()).toHaveLength(MIGRATIONS.length);
    } finally {
      await other.destroy();
    }
  });
});
