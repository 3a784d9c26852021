import { admissionVariables } from '../../../lib/pets/admission-variables';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { skipToken } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import type { LatLng } from '../../../components/map/map-types';
import { LIMITS } from '../../../graphql/constants.generated';
import type { FacilitySort } from '../../../graphql/types.generated';
import { useDeferredFirstResult } from '../../../lib/defer/use-deferred-first-result';
import { distanceOf } from './distance';
import type { EntryBadge_FacilityFragment } from '../admission/admission.generated';
import type { FacilityCard_FacilityFragment } from './facility-card.generated';
import {
  FacilitySearchDocument,
  FacilitySearchInBoundsDocument,
  useFacilitySearchInBoundsQuery,
  useFacilitySearchQuery,
} from './facility-search.generated';
import { chosenInstant, minuteNow } from '../../../lib/open-time';
import { filterInput } from '../../../lib/search-filters';
import { nearby } from './person-position';
import type { SearchState } from './search-url';

export interface SearchAnswer {
  /** The search (see `formatResults`) that this answers. */
  key: string;
  mode: SearchState['mode'];
  /** The instant that entry and hours are of; null for now. */
  at: string | null;
  /** Of this page. */
  items: FacilityCard_FacilityFragment[];
  /** On the map: with favourites those of every page. */
  places: (Pick<FacilityCard_FacilityFragment, 'id' | 'name' | 'category2' | 'category3' | 'latitude' | 'longitude'> &
    EntryBadge_FacilityFragment)[];
  totalCount: number;
  isTotalCountExact: boolean;
  /** Matches that are left out because their hours at the chosen time are unknown. */
  unknownHoursCount: number;
  /** What was found instead of the words as they are written. */
  matchedAs: string | null;
}

export const boundsVariables = (
  { filters, box }: Pick<SearchState, 'filters' | 'box'>,
  origin: Origin | null,
  withRatings: boolean,
  now?: number,
) =>
  box && {
    bounds: box,
    filter: filterInput(filters, now),
    limit: LIMITS.boundsLimit,
    near: origin && nearOf(origin),
    withRatings,
    ...admissionVariables(filters.pets, chosenInstant(filters.openAt?.at)),
  };

/** The order of a list: the chosen one, else the nearest first where the position is known and no words have to match. */
export function sortOf({ filters, sort }: Pick<SearchState, 'filters' | 'sort'>, position: LatLng | null): FacilitySort {
  // A shared or reloaded address may ask for the nearest places before this person's position is known.
  if (sort && (sort !== 'DISTANCE' || position)) return sort;
  return position && !filters.query ? 'DISTANCE' : 'RECOMMENDED';
}

/** Where distances count from. */
export interface Origin extends LatLng {
  /** Of the place that the query names; null for the person. */
  name: string | null;
}

const PAGE_SIZE = LIMITS.facilityPageSize;
/** The first pages come in one answer: the server knows the position only by the kilometre, so they are sorted here. */
const NEAREST_PAGES = 4;
const isAmongNearest = (state: SearchState, position: LatLng | null) =>
  state.mode === 'list' && state.page < NEAREST_PAGES && sortOf(state, position) === 'DISTANCE';

function nearOf({ name, latitude, longitude }: Origin): LatLng {
  return name === null ? nearby({ latitude, longitude }) : { latitude, longitude };
}

function listVariables(state: SearchState, origin: Origin | null, withRatings: boolean, now: number) {
  const sort = sortOf(state, origin);
  return {
    filter: filterInput(state.filters, now),
    ...(isAmongNearest(state, origin) ? { page: 0, size: PAGE_SIZE * NEAREST_PAGES } : { page: state.page, size: PAGE_SIZE }),
    sort,
    near: origin && (sort === 'DISTANCE' || sort === 'RECOMMENDED') ? nearOf(origin) : undefined,
    withRatings,
    ...admissionVariables(state.filters.pets, chosenInstant(state.filters.openAt?.at)),
  };
}

function inOrder(items: FacilityCard_FacilityFragment[], sort: FacilitySort, position: LatLng | null) {
  if (sort !== 'DISTANCE' || !position) return items;
  const distance = (facility: FacilityCard_FacilityFragment) => distanceOf(facility, position) ?? Infinity;
  return [...items].sort((one, other) => distance(one) - distance(other));
}

/** The answer to the search in the address. The former answer stays until the next one arrives; a late one for a former search is dropped. */
export function useFacilitySearch(state: SearchState, key: string, origin: Origin | null, isUnderstood: boolean) {
  const [keyWithoutRatings, setKeyWithoutRatings] = useState<string | null>(null);
  const { mode } = state;
  const isSearch = mode === 'list' || mode === 'bounds';
  const withRatings = keyWithoutRatings !== key;
  // One "now" for a search: it must not run again by itself while its results are read.
  const { now } = useMemo(() => ({ key, now: minuteNow() }), [key]);
  const inBounds = mode === 'bounds' && isUnderstood ? boundsVariables(state, origin, withRatings, now) : null;
  const inList = mode === 'list' && isUnderstood ? listVariables(state, origin, withRatings, now) : null;

  // Stored answers are listed by it.
  const context = { search: key };
  const list = useFacilitySearchQuery(inList ? { variables: inList, context } : skipToken);
  const bounds = useFacilitySearchInBoundsQuery(inBounds ? { variables: inBounds, context } : skipToken);
  const { client } = list;
  const { loading, error, refetch } = mode === 'bounds' ? bounds : list;

  const isWithoutRatings = error !== undefined && withRatings && isRatingFailure(error);
  if (isWithoutRatings) setKeyWithoutRatings(key);

  const listed = mode === 'list' ? list.data?.facilities : undefined;
  const data = mode === 'bounds' ? bounds.data?.facilitiesInBounds : listed;
  const at = chosenInstant(state.filters.openAt?.at);
  const sort = sortOf(state, origin);
  const start = isAmongNearest(state, origin) ? state.page * PAGE_SIZE : 0;
  const current = useMemo((): SearchAnswer | null => {
    if (!data || loading) return null;
    const ordered = inOrder(data.items, sort, origin);
    const items = listed ? ordered.slice(start, start + PAGE_SIZE) : ordered;
    return {
      key,
      mode,
      at,
      items,
      places: items,
      totalCount: data.totalCount,
      isTotalCountExact: listed?.isTotalCountExact ?? data.totalCount < LIMITS.exactCountMax,
      unknownHoursCount: data.unknownHoursCount,
      matchedAs: listed?.matchedAs ?? null,
    };
  }, [data, listed, loading, key, mode, at, sort, start, origin]);
  const [lastAnswer, setLastAnswer] = useState(current);
  if (lastAnswer !== current && (current || !isSearch)) setLastAnswer(current);
  const answer = useDeferredFirstResult(lastAnswer ?? undefined) ?? null;

  return {
    answer: isSearch ? answer : null,
    isLoading: isSearch && (!isUnderstood || loading || isWithoutRatings || answer !== lastAnswer),
    error: isSearch && !isWithoutRatings ? error : undefined,
    /** Refreshes answers that time has overtaken, without a loading state. Several callers at once share one request. */
    askAgain: async () => {
      const fetchPolicy = 'network-only';
      if (inBounds) await client.query({ query: FacilitySearchInBoundsDocument, variables: inBounds, fetchPolicy, context });
      if (inList) await client.query({ query: FacilitySearchDocument, variables: inList, fetchPolicy, context });
    },
    // A second failure says what the first did.
    retry: () => void refetch().catch(() => undefined),
  };
}

const RATING_FIELDS = new Set<unknown>(['averageRating', 'reviewCount']);

/** Places and their ratings come from different parts of the server: the places may be available although the ratings are not. */
export const isRatingFailure = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) && error.errors.every(({ path }) => RATING_FIELDS.has(path?.at(-1)));
