// How a text is written in a search (server/src/modules/facility/search-text.ts).
export const normalise = (text) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s\p{Cc}\p{Cf}]/gu, '');

/** Pairs of neighbouring characters. */
export function gramsOf(text) {
  const chars = [...text];
  return [...new Set(chars.slice(1).map((char, index) => `${chars[index]}${char}`))];
}

export const escapeLike = (text) => text.replace(/[\\%_]/g, '\\$&');

/** Patterns and grams of the words of a query: parameters of searchByText and searchByTextAndFilter. */
export function wordParameters(query) {
  const words = query.split(/\s+/u).map(normalise).filter(Boolean);
  return [words.map((word) => `%${escapeLike(word)}%`), [...new Set(words.flatMap(gramsOf))]];
}

/** Parameters of suggestions; null for a text that is too short. */
export function suggestionParameters(query) {
  const text = normalise(query);
  const chars = [...text];
  if (chars.length < 2) return null;
  const [grams, pattern] = [gramsOf(text), escapeLike(text)];
  return [`${pattern}%`, `%${pattern}%`, chars.slice(0, 2).join(''), grams.map((gram) => `^${gram}`), grams];
}
