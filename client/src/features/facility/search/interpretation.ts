import type { Pet } from '@baldojang/rules/entry/pet';
import type { ApolloClient } from '@apollo/client';
import type { SearchChipKind } from '../../../graphql/types.generated';
import { type Interpretation, interpretedFilters, type SearchFilters } from '../../../lib/search-filters';
import { InterpretSearchDocument } from './interpret-search.generated';

const NOTHING_READ: Interpretation = {
  filter: {
    categories: null,
    pets: [],
    sidoName: null,
    sigunguName: null,
    parkingAvailable: null,
    indoorFacility: null,
    outdoorFacility: null,
    openAt: null,
    isOpenAllDay: null,
  },
  nearPlace: null,
  isNearMe: false,
  chips: [],
  restWords: [],
};

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);

/** The text with these words taken out, whole ones before parts of written-together ones. */
export function withoutWords(text: string, words: string): string {
  const left = wordsOf(text);
  for (const word of wordsOf(words)) {
    const whole = left.indexOf(word);
    const index = whole < 0 ? left.findIndex((other) => other.includes(word)) : whole;
    if (index >= 0) left[index] = left[index]!.replace(word, '');
  }
  return left.filter(Boolean).join(' ');
}

/** What of the query is read for conditions. */
export const textToRead = ({ query, plain }: Pick<SearchFilters, 'query' | 'plain'>) => plain.reduce(withoutWords, query.trim());

/** Without an answer every word is just a word. */
export const asWords = (text: string): Interpretation => ({ ...NOTHING_READ, restWords: wordsOf(text) });

const PLACES: readonly SearchChipKind[] = ['REGION', 'DISTRICT', 'NEAR_PLACE', 'NEAR_ME'];

export const namesPlace = ({ chips }: Interpretation): boolean => chips.some(({ kind }) => PLACES.includes(kind));

/** In the map's view the view itself is the place. */
export const withoutPlaces = (reading: Interpretation): Interpretation => ({
  ...reading,
  filter: { ...reading.filter, sidoName: null, sigunguName: null },
  nearPlace: null,
  isNearMe: false,
  chips: reading.chips.filter(({ kind }) => !PLACES.includes(kind)),
});

/** What is searched for: the query's conditions before the panel's, and the words that are left in the order they were typed. */
export function understood(filters: SearchFilters, reading: Interpretation): SearchFilters {
  const words = [...filters.plain.flatMap(wordsOf), ...reading.restWords];
  const place = (word: string) => filters.query.indexOf(word);
  const query = words.sort((one, other) => place(one) - place(other)).join(' ');
  return { ...filters, ...interpretedFilters(reading), query };
}

/** Pets that the address names come along instead of the person's own. */
export const withParty = (filters: SearchFilters, party: readonly Pet[]): SearchFilters => ({
  ...filters,
  pets: filters.pets.length > 0 ? filters.pets : party,
});

export async function readQuery(client: ApolloClient, filters: SearchFilters): Promise<Interpretation> {
  const query = textToRead(filters);
  if (!query) return NOTHING_READ;
  try {
    const { data } = await client.query({ query: InterpretSearchDocument, variables: { query } });
    return data?.interpretSearch ?? asWords(query);
  } catch {
    return asWords(query);
  }
}
