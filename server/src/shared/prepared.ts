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

/** How often a text has to come before connections keep it. */
const OFTEN = 20;
/** Connections keep a plan for each: some ten kilobytes. */
const KEPT_MAX = 300;
const COUNTED_MAX = 2_000;
const timesSeen = new Map<string, number>();

/** As `prepared`, for a text that is put together from parts: those that come often, as there may be any number of others. */
export function preparedIfFrequent(sql: string): string {
  if (names.has(sql) || names.size >= KEPT_MAX) return sql;
  const times = (timesSeen.get(sql) ?? 0) + 1;
  if (times < OFTEN) {
    if (timesSeen.size >= COUNTED_MAX) timesSeen.clear();
    timesSeen.set(sql, times);
    return sql;
  }
  timesSeen.delete(sql);
  return prepared(sql);
}

/** Under which connections keep a statement; undefined for one that is planned each time. */
export function preparedNameOf(sql: string): string | undefined {
  return names.get(sql);
}
