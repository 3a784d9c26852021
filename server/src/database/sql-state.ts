import { types } from 'node:util';

/** The SQLSTATE of an error of pg or TypeORM; undefined for any other error. */
export function sqlStateOf(error: unknown): string | undefined {
  // Not instanceof: socket errors may come from another realm (as in Jest).
  if (!types.isNativeError(error)) return undefined;
  const { code, driverError } = error as { code?: unknown; driverError?: { code?: unknown } };
  const state = driverError?.code ?? code;
  return typeof state === 'string' ? state : undefined;
}

/** Violation of a unique index or an exclusion constraint. */
export function isTaken(error: unknown): boolean {
  return ['23505', '23P01'].includes(sqlStateOf(error) ?? '');
}
