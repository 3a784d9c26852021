import { initialsOf } from '../../shared/text/hangul';
import { normaliseForSearch } from '../../shared/text/searched-text';
import type { Facility } from './facility.entity';

/** Separates the fields of a search text. Never part of a searched word, so that no match crosses fields. */
const FIELD_SEPARATOR = '\u001f';

/** In this order; SQL reads the first three by position with split_part(). */
const SEARCHED_FIELDS = [
  'name',
  'category2',
  'category3',
  'roadAddress',
  'jibunAddress',
  'roadName',
  'bunji',
  'allowedPetSize',
  'description',
] as const satisfies (keyof Facility)[];

export type SearchedFields = Pick<Facility, (typeof SEARCHED_FIELDS)[number]>;

/** The normalised text that `searchQuery` matches. */
export function searchTextOf(facility: SearchedFields): string {
  return SEARCHED_FIELDS.map((field) => normaliseForSearch(facility[field] ?? '')).join(FIELD_SEPARATOR);
}

/** Bigrams of a searched word; a single character is its own gram. */
export const gramsOf = (word: string): string[] => (IS_ONE_CHARACTER.test(word) ? [word] : [...addPairs(new Set(), word)]);

/** Prefixed grams: a pair of the name, and the first pair of a name's initials. */
export const ofName = (pair: string): string => `^${pair}`;
export const ofStart = (initials: string): string => `<${initials}`;

/**
 * The grams in the index: characters and bigrams of each field; for suggestions also the bigrams of the name, of its initials (동물병원 →
 * ㄷㅁ ㅁㅂ ㅂㅇ) and the first of these. No gram contains a blank.
 */
export function gramsOfSearchText(searchText: string): string[] {
  const fields = searchText.split(FIELD_SEPARATOR);
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

const IS_ONE_CHARACTER = /^.$/su;

/** A loop without arrays, because imports call it for every field. */
function addPairs(grams: Set<string>, text: string, toGram = (pair: string) => pair): Set<string> {
  let previous = '';
  for (const char of text) {
    if (previous) grams.add(toGram(`${previous}${char}`));
    previous = char;
  }
  return grams;
}
