/** The values of one statement, in the order of their `$1`, `$2`, … */
export class SqlParameters {
  readonly values: unknown[] = [];
  /** Whether the best plan depends on a value, so that Postgres plans the statement each time. */
  isPlannedByValue = false;

  /** @returns the placeholder of the value */
  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

/** A piece of SQL that adds its own values to the statement it ends up in. */
export type SqlFragment = (parameters: SqlParameters) => string;

/** All of the conditions, or simply true. */
export function allOf(conditions: SqlFragment[], parameters: SqlParameters): string {
  return conditions.map((condition) => condition(parameters)).join(' AND ') || 'true';
}

/** A single value is an equality: only that lets an index return the places of a region in name order. */
export const isOneOf =
  (column: string, values: string[]): SqlFragment =>
  (parameters) =>
    values.length === 1 ? `${column} = ${parameters.add(values[0])}` : `${column} = ANY(${parameters.add(values)}::text[])`;

/** Places that have all of the grams: index condition, to be rechecked against the text. The collation is that of the index. */
export const hasGrams =
  (grams: string[]): SqlFragment =>
  (parameters) =>
    `search_grams COLLATE "C" @> ${parameters.add(grams)}::text[]`;

/**
 * Places that have at least one of the grams. In a subquery, whose value the planner does not know: of hundreds of known grams it takes
 * comparing them with those of each place for cheaper than looking them up, which takes seconds.
 */
export const hasAnyGram =
  (grams: string[]): SqlFragment =>
  (parameters) =>
    `search_grams COLLATE "C" && (SELECT ${parameters.add(grams)}::text[])`;
