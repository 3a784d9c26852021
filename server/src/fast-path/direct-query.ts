import type { QueryResult } from 'pg';
import { type DataSource, QueryFailedError, type QueryRunner } from 'typeorm';
import { batchInSetImmediate } from './batch-in-set-immediate';
import { isFastPathOn } from '../config';
import { AppError } from '../shared/errors';
import { preparedNameOf } from '../shared/prepared';

type Send = (sql: string, values?: unknown, useStructuredResult?: boolean) => Promise<unknown>;

/**
 * Sends hand-written SQL past TypeORM's query events, each of which costs several promises. Statements that
 * TypeORM builds are unchanged.
 * @param scopeOf one object for all statements that may share a connection: those of one request
 */
export function sendDirectly(dataSource: DataSource, scopeOf: () => object | undefined): void {
  if (!isFastPathOn('direct-query')) return;
  const createQueryRunner = dataSource.driver.createQueryRunner.bind(dataSource.driver);
  dataSource.driver.createQueryRunner = (mode) => {
    const runner = createQueryRunner(mode);
    const send = runner.query.bind(runner) as Send;
    const sendPlain = sendTo(dataSource, runner);
    runner.query = ((sql, values, useStructuredResult) =>
      useStructuredResult || runner.isReleased
        ? send(sql, values, useStructuredResult)
        : sendPlain(sql, values)) as QueryRunner['query'];
    return runner;
  };
  const query = dataSource.query.bind(dataSource) as (sql: string, values?: unknown[], runner?: QueryRunner) => Promise<unknown>;
  dataSource.query = ((sql: string, values?: unknown[], runner?: QueryRunner) =>
    runner
      ? query(sql, values, runner)
      : sendAlone(dataSource, preparedNameOf(sql) ? scopeOf() : undefined, sql, values)) as DataSource['query'];
}

/** A runner for several statements. */
interface Shared {
  runner: QueryRunner;
  pending: number;
}
const sharedIn = new WeakMap<object, Shared>();

/**
 * Also skips the entity manager that TypeORM creates per statement. Prepared statements that one request sends in the same turn share a
 * connection: pipelined, they wake one Postgres process instead of several.
 */
function sendAlone({ driver }: DataSource, scope: object | undefined, sql: string, values?: unknown[]): Promise<unknown> {
  const shared = (scope && sharedIn.get(scope)) ?? { runner: driver.createQueryRunner('master'), pending: 0 };
  const { runner } = shared;
  shared.pending += 1;
  if (scope && shared.pending === 1) {
    sharedIn.set(scope, shared);
    batchInSetImmediate(() => sharedIn.delete(scope));
  }
  const release = () => {
    shared.pending -= 1;
    if (shared.pending > 0) return;
    if (scope) sharedIn.delete(scope);
    void runner.release();
  };
  return runner.query(sql, values).then(
    (rows: unknown) => (release(), rows),
    (error: unknown) => {
      release();
      throw error;
    },
  );
}

const sendTo =
  (dataSource: DataSource, runner: QueryRunner): Send =>
  (sql, values) =>
    runner.connect().then((connection: Connection) => {
      const startedAt = performance.now();
      return connection.query(sql, values).then(
        ({ command, rows, rowCount }) => {
          const { maxQueryExecutionTime } = dataSource.options;
          const ms = Math.round(performance.now() - startedAt);
          if (maxQueryExecutionTime && ms > maxQueryExecutionTime)
            dataSource.logger.logQuerySlow(ms, sql, values as unknown[], runner);
          // Like TypeORM: UPDATE and DELETE also return the number of rows.
          return command === 'UPDATE' || command === 'DELETE' ? [rows, rowCount] : rows;
        },
        (error: Error) => {
          throw error instanceof AppError ? error : new QueryFailedError(sql, values as unknown[], error);
        },
      );
    });

interface Connection {
  query: (sql: string, values?: unknown) => Promise<QueryResult<object>>;
}
