import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import type { Logger } from '../shared/logger';
import { createDataSource } from './data-source';
import { migrate } from './migrate';

const ATTEMPTS = 10;
const BETWEEN_ATTEMPTS_MS = 1_000;
/** SQLSTATE classes that a retry does not help: wrong password or role, no such database. */
const PERMANENT = /^(28|3D|42)/;

interface Connection {
  url: string;
  /** With a role that may change the schema, if the application's may not. */
  migrationUrl?: string | null;
  /** Read replica for visitors. */
  readUrl?: string | null;
  log: Logger;
}

/**
 * A connected data source with the current schema. Retries for a few seconds, for a Postgres that is starting.
 * @throws an error with a message for the operator
 */
export async function connect({ url, migrationUrl, readUrl, log }: Connection): Promise<DataSource> {
  const dataSource = await initialise(url, log, readUrl);
  try {
    if (migrationUrl && migrationUrl !== url) {
      const [{ role }] = await dataSource.query<[{ role: string }]>('SELECT current_user AS role');
      const owner = await initialise(migrationUrl, log);
      await migrateAndLog(owner, log, role).finally(() => owner.destroy());
    } else await migrateAndLog(dataSource, log);
    return dataSource;
  } catch (error) {
    await dataSource.destroy();
    throw error;
  }
}

async function initialise(url: string, log: Logger, readUrl?: string | null): Promise<DataSource> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await createDataSource(url, { log, readUrl }).initialize();
    } catch (error) {
      const { code, message } = error as { code?: string; message: string };
      if (attempt === ATTEMPTS || PERMANENT.test(code ?? ''))
        throw new DatabaseUnreachableError(`데이터베이스(${new URL(url).host})에 연결할 수 없습니다: ${message || code}`, {
          cause: error,
        });
      log.warn({ attempt, reason: message || code }, 'database not reachable yet');
      await sleep(BETWEEN_ATTEMPTS_MS);
    }
  }
}

async function migrateAndLog(dataSource: DataSource, log: Logger, applicationRole?: string): Promise<void> {
  const names = await migrate(dataSource, { applicationRole });
  if (names.length > 0) log.info({ names }, 'database schema brought up to date');
}

export class DatabaseUnreachableError extends Error {
  override readonly name = 'DatabaseUnreachableError';
}
