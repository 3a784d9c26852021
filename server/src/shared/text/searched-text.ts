import { LIMITS } from '../validation/limits';

/** How both sides of a search are written: composed Hangul, lower case, without blanks, control and zero-width characters. */
export function normaliseForSearch(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .normalize('NFC')
    .replace(/[\s\p{Cc}\p{Cf}]/gu, '');
}

/** The words of a query, as they are searched for; further ones are ignored. */
export function wordsOf(query: string): string[] {
  return query.normalize('NFC').split(/\s+/u).map(normaliseForSearch).filter(Boolean).slice(0, LIMITS.searchWordsMax);
}

/** A needle as part of a regular expression, in JavaScript as in Postgres. */
export function escapePattern(needle: string): string {
  return needle.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
