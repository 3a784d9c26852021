import { skipToken } from '@apollo/client/react';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { LIMITS } from '../../../graphql/constants.generated';
import { useToken } from '../../../lib/session/token';
import { type FavoriteFacilitiesQuery, useFavoriteFacilitiesQuery } from './favorite-facilities.generated';
import { isRatingFailure } from './rating-failure';
import type { SearchState } from './search-url';
import { strings } from './strings';
import type { SearchAnswer } from './use-facility-search';
import { sayOnMap } from './say-on-map';

/** Why there are no cards; null while they load and when they are there. */
export type FavoritesObstacle = 'visitor' | 'failed' | 'empty' | null;

/** Of one request: what the server lets through at once with everything that a card shows. */
const REQUEST_SIZE = 300;

type Favorites = FavoriteFacilitiesQuery['favoriteFacilities'];

/** All of them are there at once, for the map; the cards come by the page. */
function answerOf({ items, totalCount }: Favorites, key: string, page: number): SearchAnswer {
  // One that was just taken out goes at once, and comes back where that was refused.
  const places = items.filter(({ viewerHasFavorited }) => viewerHasFavorited);
  return {
    key,
    mode: 'favorites',
    items: places.slice(page * LIMITS.facilityPageSize, (page + 1) * LIMITS.facilityPageSize),
    places,
    totalCount: totalCount - (items.length - places.length),
    isTotalCountExact: true,
  };
}

/** The places that the viewer has favourited, while the address asks for them. */
export function useFavoritePlaces({ mode, page }: SearchState, key: string) {
  const isMember = useToken() !== null;
  const isAsked = mode === 'favorites' && isMember;
  const [withRatings, setWithRatings] = useState(true);
  const { data, loading, error, refetch, fetchMore } = useFavoriteFacilitiesQuery(
    isAsked
      ? {
          variables: { page: 0, size: REQUEST_SIZE, withRatings },
          // What is known shows at once (after Back); what was added on another page or device joins.
          fetchPolicy: 'cache-and-network',
          nextFetchPolicy: 'cache-first',
        }
      : skipToken,
  );
  if (error && withRatings && isRatingFailure(error)) setWithRatings(false);

  const favorites = isAsked ? data?.favoriteFacilities : undefined;
  const answer = useMemo(() => (favorites ? answerOf(favorites, key, page) : null), [favorites, key, page]);
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
    // Without the rest the newest ones stand there.
    if (isPart && !loading) void loadRest().catch(() => undefined);
  }, [isPart, loading, count]);
  const failure = isAsked && !loading ? error : undefined;
  useEffect(() => {
    if (failure) sayOnMap('error', strings.favorites.failed);
  }, [failure]);

  function obstacle(): FavoritesObstacle {
    if (!isMember) return 'visitor';
    if (!answer) return failure ? 'failed' : null;
    return answer.totalCount === 0 && !loading ? 'empty' : null;
  }
  return {
    answer,
    isLoading: isAsked && loading,
    obstacle: mode === 'favorites' ? obstacle() : null,
    // A second failure says what the first did.
    retry: () => void refetch().catch(() => undefined),
  };
}

export type FavoritePlaces = ReturnType<typeof useFavoritePlaces>;
