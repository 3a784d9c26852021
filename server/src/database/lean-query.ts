import type { QueryResult } from 'pg';
import { type DataSource, QueryFailedError, type QueryRunner } from 'typeorm';

type Send = (sql: string, values?: unknown, useStructuredResult?: boolean) => Promise<unknown>;

/**
 * Statements in SQL of ours without the events that TypeORM tells before and after each, to subscribers of which there are none: it makes
 * several promises for each. Its own statements go its own way.
 */
export function sendWithoutEvents(dataSource: DataSource): void {
  const createQueryRunner = dataSource.driver.createQueryRunner.bind(dataSource.driver);
  dataSource.driver.createQueryRunner = (mode) => {
    const runner = createQueryRunner(mode);
    const send = runner.query.bind(runner) as Send;
    const sendPlain = plainly(dataSource, runner);
    runner.query = ((sql, values, useStructuredResult) =>
      useStructuredResult || runner.isReleased
        ? send(sql, values, useStructuredResult)
        : sendPlain(sql, values)) as QueryRunner['query'];
    return runner;
  };
  const query = dataSource.query.bind(dataSource) as (sql: string, values?: unknown[], runner?: QueryRunner) => Promise<unknown>;
  dataSource.query = ((sql: string, values?: unknown[], runner?: QueryRunner) =>
    runner ? query(sql, values, runner) : sendAlone(dataSource, sql, values)) as DataSource['query'];
}

/** Without the entity manager that TypeORM makes for a statement by itself, too. */
function sendAlone({ driver }: DataSource, sql: string, values?: unknown[]): Promise<unknown> {
  const runner = driver.createQueryRunner('master');
  const release = () => void runner.release();
  return runner.query(sql, values).then(
    (rows: unknown) => (release(), rows),
    (error: unknown) => {
      release();
      throw error;
    },
  );
}

const plainly =
  (dataSource: DataSource, runner: QueryRunner): Send =>
  async (sql, values) => {
    const connection = (await runner.connect()) as { query: (sql: string, values?: unknown) => Promise<QueryResult<object>> };
    const startedAt = performance.now();
    let result: QueryResult<object>;
    try {
      result = await connection.query(sql, values);
    } catch (error) {
      throw new QueryFailedError(sql, values as unknown[], error as Error);
    }
    const { maxQueryExecutionTime } = dataSource.options;
    const ms = Math.round(performance.now() - startedAt);
    if (maxQueryExecutionTime && ms > maxQueryExecutionTime) dataSource.logger.logQuerySlow(ms, sql, values as unknown[], runner);
    // As TypeORM has it: how many rows were changed is asked of these two alone.
    return ['UPDATE', 'DELETE'].includes(result.command) ? [result.rows, result.rowCount] : result.rows;
  };
