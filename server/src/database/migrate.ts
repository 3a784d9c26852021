import { setTimeout as sleep } from 'node:timers/promises';
import { type DataSource, MigrationExecutor, type QueryRunner } from 'typeorm';
import { grantTo } from './application-rights';
import { causeOf } from './cause-of';
import { sqlStateOf } from './sql-state';

/** Held by whoever changes the schema. */
export const MIGRATION_LOCK = 5_230_002;
/**
 * How long a change of the schema waits for a table. Whatever comes after it waits behind it, so this is less than requests of a server
 * that goes on serving may take (DATABASE_DEADLINE_MS).
 */
const LOCK_TIMEOUT_MS = 500;
const LOCK_ATTEMPTS = 60;
const BETWEEN_ATTEMPTS_MS = 500;
const LOCK_NOT_AVAILABLE = '55P03';

interface MigrateOptions {
  /** Role of the application, if it is another one than ours: gets the rights that it needs, and no more. */
  applicationRole?: string;
}

/**
 * Brings the schema up to date. Servers that start at once take turns, so each migration runs once.
 * @returns names of the migrations that ran
 */
export async function migrate(dataSource: DataSource, { applicationRole }: MigrateOptions = {}): Promise<string[]> {
  const runner = dataSource.createQueryRunner();
  try {
    // However long the server before us takes.
    await runner.query('SET lock_timeout = 0');
    await runner.query(`SELECT pg_advisory_lock(${MIGRATION_LOCK})`);
    await runner.query(`SET lock_timeout = ${LOCK_TIMEOUT_MS}`);
    const names = await runPending(dataSource, runner);
    if (applicationRole) await grantTo(applicationRole, runner);
    return names;
  } finally {
    await runner.query('RESET lock_timeout').catch(() => {});
    await runner.query(`SELECT pg_advisory_unlock(${MIGRATION_LOCK})`).catch(() => {});
    await runner.release();
  }
}

/** Each in a transaction of its own: what one attempt has done stays done. */
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
