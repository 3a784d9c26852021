import 'reflect-metadata';
import * as pg from 'pg';
import { DataSource } from 'typeorm';
import type { Logger } from '../shared/logger';
import { DeadlinePool } from './deadline-pool';
import { ENTITIES } from './entity-list';
import { MIGRATIONS } from './migration-list';
import { SnakeNamingStrategy } from './snake-naming-strategy';
import { translateErrors } from './unavailable';

interface DataSourceOptions {
  log?: Logger;
  /** Connections at most. */
  poolSize?: number;
}

/** How long the pool itself waits for a connection; requests give up sooner (deadline.ts). */
const CONNECT_TIMEOUT_MS = 5_000;
const UNAVAILABLE_LOGGED_EVERY_MS = 1_000;

/** The one way to a database: our tables, our migrations, our names. Migrations alone change the schema. */
export function createDataSource(url: string, { log, poolSize = 10 }: DataSourceOptions = {}): DataSource {
  const dataSource = new DataSource({
    type: 'postgres',
    url,
    entities: ENTITIES,
    migrations: MIGRATIONS,
    migrationsTableName: 'migration',
    namingStrategy: new SnakeNamingStrategy(),
    synchronize: false,
    installExtensions: false,
    logging: false,
    poolSize,
    connectTimeoutMS: CONNECT_TIMEOUT_MS,
    applicationName: 'baldojang',
    driver: { ...pg, Pool: DeadlinePool },
    // An idle connection that breaks is news, not a reason to die.
    poolErrorHandler: (error: unknown) => log?.warn({ err: error }, 'database connection lost'),
    extra: { types: { getTypeParser }, keepAlive: true },
  });
  translateErrors(dataSource, logNowAndThen(log));
  return dataSource;
}

/** One line tells as much as hundreds while the database is away. */
function logNowAndThen(log?: Logger): (cause: unknown) => void {
  let lastLogged = 0;
  return (cause) => {
    if (Date.now() - lastLogged < UNAVAILABLE_LOGGED_EVERY_MS) return;
    lastLogged = Date.now();
    log?.error({ err: cause }, 'database unavailable');
  };
}

/** bigint and count() are numbers here (all of ours fit), and a day stays the day it is instead of becoming a moment. */
function getTypeParser(oid: number, format?: 'text' | 'binary'): unknown {
  if (format !== 'binary' && oid === Number(pg.types.builtins.INT8)) return Number;
  if (format !== 'binary' && oid === Number(pg.types.builtins.DATE)) return String;
  return format === 'binary' ? pg.types.getTypeParser(oid, format) : pg.types.getTypeParser(oid, 'text');
}
