/** The values of one statement, in the order of their `$1`, `$2`, … */
export class SqlParameters {
  /** @param values of the first placeholders, where somebody else wrote them */
  constructor(readonly values: unknown[] = []) {}

  /** @returns the placeholder to write in the value's stead */
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

/** Statements with more values are rare, and each number of them makes a statement of its own. */
const LISTED_MAX = 12;

/**
 * A few values stand one by one: for an array, of unknown length, Postgres plans a statement that a connection keeps each time. A single
 * one is an equality: only that lets an index give the places of a region in name order.
 */
export const isOneOf =
  (column: string, values: string[]): SqlFragment =>
  (parameters) => {
    if (values.length > LISTED_MAX) return `${column} = ANY(${parameters.add(values)}::text[])`;
    const placeholders = values.map((value) => parameters.add(value));
    return placeholders.length === 1 ? `${column} = ${placeholders[0]}` : `${column} IN (${placeholders.join(', ')})`;
  };

/** As the index of places has them. */
export const GRAMS_OF_PLACE = 'search_grams COLLATE "C"';

/**
 * Grams that the index of places finds candidates by. What a subquery gives is unknown to the planner like any value, which keeps it from
 * planning a statement that a connection keeps each time, in vain.
 */
export const hasGrams =
  (grams: string[]): SqlFragment =>
  (parameters) =>
    `${GRAMS_OF_PLACE} @> (SELECT ${parameters.add(grams)}::text[])`;

/**
 * At least one of them. Hidden in the same way: of hundreds that it knows the planner takes comparing them with those of each place for
 * cheaper than looking them up, which takes seconds.
 */
export const hasAnyGram =
  (grams: string[]): SqlFragment =>
  (parameters) =>
    `${GRAMS_OF_PLACE} && (SELECT ${parameters.add(grams)}::text[])`;
