import 'reflect-metadata';
import * as pg from 'pg';
import { DataSource } from 'typeorm';
import { databaseUnavailable } from '../shared/database-unavailable';
import type { Logger } from '../shared/logger';
import { currentBudget } from './deadline';
import { DeadlinePool } from './deadline-pool';
import { ENTITIES } from './entity-list';
import { sendDirectly } from '../fast-path/direct-query';
import { MIGRATIONS } from './migration-list';
import { ReadReplica } from './read-replica';
import { fallBackToPrimary } from './replica-fallback';
import { currentPlace, mayReadReplica } from './replica-reads';
import { SnakeNamingStrategy } from './snake-naming-strategy';
import { translateErrors } from './unavailable';

interface DataSourceOptions {
  log?: Logger;
  /** Connections at most. */
  poolSize?: number;
  /** Address of a replica, for what is run with `onReplica`. */
  readUrl?: string | null;
}

/** How long the pool itself waits for a connection; requests give up sooner (deadline.ts). */
const CONNECT_TIMEOUT_MS = 5_000;
/** Connections that nothing uses stay: what they have prepared would go with them, and a timer for each return to the pool costs more. */
const KEPT_OPEN = 0;
const UNAVAILABLE_LOGGED_EVERY_MS = 1_000;
/** Places fit in memory, where any page is as near as the next. Without it Postgres reads all of them for a frequent word. */
const SETTINGS = '-c random_page_cost=1.1';

/** The one way to a database: our tables, our migrations, our names. Migrations alone change the schema. */
export function createDataSource(url: string, { log, poolSize = 10, readUrl }: DataSourceOptions = {}): DataSource {
  // Not TypeORM's own `replication`: it will not start while a replica is away, has no way back to the primary when one goes, and decides
  // by how a statement was built, where we need to know who asks.
  const replica = readUrl ? new ReadReplica(replicaSettings(readUrl, poolSize), log) : undefined;
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
    // The usual one writes to the console past every setting when a migration fails.
    logger: 'debug',
    poolSize,
    connectTimeoutMS: CONNECT_TIMEOUT_MS,
    applicationName: 'baldojang',
    driver: { ...pg, Pool: DeadlinePool },
    // An idle connection that breaks is news, not a reason to die.
    poolErrorHandler: (error: unknown) => log?.warn({ err: error }, 'database connection lost'),
    extra: {
      types: { getTypeParser },
      keepAlive: true,
      idleTimeoutMillis: KEPT_OPEN,
      pipeline: true,
      options: SETTINGS,
      replica,
    },
  });
  sendDirectly(dataSource, () => currentPlace() ?? currentBudget());
  const tell = logNowAndThen(log);
  // What a replica does not answer the primary does (replica-fallback.ts).
  translateErrors(dataSource, (cause) => {
    if (!replica || !mayReadReplica()) tell(cause);
  });
  if (replica) fallBackToPrimary(dataSource, replica);
  return dataSource;
}

function replicaSettings(connectionString: string, max: number): pg.PoolConfig {
  return {
    connectionString,
    max,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'baldojang',
    types: { getTypeParser },
    keepAlive: true,
    idleTimeoutMillis: KEPT_OPEN,
    pipeline: true,
    options: SETTINGS,
  };
}

/** One line tells as much as hundreds while the database is away. */
function logNowAndThen(log?: Logger): (cause: unknown) => void {
  let lastLogged = -Infinity;
  return (cause) => {
    databaseUnavailable.publish(undefined);
    // Not the clock, which may be set back: nothing would be told for as long.
    if (performance.now() - lastLogged < UNAVAILABLE_LOGGED_EVERY_MS) return;
    lastLogged = performance.now();
    log?.error({ err: cause }, 'database unavailable');
  };
}

/** bigint and count() are numbers here (all of ours fit), and a day stays the day it is instead of becoming a moment. */
function getTypeParser(oid: number, format?: 'text' | 'binary'): unknown {
  if (format !== 'binary' && oid === Number(pg.types.builtins.INT8)) return Number;
  if (format !== 'binary' && oid === Number(pg.types.builtins.DATE)) return String;
  return format === 'binary' ? pg.types.getTypeParser(oid, format) : pg.types.getTypeParser(oid, 'text');
}
