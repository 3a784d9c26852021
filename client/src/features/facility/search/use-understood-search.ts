import { useMemo } from 'react';
import { useParty } from '../../../lib/pets/use-pets';
import { chipKindsOf, interpretedFilters, NO_FILTERS, type SearchFilters } from '../../../lib/search-filters';
import { understood, withoutWords, withParty } from './interpretation';
import { useInterpretation } from './use-interpretation';
import type { MapSearch } from './use-map-search';

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
