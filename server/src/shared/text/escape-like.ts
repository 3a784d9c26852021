/** A needle as part of a LIKE pattern, its own `%`, `_` and `\` taken literally. */
export function escapeLike(needle: string): string {
  return needle.replace(/[\\%_]/g, '\\$&');
}
