import { types } from 'node:util';
import { AppError } from '../shared/errors';
import { DatabaseDeadlineError } from './deadline';

const RETRY_AFTER_SECONDS = 1;
/** System errors of a connection that fails or breaks. */
const SYSTEM_CODES =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|E(HOST|NET)UNREACH|ENOTFOUND|EAI_AGAIN|EADDRNOTAVAIL|EMFILE|ENFILE)$/;
/** SQLSTATE: connection exceptions, insufficient resources (too many connections), lock not available, shutdown or crash, query cancelled, idle in transaction too long. */
const SQL_STATES = /^(08...|53...|55P03|57P0[1-5]|57014|25P03|25P04)$/;
/** Errors of pg without a code. */
const MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end|Query read timeout)/;

/** SERVICE_UNAVAILABLE for a database that is away, overloaded or too slow; any other error as it is. */
export function asUnavailable(error: unknown): unknown {
  return isUnavailable(error) ? unavailable(error) : error;
}

export function unavailable(cause: unknown): AppError {
  return new AppError('SERVICE_UNAVAILABLE', '지금은 서비스를 이용할 수 없습니다. 잠시 후 다시 시도해 주세요.', {
    retryAfter: RETRY_AFTER_SECONDS,
    cause,
  });
}

function isUnavailable(error: unknown): boolean {
  // Not instanceof: socket errors may come from another realm (as in Jest).
  if (!types.isNativeError(error)) return false;
  if (error instanceof DatabaseDeadlineError || MESSAGES.test(error.message)) return true;
  const { code, driverError, errors } = error as { code?: unknown; driverError?: unknown; errors?: unknown };
  if (typeof code === 'string' && (SYSTEM_CODES.test(code) || SQL_STATES.test(code))) return true;
  // A host name with several addresses fails once per address.
  if (Array.isArray(errors)) return errors.some(isUnavailable);
  return driverError !== undefined && driverError !== error && isUnavailable(driverError);
}

/** The original error behind SERVICE_UNAVAILABLE. */
export function causeOf(error: unknown): unknown {
  return error instanceof AppError ? error.cause : error;
}
