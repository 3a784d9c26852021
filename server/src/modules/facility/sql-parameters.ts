/** Collects the values of one statement. */
export class SqlParameters {
  readonly values: unknown[] = [];
  /** The best plan depends on a value, so the statement is not prepared. */
  isPlannedByValue = false;

  /** @returns the placeholder of the value */
  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

/** SQL text that adds its values to the statement's parameters. */
export type SqlFragment = (parameters: SqlParameters) => string;

export function allOf(conditions: SqlFragment[], parameters: SqlParameters): string {
  return conditions.map((condition) => condition(parameters)).join(' AND ') || 'true';
}

/** A single value becomes an equality, so that an index can return its places in name order. */
export const isOneOf =
  (column: string, values: string[]): SqlFragment =>
  (parameters) =>
    values.length === 1 ? `${column} = ${parameters.add(values[0])}` : `${column} = ANY(${parameters.add(values)}::text[])`;

/** Index condition: all of the grams. Needs a recheck against the text. The collation is that of the index. */
export const hasGrams =
  (grams: string[]): SqlFragment =>
  (parameters) =>
    `search_grams COLLATE "C" @> ${parameters.add(grams)}::text[]`;

/** Index condition: at least one of the grams. The subquery hides their number from the planner, which would else scan all places. */
export const hasAnyGram =
  (grams: string[]): SqlFragment =>
  (parameters) =>
    `search_grams COLLATE "C" && (SELECT ${parameters.add(grams)}::text[])`;
