import { types } from 'node:util';
import type { DataSource, QueryRunner } from 'typeorm';
import { AppError } from '../shared/errors';
import { DatabaseDeadlineError } from './deadline';
import { isLost, retryLost } from './retry';

const RETRY_AFTER_SECONDS = 1;
/** System errors of a connection that cannot be made or broke. */
const SYSTEM_CODES =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|E(HOST|NET)UNREACH|ENOTFOUND|EAI_AGAIN|EADDRNOTAVAIL|EMFILE|ENFILE)$/;
/** SQLSTATE: connection exceptions, insufficient resources (too many connections), lock not available, shutdown or crash, query cancelled, idle in transaction too long. */
const SQL_STATES = /^(08...|53...|55P03|57P0[1-5]|57014|25P03|25P04)$/;
/** What pg says without a code. */
const MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end|Query read timeout)/;

/** SERVICE_UNAVAILABLE for a database that is away, overrun or too slow; any other error as it is. */
export function asUnavailable(error: unknown): unknown {
  return isUnavailable(error) ? unavailable(error) : error;
}

function unavailable(cause: unknown): AppError {
  return new AppError('SERVICE_UNAVAILABLE', '지금은 서비스를 이용할 수 없습니다. 잠시 후 다시 시도해 주세요.', {
    retryAfter: RETRY_AFTER_SECONDS,
    cause,
  });
}

function isUnavailable(error: unknown): boolean {
  // Not instanceof: errors of sockets may come from another realm (as in Jest).
  if (!types.isNativeError(error)) return false;
  if (error instanceof DatabaseDeadlineError || MESSAGES.test(error.message)) return true;
  const { code, driverError, errors } = error as { code?: unknown; driverError?: unknown; errors?: unknown };
  if (typeof code === 'string' && (SYSTEM_CODES.test(code) || SQL_STATES.test(code))) return true;
  // A name with several addresses fails once for each.
  if (Array.isArray(errors)) return errors.some(isUnavailable);
  return driverError !== undefined && driverError !== error && isUnavailable(driverError);
}

/**
 * Translates the errors of every statement; `onUnavailable` is told what they were. What Postgres took back because it collided with
 * others is done again first: a transaction as a whole (its callback may run several times, and must gather nothing outside), a
 * statement outside of any by itself.
 */
export function translateErrors(dataSource: DataSource, onUnavailable: (cause: unknown) => void): void {
  const rethrow = (error: unknown): never => {
    const translated = asUnavailable(error);
    if (translated !== error) onUnavailable(error);
    throw translated;
  };
  /** Nothing of it happened: the client may send the same again. */
  const giveUpLost = (error: unknown): never => {
    if (!isLost(error)) throw error;
    onUnavailable(error);
    throw unavailable(error);
  };
  const createQueryRunner = dataSource.driver.createQueryRunner.bind(dataSource.driver);
  dataSource.driver.createQueryRunner = (mode) => {
    const runner = createQueryRunner(mode);
    // TypeORM sends every statement through this method.
    const query = runner.query.bind(runner) as (...args: unknown[]) => Promise<unknown>;
    const rethrowLost = (error: unknown): never => (isLost(error) ? giveUpLost(error) : rethrow(error));
    runner.query = ((...args: unknown[]) =>
      runner.isTransactionActive
        ? query(...args).catch(rethrow)
        : retryLost(() => query(...args)).catch(rethrowLost)) as QueryRunner['query'];
    return runner;
  };
  const transaction = dataSource.manager.transaction.bind(dataSource.manager) as (...args: unknown[]) => Promise<unknown>;
  dataSource.manager.transaction = (...args: unknown[]) =>
    retryLost(() => transaction(...args))
      .catch(giveUpLost)
      .catch((error: unknown) => {
        throw isLostConnection(error) ? unavailable(error) : error;
      });
}

/** A connection that breaks between two statements: TypeORM then only says that it is no longer there. */
function isLostConnection(error: unknown): boolean {
  return (
    types.isNativeError(error) &&
    ['QueryRunnerAlreadyReleasedError', 'QueryRunnerProviderAlreadyReleasedError'].includes(error.name)
  );
}
