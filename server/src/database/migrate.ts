import { setTimeout as sleep } from 'node:timers/promises';
import { type DataSource, MigrationExecutor, type QueryRunner } from 'typeorm';
import { grantPrivileges } from './application-privileges';
import { sqlStateOf } from './sql-state';
import { causeOf } from './unavailable';

/** Advisory lock for schema changes. */
export const MIGRATION_LOCK = 5_230_002;
/**
 * Longest wait of a schema change for a table. All later statements queue behind it, so this is less than the database time of running
 * servers' requests (DATABASE_DEADLINE_MS).
 */
const LOCK_TIMEOUT_MS = 500;
const LOCK_ATTEMPTS = 60;
const BETWEEN_ATTEMPTS_MS = 500;
const LOCK_NOT_AVAILABLE = '55P03';

interface MigrateOptions {
  /** Role of the application, if another: gets its privileges. */
  applicationRole?: string;
}

/**
 * Brings the schema up to date. Concurrent servers take turns, so that each migration runs once.
 * @returns names of the applied migrations
 */
export async function migrate(dataSource: DataSource, { applicationRole }: MigrateOptions = {}): Promise<string[]> {
  const runner = dataSource.createQueryRunner();
  try {
    // Waits for another server, however long it takes.
    await runner.query('SET lock_timeout = 0');
    await runner.query(`SELECT pg_advisory_lock(${MIGRATION_LOCK})`);
    await runner.query(`SET lock_timeout = ${LOCK_TIMEOUT_MS}`);
    const names = await runPending(dataSource, runner);
    if (applicationRole) await grantPrivileges(applicationRole, runner);
    return names;
  } finally {
    await runner.query('RESET lock_timeout').catch(() => {});
    await runner.query(`SELECT pg_advisory_unlock(${MIGRATION_LOCK})`).catch(() => {});
    await runner.release();
  }
}

/** One transaction per migration, so that a retry continues. */
async function runPending(dataSource: DataSource, runner: QueryRunner): Promise<string[]> {
  const executor = new MigrationExecutor(dataSource, runner);
  executor.transaction = 'each';
  const done = async () => (await executor.getExecutedMigrations()).map(({ name }) => name).reverse();
  const before = await done();
  for (let attempt = 1; ; attempt++) {
    try {
      await executor.executePendingMigrations();
      return (await done()).filter((name) => !before.includes(name));
    } catch (error) {
      if (sqlStateOf(causeOf(error)) !== LOCK_NOT_AVAILABLE || attempt === LOCK_ATTEMPTS) throw error;
      await sleep(BETWEEN_ATTEMPTS_MS);
    }
  }
}
