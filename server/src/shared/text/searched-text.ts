import { LIMITS } from '../validation/limits';

/** Normalised form of both sides of a search: composed Hangul, lower case, without blanks, control and zero-width characters. */
export function normaliseForSearch(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .normalize('NFC')
    .replace(/[\s\p{Cc}\p{Cf}]/gu, '');
}

/** The normalised words of a query, up to the limit. */
export function wordsOf(query: string): string[] {
  return query.normalize('NFC').split(/\s+/u).map(normaliseForSearch).filter(Boolean).slice(0, LIMITS.searchWordsMax);
}

/** Escapes a text for a regular expression of JavaScript and Postgres. */
export function escapePattern(needle: string): string {
  return needle.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
