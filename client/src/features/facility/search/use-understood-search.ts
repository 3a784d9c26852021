import type { Pet } from '@baldojang/rules/entry/pet';
import type { ApolloClient } from '@apollo/client';
import { skipToken } from '@apollo/client/react';
import { useMemo } from 'react';
import type { SearchChipKind } from '../../../graphql/types.generated';
import { useParty } from '../../../lib/pets/pet-store';
import {
  chipKindsOf,
  type Interpretation,
  interpretedFilters,
  NO_FILTERS,
  type SearchFilters,
} from '../../../lib/search-filters';
import { InterpretSearchDocument, useInterpretSearchQuery } from './interpret-search.generated';
import type { SearchState } from './search-url';
import type { MapSearch } from './use-map-search';

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
function withoutWords(text: string, words: string): string {
  const left = wordsOf(text);
  for (const word of wordsOf(words)) {
    const whole = left.indexOf(word);
    const index = whole < 0 ? left.findIndex((other) => other.includes(word)) : whole;
    if (index >= 0) left[index] = left[index]!.replace(word, '');
  }
  return left.filter(Boolean).join(' ');
}

/** What of the query is read for conditions. */
const textToRead = ({ query, plain }: Pick<SearchFilters, 'query' | 'plain'>) => plain.reduce(withoutWords, query.trim());

/** Without an answer every word is just a word. */
const asWords = (text: string): Interpretation => ({ ...NOTHING_READ, restWords: wordsOf(text) });

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

/** How the query of the address is read. `isRead` is false while the answer, and with it the search, is on its way. */
function useInterpretation({ mode, filters }: SearchState) {
  const text = textToRead(filters);
  const { data, previousData, error, refetch } = useInterpretSearchQuery(text ? { variables: { query: text } } : skipToken);
  // The former chips stay until the next ones are there.
  const answer = text && !error ? (data ?? previousData)?.interpretSearch : undefined;
  const reading = useMemo(() => {
    const read = answer ?? asWords(text);
    return mode === 'bounds' ? withoutPlaces(read) : read;
  }, [answer, text, mode]);
  return {
    reading,
    isRead: text === '' || data !== undefined || error !== undefined,
    readAgain: () => {
      if (error) void refetch().catch(() => undefined);
    },
  };
}

/** The search as the page understands it: fields and results show what the query says, and a field that is changed wins over its words. */
export function useUnderstoodSearch(search: MapSearch) {
  const { applied, draft } = search;
  const { reading, isRead, readAgain } = useInterpretation(applied);
  const read = useMemo(() => interpretedFilters(reading), [reading]);
  const party = useParty();
  const asked = useMemo(
    () => ({ ...applied, filters: understood(withParty(applied.filters, party), reading) }),
    [applied, reading, party],
  );

  /** The change, and the query without the words that say otherwise. */
  function change(patch: Partial<SearchFilters>, query: string): Partial<SearchFilters> {
    const { query: dropped, ...own } = patch;
    const kinds = chipKindsOf(Object.keys(own));
    const words = reading.chips.filter(({ kind }) => kinds.includes(kind)).map(({ source }) => source);
    return { ...own, query: [...words, dropped === '' ? asked.filters.query : ''].reduce(withoutWords, query) };
  }

  /** What the panel says; its text is only what is searched as words. */
  const isApplied = draft.query === applied.filters.query;
  const shown: SearchFilters = { ...draft, ...read, query: isApplied ? asked.filters.query : draft.query };

  const applyFilters = (patch: Partial<SearchFilters>) => search.applyFilters(change(patch, applied.filters.query));

  /** From a copy of what is shown. */
  function searchWith(filters: SearchFilters): void {
    const isChanged = (key: string) =>
      JSON.stringify(filters[key as keyof SearchFilters]) !== JSON.stringify(shown[key as keyof SearchFilters]);
    const patch = Object.fromEntries(Object.entries(filters).filter(([key]) => isChanged(key)));
    search.searchWith({ ...draft, ...change(patch, draft.query) });
  }

  return {
    ...search,
    /** What the results answer. */
    asked,
    /** Of what is asked, that which the query does not say itself. */
    chosen: {
      ...asked.filters,
      pets: applied.filters.pets,
      ...Object.fromEntries(Object.keys(read).map((key) => [key, NO_FILTERS[key as keyof SearchFilters]])),
    },
    shown,
    reading,
    isRead,
    readAgain,
    changeFilters: (patch: Partial<SearchFilters>) => search.changeFilters(change(patch, draft.query)),
    searchWith,
    applyFilters,
    /** At once, whatever the panel still waits for; before the first search with what its fields say. */
    narrow: (patch: Partial<SearchFilters>) =>
      applied.mode === 'idle' ? searchWith({ ...shown, ...patch }) : applyFilters(patch),
  };
}

export type UnderstoodSearch = ReturnType<typeof useUnderstoodSearch>;
