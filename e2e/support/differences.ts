const kindOf = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value);

/** Codes and values of enums mean the same everywhere; names, texts, ids and times are of the day. */
const isWord = (value: unknown) => typeof value === 'string' && /^[A-Z_]{3,}$/.test(value);

/**
 * Where an answer is not what a manual shows. It may hold more than is shown, but no errors; a list is judged by its first item, and
 * where null is shown anything may stand.
 */
export function differences(shown: unknown, answer: unknown, at = 'answer'): string[] {
  if (shown === null) return [];
  const differs = `${at} is ${JSON.stringify(answer)}, shown is ${JSON.stringify(shown)}`;
  if (kindOf(shown) !== kindOf(answer)) return [differs];
  if (Array.isArray(shown)) return shown.length === 0 ? [] : differences(shown[0], (answer as unknown[])[0], `${at}[0]`);
  if (typeof shown === 'object') {
    const fields = answer as Record<string, unknown>;
    const errors = 'errors' in fields && !('errors' in shown) ? [`${at}.errors is ${JSON.stringify(fields.errors)}`] : [];
    return [...errors, ...Object.entries(shown).flatMap(([key, value]) => differences(value, fields[key], `${at}.${key}`))];
  }
  const isFixed = typeof shown === 'boolean' || isWord(shown);
  return isFixed && shown !== answer ? [differs] : [];
}
