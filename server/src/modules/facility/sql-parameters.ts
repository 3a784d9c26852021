/** The values of one statement, in the order of their `$1`, `$2`, … */
export class SqlParameters {
  readonly values: unknown[] = [];

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
