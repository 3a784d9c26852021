import { parseArgs, type ParseArgsConfig } from 'node:util';
import type { DataSource } from 'typeorm';
import { type Config, loadConfig } from '../config';
import { connect } from '../database/connect';
import { type OpenDatabase, openDatabase } from '../database/open-database';
import { createLogger, type Logger } from '../shared/logger';

interface CommandParts {
  config: Config;
  log: Logger;
  database: OpenDatabase;
}

/** Prints the error and the usage, and exits, for invalid options. */
export function readOptions<const T extends NonNullable<ParseArgsConfig['options']>>(options: T, usage: string) {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`);
    process.exit(1);
  }
}

/** The server may be running: both use the same database. */
export async function withDatabase<T>(work: (parts: CommandParts) => Promise<T>): Promise<T> {
  const config = loadConfig();
  const log = createLogger(config.isProduction ? config.logLevel : 'warn', !config.isProduction);
  const database = await openDatabase(config, log);
  try {
    return await work({ config, log, database });
  } finally {
    await database.close();
  }
}

export function withDataSource<T>(work: (dataSource: DataSource, parts: CommandParts) => Promise<T>): Promise<T> {
  return withDatabase(async (parts) => {
    const { config, log, database } = parts;
    const dataSource = await connect({ url: database.url, migrationUrl: config.migrationDatabaseUrl, log });
    try {
      return await work(dataSource, parts);
    } finally {
      await dataSource.destroy();
    }
  });
}

/** Prints the result; the exit code is 1 after a failure. */
export async function printResult(work: Promise<string>, failure: string): Promise<void> {
  try {
    console.log(await work);
  } catch (error) {
    console.error(`${failure} ${describeFailure(error)}`);
    process.exitCode = 1;
  }
}

/** The message of an error meant for the operator; the stack of any other. */
export function describeFailure(error: unknown): string {
  const { name, message, stack } = error as Error;
  const isForOperator = ['AppError', 'ConfigError', 'DatabaseUnreachableError', 'EmbeddedPostgresError'].includes(name);
  return isForOperator ? message : (stack ?? message);
}
