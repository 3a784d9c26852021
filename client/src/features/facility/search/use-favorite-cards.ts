import { skipToken, useFragment } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import { LIMITS } from '../../../graphql/constants.generated';
import { admissionVariables } from '../../../lib/pets/admission-variables';
import { useParty } from '../../../lib/pets/use-pets';
import { type FacilityCard_FacilityFragment, FacilityCard_FacilityFragmentDoc } from './facility-card.generated';
import { FavoriteCardsDocument, useFavoriteCardQuery, useFavoriteCardsQuery } from './favorite-cards.generated';
import { isRatingFailure } from './rating-failure';

/** The cards of one page of the favourites. `places` are those that it shows: the server may not know yet what was just taken out. */
export function useFavoriteCards(places: { id: string }[], page: number, isAsked: boolean) {
  const [withRatings, setWithRatings] = useState(true);
  const party = useParty();
  const asked = useMemo(() => ({ withRatings, ...admissionVariables(party) }), [withRatings, party]);
  const variables = { page, size: LIMITS.facilityPageSize, ...asked };
  const { client, loading, error, refetch } = useFavoriteCardsQuery(
    isAsked
      ? {
          variables,
          fetchPolicy: 'cache-and-network',
          nextFetchPolicy: 'cache-first',
        }
      : skipToken,
  );
  const { data, complete, missing } = useFragment({
    fragment: FacilityCard_FacilityFragmentDoc,
    fragmentName: 'FacilityCard_facility',
    from: places.map(({ id }) => ({ __typename: 'Facility', id })),
    variables: asked,
  });
  // null stands for a card of which not everything is known.
  const found = useMemo(
    () =>
      data.map((card, index) =>
        typeof missing === 'object' && index in missing ? null : card,
      ) as (FacilityCard_FacilityFragment | null)[],
    [data, missing],
  );

  // Where one was taken out, the first of the next page moves up.
  const missingId = isAsked && !loading && !error ? places[found.indexOf(null)]?.id : undefined;
  const single = useFavoriteCardQuery(missingId === undefined ? skipToken : { variables: { id: missingId, ...asked } });

  const isWithoutRatings = withRatings && [error, single.error].some(isRatingFailure);
  if (isWithoutRatings) setWithRatings(false);
  return {
    cards: useMemo(() => found.filter((card) => card !== null), [found]),
    isComplete: complete,
    isLoading: loading || isWithoutRatings,
    error: isWithoutRatings ? undefined : error,
    refetch,
    /** Quietly, for answers that time has overtaken: several askers at once are one request. */
    askAgain: () => client.query({ query: FavoriteCardsDocument, variables, fetchPolicy: 'network-only' }),
  };
}
