import type { DataSource } from 'typeorm';
import { type Config, loadConfig } from '../config';
import { connect } from '../database/connect';
import { openDatabase } from '../database/open-database';
import { createLogger } from '../shared/logger';

/** The server may be running: both work on the same database. */
export async function onDatabase<T>(work: (dataSource: DataSource, config: Config) => Promise<T>): Promise<T> {
  const config = loadConfig();
  const log = createLogger(config.isProduction ? config.logLevel : 'warn', !config.isProduction);
  const database = await openDatabase(config, log);
  try {
    const dataSource = await connect({ url: database.url, migrationUrl: config.migrationDatabaseUrl, log });
    try {
      return await work(dataSource, config);
    } finally {
      await dataSource.destroy();
    }
  } finally {
    await database.close();
  }
}

/** What a person can mend is told in its own words; anything else with its stack. */
export function describeFailure(error: unknown): string {
  const { name, message, stack } = error as Error;
  const isTold = ['AppError', 'ConfigError', 'DatabaseUnreachableError', 'EmbeddedPostgresError'].includes(name);
  return isTold ? message : (stack ?? message);
}
