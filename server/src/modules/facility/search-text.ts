import type { Facility } from './facility.entity';

/** Stands between the fields of a haystack and never in a needle, so that no match runs from one field into the next. */
const FIELD_SEPARATOR = '\u001f';

/** Place of a field in the haystack, counted from 1 as split_part() does. Empty fields keep their place. */
export const SEARCH_FIELDS = {
  name: 1,
  category2: 2,
  category3: 3,
  roadAddress: 4,
  jibunAddress: 5,
  roadName: 6,
  bunji: 7,
  allowedPetSize: 8,
  description: 9,
} as const satisfies Partial<Record<keyof Facility, number>>;

export type SearchedFields = Pick<Facility, keyof typeof SEARCH_FIELDS>;

/** How both sides of a search are written: composed Hangul, lower case, without blanks, control and zero-width characters. */
export function normaliseForSearch(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .normalize('NFC')
    .replace(/[\s\p{Cc}\p{Cf}]/gu, '');
}

/** The haystack of a place: what `searchQuery` looks through. */
export function searchTextOf(facility: SearchedFields): string {
  const { name, category2, category3, roadAddress, jibunAddress, roadName, bunji, allowedPetSize, description } = facility;
  return [name, category2, category3, roadAddress, jibunAddress, roadName, bunji, allowedPetSize, description]
    .map((field) => normaliseForSearch(field ?? ''))
    .join(FIELD_SEPARATOR);
}

/** The pairs of neighbouring characters of a needle, as facility_grams() cuts haystacks; none for a single character. */
export function gramsOf(needle: string): string[] {
  const chars = [...needle];
  return [...new Set(chars.slice(1).map((char, index) => `${chars[index]}${char}`))];
}

/** A needle as part of a regular expression, in JavaScript as in Postgres. */
export function escapePattern(needle: string): string {
  return needle.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
