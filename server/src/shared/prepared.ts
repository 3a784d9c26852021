import { createHash } from 'node:crypto';

const names = new Map<string, string>();

/**
 * Lets each connection read and plan a statement once instead of every time: Postgres goes over to a plan for any values as soon as that
 * is estimated to be no dearer. For texts of which there are a few, whose best plan does not depend on the values.
 */
export function prepared(sql: string): string {
  if (!names.has(sql)) names.set(sql, createHash('sha256').update(sql).digest('base64url').slice(0, 22));
  return sql;
}

/** Under which connections keep a statement; undefined for one that is planned each time. */
export function preparedNameOf(sql: string): string | undefined {
  return names.get(sql);
}
