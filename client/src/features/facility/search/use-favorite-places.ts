import { useOutboxEntries, waitingState } from '../../../lib/outbox/entries';
import { admissionVariables } from '../../../lib/pets/admission-variables';
import { skipToken, useFragment } from '@apollo/client/react';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { LIMITS } from '../../../graphql/constants.generated';
import { useParty } from '../../../lib/pets/pet-store';
import { useToken } from '../../../lib/session/token';
import { type FacilityCard_FacilityFragment, FacilityCard_FacilityFragmentDoc } from './facility-card.generated';
import { FavoriteCardsDocument, useFavoriteCardQuery, useFavoriteCardsQuery } from './favorite-cards.generated';
import { useFavoritePlacesQuery } from './favorite-places.generated';
import type { SearchState } from './search-url';
import { STRINGS } from './strings';
import { isRatingFailure, type SearchAnswer } from './use-facility-search';
import { showMapToast } from './use-my-location';

/** Of one request: what the server lets through at once with everything that the map needs. */
const REQUEST_SIZE = 500;

/** What is cached shows at once (after Back); what was added on another page or device is added to it. */
const CACHED_FIRST = { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } as const;

/** The places that the viewer has favourited, while the address asks for them: all of them for the map, cards by the page. */
export function useFavoritePlaces({ mode, page }: SearchState, key: string) {
  const isMember = useToken() !== null;
  const party = useParty();
  const isAsked = mode === 'favorites' && isMember;
  const { data, loading, error, refetch, fetchMore } = useFavoritePlacesQuery(
    isAsked ? { variables: { page: 0, size: REQUEST_SIZE, ...admissionVariables(party) }, ...CACHED_FIRST } : skipToken,
  );
  const favorites = isAsked ? data?.favoriteFacilities : undefined;
  const count = favorites?.items.length ?? 0;
  const isPart = count > 0 && count % REQUEST_SIZE === 0 && count < (favorites?.totalCount ?? 0);
  const loadRest = useEffectEvent(() =>
    fetchMore({
      variables: { page: count / REQUEST_SIZE },
      updateQuery: ({ favoriteFacilities: known }, { fetchMoreResult: { favoriteFacilities: more } }) => ({
        favoriteFacilities: { ...more, items: [...known.items, ...more.items] },
      }),
    }),
  );
  useEffect(() => {
    // If this fails, the newest ones are shown.
    if (isPart && !loading) void loadRest().catch(() => undefined);
  }, [isPart, loading, count]);

  // One that was just removed disappears at once, and reappears if the server refuses that.
  const entries = useOutboxEntries();
  const places = useMemo(
    () =>
      favorites?.items.filter(
        ({ id, viewerHasFavorited }) =>
          waitingState(entries, { kind: 'favorite', input: { facilityId: id } }) ?? viewerHasFavorited,
      ) ?? [],
    [favorites, entries],
  );
  const start = page * LIMITS.facilityPageSize;
  const list = useFavoriteCards(places.slice(start, start + LIMITS.facilityPageSize), page, isAsked);
  const isListThere = list.isComplete || !list.isLoading;
  const current = useMemo(
    (): SearchAnswer | null =>
      favorites && isListThere
        ? {
            key,
            mode: 'favorites',
            at: null,
            items: list.cards,
            places,
            totalCount: favorites.totalCount - (favorites.items.length - places.length),
            isTotalCountExact: true,
            unknownHoursCount: 0,
            matchedAs: null,
          }
        : null,
    [favorites, isListThere, key, list.cards, places],
  );
  // The former page stays until the next one is there.
  const [answer, setAnswer] = useState(current);
  if (answer !== current && (current || !isAsked)) setAnswer(current);

  const isLoading = isAsked && (loading || !isListThere);
  const failure = isAsked && !isLoading ? (error ?? list.error) : undefined;
  useEffect(() => {
    if (failure) showMapToast('error', STRINGS.favorites.failed);
  }, [failure]);

  /** Why there are no cards; null while they load and when they are there. */
  function obstacle(): 'visitor' | 'failed' | 'empty' | null {
    if (!isMember) return 'visitor';
    if (failure && !answer?.items.length) return 'failed';
    return answer?.totalCount === 0 && !loading ? 'empty' : null;
  }
  return {
    answer,
    isLoading,
    obstacle: mode === 'favorites' ? obstacle() : null,
    askAgain: list.askAgain,
    // A second failure says what the first did.
    retry: () => void Promise.all([refetch(), list.refetch()]).catch(() => undefined),
  };
}

/** `missing` of a list of fragments has an entry for each item of which not everything is cached. */
const isMissingAt = (missing: unknown, index: number) => typeof missing === 'object' && missing !== null && index in missing;

/** The cards of one page of the favourites. `places` are those that it shows: the server may not know yet what was just taken out. */
function useFavoriteCards(places: { id: string }[], page: number, isAsked: boolean) {
  const [withRatings, setWithRatings] = useState(true);
  const party = useParty();
  const asked = useMemo(() => ({ withRatings, ...admissionVariables(party) }), [withRatings, party]);
  const variables = { page, size: LIMITS.facilityPageSize, ...asked };
  const { client, loading, error, refetch } = useFavoriteCardsQuery(isAsked ? { variables, ...CACHED_FIRST } : skipToken);
  const { data, complete, missing } = useFragment({
    fragment: FacilityCard_FacilityFragmentDoc,
    fragmentName: 'FacilityCard_facility',
    from: places.map(({ id }) => ({ __typename: 'Facility', id })),
    variables: asked,
  });
  const cards = useMemo(
    () => data.filter((_card, index) => !isMissingAt(missing, index)) as FacilityCard_FacilityFragment[],
    [data, missing],
  );

  // Where one was taken out, the first of the next page moves up.
  const missingId = isAsked && !loading && !error ? places.find((_place, index) => isMissingAt(missing, index))?.id : undefined;
  const single = useFavoriteCardQuery(missingId === undefined ? skipToken : { variables: { id: missingId, ...asked } });

  const isWithoutRatings = withRatings && [error, single.error].some(isRatingFailure);
  if (isWithoutRatings) setWithRatings(false);
  return {
    cards,
    isComplete: complete,
    isLoading: loading || isWithoutRatings,
    error: isWithoutRatings ? undefined : error,
    refetch,
    /** Refreshes answers that time has overtaken, without a loading state. Several callers at once share one request. */
    askAgain: () => client.query({ query: FavoriteCardsDocument, variables, fetchPolicy: 'network-only' }),
  };
}

export type FavoritePlaces = ReturnType<typeof useFavoritePlaces>;
