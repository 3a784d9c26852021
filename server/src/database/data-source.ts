import 'reflect-metadata';
import * as pg from 'pg';
import { type AfterQueryEvent, type DataSource, type EntitySubscriberInterface, EventSubscriber } from 'typeorm';
import { databaseUnavailable } from '../shared/database-unavailable';
import { AppError } from '../shared/errors';
import type { Logger } from '../shared/logger';
import { currentBudget } from './deadline';
import { ENTITIES } from './entity-list';
import { sendDirectly } from '../fast-path/direct-query';
import { MIGRATIONS } from './migration-list';
import { ReadReplica } from './read-replica';
import { PrimaryPool } from './primary-pool';
import { currentPlace } from './replica-reads';
import { SnakeNamingStrategy } from './snake-naming-strategy';
import { RetryingDataSource } from './retrying-data-source';

interface DataSourceOptions {
  log?: Logger;
  /** Connections at most. */
  poolSize?: number;
  /** Address of a replica, for what is run with `onReplica`. */
  readUrl?: string | null;
}

/** How long the pool itself waits for a connection; requests give up sooner (deadline.ts). */
const CONNECT_TIMEOUT_MS = 5_000;
/** Idle connections stay open, with their prepared statements and without a timer for each. */
const IDLE_TIMEOUT_MS = 0;
const APPLICATION_NAME = 'baldojang';
const UNAVAILABLE_LOGGED_EVERY_MS = 1_000;
/** The tables fit in memory, where random reads are cheap. Without it Postgres scans all places for a frequent word. */
const SETTINGS = '-c random_page_cost=1.1';

/** The only way to open a database: our entities, migrations and names. Only migrations change the schema. */
export function createDataSource(url: string, { log, poolSize = 10, readUrl }: DataSourceOptions = {}): DataSource {
  const client = {
    types: { getTypeParser },
    keepAlive: true,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    pipeline: true,
    options: SETTINGS,
  };
  // Not TypeORM's own `replication`: it does not start while a replica is away, cannot return to the primary when one fails, and decides
  // by how a statement was built, where we decide by who reads.
  const replica = readUrl
    ? new ReadReplica(
        {
          ...client,
          connectionString: readUrl,
          max: poolSize,
          connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
          application_name: APPLICATION_NAME,
        },
        log,
      )
    : undefined;
  const onUnavailable = reportUnavailable(log);
  const dataSource = new RetryingDataSource(
    {
      type: 'postgres',
      url,
      entities: ENTITIES,
      subscribers: [AppErrorSubscriber],
      migrations: MIGRATIONS,
      migrationsTableName: 'migration',
      namingStrategy: new SnakeNamingStrategy(),
      synchronize: false,
      installExtensions: false,
      logging: false,
      // The default logger writes to the console, whatever the settings, when a migration fails.
      logger: 'debug',
      poolSize,
      connectTimeoutMS: CONNECT_TIMEOUT_MS,
      applicationName: APPLICATION_NAME,
      driver: { ...pg, Pool: PrimaryPool },
      // A broken idle connection is worth a log line, and no reason to exit.
      poolErrorHandler: (error: unknown) => log?.warn({ err: error }, 'database connection lost'),
      extra: { ...client, replica, onUnavailable },
    },
    { replica, onUnavailable },
  );
  sendDirectly(dataSource, () => currentPlace() ?? currentBudget());
  return dataSource;
}

/** TypeORM wraps what the pool throws; an AppError passes as it is. */
@EventSubscriber()
class AppErrorSubscriber implements EntitySubscriberInterface {
  afterQuery({ error }: AfterQueryEvent): void {
    if (error instanceof AppError) throw error;
  }
}

/** Counts every failure and logs one per second: more would say nothing new while the database is away. */
function reportUnavailable(log?: Logger): (cause: unknown) => void {
  let lastLogged = -Infinity;
  return (cause) => {
    databaseUnavailable.publish(undefined);
    // Not Date.now(): a clock that is set back would silence the log.
    if (performance.now() - lastLogged < UNAVAILABLE_LOGGED_EVERY_MS) return;
    lastLogged = performance.now();
    log?.error({ err: cause }, 'database unavailable');
  };
}

/** bigint and count() become numbers (all of ours fit), and a date stays text instead of becoming a point in time. */
function getTypeParser(oid: number, format?: 'text' | 'binary'): unknown {
  if (format !== 'binary' && oid === Number(pg.types.builtins.INT8)) return Number;
  if (format !== 'binary' && oid === Number(pg.types.builtins.DATE)) return String;
  return format === 'binary' ? pg.types.getTypeParser(oid, format) : pg.types.getTypeParser(oid, 'text');
}
