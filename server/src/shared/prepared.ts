import { createHash } from 'node:crypto';

const names = new Map<string, string>();

/**
 * Marks SQL as a prepared statement, which each connection parses and plans once. For a fixed set of texts whose best plan does not
 * depend on the values, as Postgres switches to a generic plan.
 */
export function prepared(sql: string): string {
  if (!names.has(sql)) names.set(sql, createHash('sha256').update(sql).digest('base64url').slice(0, 22));
  return sql;
}

/** Uses before a text is prepared. */
const USES_MIN = 20;
/** Each connection holds a plan for each. */
const PREPARED_MAX = 300;
const COUNTED_MAX = 2_000;
const timesSeen = new Map<string, number>();

/** As `prepared`, for composed SQL with any number of variants: only frequent ones are prepared. */
export function preparedIfFrequent(sql: string): string {
  if (names.has(sql) || names.size >= PREPARED_MAX) return sql;
  const times = (timesSeen.get(sql) ?? 0) + 1;
  if (times < USES_MIN) {
    if (timesSeen.size >= COUNTED_MAX) timesSeen.clear();
    timesSeen.set(sql, times);
    return sql;
  }
  timesSeen.delete(sql);
  return prepared(sql);
}

/** Name of the prepared statement; undefined for SQL that is planned each time. */
export function preparedNameOf(sql: string): string | undefined {
  return names.get(sql);
}
