import type { DataSource } from 'typeorm';

const MIGRATION_LOCK = 5_230_002;

/**
 * Brings the schema up to date. Servers that start at once take turns, so each migration runs once.
 * @returns names of the migrations that ran
 */
export async function migrate(dataSource: DataSource): Promise<string[]> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.query(`SELECT pg_advisory_lock(${MIGRATION_LOCK})`);
    const done = await dataSource.runMigrations({ transaction: 'each' });
    return done.map(({ name }) => name);
  } finally {
    await runner.query(`SELECT pg_advisory_unlock(${MIGRATION_LOCK})`).catch(() => {});
    await runner.release();
  }
}
