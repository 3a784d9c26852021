import { initialsOf } from '../../shared/text/hangul';
import { normaliseForSearch } from '../../shared/text/searched-text';
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

/** The haystack of a place: what `searchQuery` looks through. */
export function searchTextOf(facility: SearchedFields): string {
  const { name, category2, category3, roadAddress, jibunAddress, roadName, bunji, allowedPetSize, description } = facility;
  return [name, category2, category3, roadAddress, jibunAddress, roadName, bunji, allowedPetSize, description]
    .map((field) => normaliseForSearch(field ?? ''))
    .join(FIELD_SEPARATOR);
}

/** The pairs of neighbouring characters of a needle; of a single character the character itself. */
export const gramsOf = (needle: string): string[] =>
  IS_ONE_CHARACTER.test(needle) ? [needle] : [...addPairs(new Set(), needle)];

/** Grams of their own: a pair of the name alone, and the pair that the initials of a name begin with. */
export const ofName = (pair: string): string => `^${pair}`;
export const ofStart = (initials: string): string => `<${initials}`;

/**
 * What the search index holds of a haystack: each character and each pair of neighbours in a field; for suggestions also the pairs of
 * the name, the pairs of its initials (동물병원 → ㄷㅁ ㅁㅂ ㅂㅇ) and the first of these. No gram has a blank, as no haystack has.
 */
export function gramsOfHaystack(haystack: string): string[] {
  const fields = haystack.split(FIELD_SEPARATOR);
  const [name = ''] = fields;
  const grams = addPairs(new Set(), initialsOf(name));
  const [first] = grams;
  if (first) grams.add(ofStart(first));
  for (const field of fields) {
    for (const char of field) grams.add(char);
    addPairs(grams, field);
  }
  return [...addPairs(grams, name, ofName)];
}

/** What is written of a place for its being found. */
export function searchColumnsOf(facility: SearchedFields): Pick<Facility, 'searchText' | 'searchGrams'> {
  const searchText = searchTextOf(facility);
  return { searchText, searchGrams: gramsOfHaystack(searchText) };
}

const IS_ONE_CHARACTER = /^.$/su;

/** One by one, as an import cuts tens of thousands of haystacks. */
function addPairs(grams: Set<string>, text: string, written = (pair: string) => pair): Set<string> {
  let before = '';
  for (const char of text) {
    if (before) grams.add(written(`${before}${char}`));
    before = char;
  }
  return grams;
}
