import { types } from 'node:util';

/** The SQLSTATE of an error of pg, or of what TypeORM makes of it; undefined for any other error. */
export function sqlStateOf(error: unknown): string | undefined {
  // Not instanceof: errors of sockets may come from another realm (as in Jest).
  if (!types.isNativeError(error)) return undefined;
  const { code, driverError } = error as { code?: unknown; driverError?: { code?: unknown } };
  const state = driverError?.code ?? code;
  return typeof state === 'string' ? state : undefined;
}

/** A unique index or an exclusion constraint says that it is there already. */
export function isTaken(error: unknown): boolean {
  return ['23505', '23P01'].includes(sqlStateOf(error) ?? '');
}
