import type { DataSource, QueryRunner } from 'typeorm';
import { AppError } from '../shared/errors';
import { causeOf } from './cause-of';
import { currentBudget } from './deadline';
import type { ReadReplica } from './read-replica';
import { onPrimary } from './replica-reads';
import { sqlStateOf } from './sql-state';

const READ_ONLY_TRANSACTION = '25006';

/** Reads once more on the primary what the replica could not answer: a visitor notices nothing but a little delay. */
export function fallBackToPrimary(dataSource: DataSource, replica: ReadReplica): void {
  const createQueryRunner = dataSource.driver.createQueryRunner.bind(dataSource.driver);
  dataSource.driver.createQueryRunner = (mode) => {
    const runner = createQueryRunner(mode);
    const query = runner.query.bind(runner) as (...args: unknown[]) => Promise<unknown>;
    const guarded = async (...args: unknown[]) => {
      if (!replica.isWanted()) return onPrimary(() => query(...args));
      try {
        return await query(...args);
      } catch (error) {
        // Of a transaction all statements belong together.
        if (runner.isTransactionActive || !isOfReplica(error)) throw error;
        replica.noteFailure(error);
        return onPrimary(() => onceMore(createQueryRunner(mode), args));
      }
    };
    runner.query = guarded as QueryRunner['query'];
    return runner;
  };
  const transaction = dataSource.manager.transaction.bind(dataSource.manager) as (...args: unknown[]) => Promise<unknown>;
  dataSource.manager.transaction = async (...args: unknown[]) => {
    if (!replica.isWanted()) return onPrimary(() => transaction(...args));
    try {
      return await transaction(...args);
    } catch (error) {
      if (!isOfReplica(error)) throw error;
      replica.noteFailure(error);
      return onPrimary(() => transaction(...args));
    }
  };
}

async function onceMore(runner: QueryRunner, args: unknown[]): Promise<unknown> {
  try {
    return await (runner.query as (...args: unknown[]) => Promise<unknown>)(...args);
  } finally {
    await runner.release();
  }
}

/** Not refusals of ours, not a request whose time is up anyway, and not a write: that one is a mistake, which must not stay unseen. */
function isOfReplica(error: unknown): boolean {
  if (error instanceof AppError && error.code !== 'SERVICE_UNAVAILABLE') return false;
  return sqlStateOf(causeOf(error)) !== READ_ONLY_TRANSACTION && currentBudget()?.isSpent() !== true;
}
