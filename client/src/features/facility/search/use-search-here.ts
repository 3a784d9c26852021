import { useApolloClient } from '@apollo/client/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { locateDistrictOfView } from '../../../components/map/locate-district';
import type { MapViewport } from '../../../components/map/map-types';
import { LIMITS } from '../../../graphql/constants.generated';
import { FacilitySearchInBoundsDocument } from './facility-search.generated';
import { personPosition } from './person-position';
import { currentParty } from '../../../lib/pets/pet-store';
import type { SearchFilters } from '../../../lib/search-filters';
import type { SearchBox } from './search-url';
import { STRINGS } from './strings';
import { boundsVariables, isRatingFailure } from './use-facility-search';
import { districtText, showMapToast } from './use-my-location';
import { readQuery, understood, withoutPlaces, withParty } from './use-understood-search';
import { useStillHere } from '../../../lib/use-still-here';

/** About a metre: the address stays readable. */
const round = (degrees: number) => Number(degrees.toFixed(5));

const boxOf = ({ bounds }: MapViewport): SearchBox => ({
  southWestLat: round(bounds.southWestLat),
  southWestLng: round(bounds.southWestLng),
  northEastLat: round(bounds.northEastLat),
  northEastLng: round(bounds.northEastLng),
});

/** "현재 화면에서 검색": asks first and changes the page only with an answer, so that a failure leaves the former results. */
export function useSearchHere(key: string, onFound: (box: SearchBox, filters: SearchFilters, viewport: MapViewport) => void) {
  const client = useApolloClient();
  const isStillHere = useStillHere();
  const [isSearching, setIsSearching] = useState(false);
  const latestKey = useRef(key);
  useLayoutEffect(() => {
    latestKey.current = key;
  }, [key]);

  async function foundIn(box: SearchBox, filters: SearchFilters): Promise<string | null> {
    const reading = withoutPlaces(await readQuery(client, filters));
    const person = personPosition();
    const origin = person && { ...person, name: null };
    const variables = boundsVariables({ filters: understood(withParty(filters, currentParty()), reading), box }, origin, true)!;
    const query = client.query({ query: FacilitySearchInBoundsDocument, variables, fetchPolicy: 'network-only' });
    const [{ data }, district] = await Promise.all([query, locateDistrictOfView(box).catch(() => null)]);
    if (!data) return null;
    const { totalCount } = data.facilitiesInBounds;
    const total = STRINGS.results.count(totalCount, totalCount < LIMITS.exactCountMax);
    return district ? STRINGS.box.found(districtText(district), total) : STRINGS.box.foundWithoutName(total);
  }

  async function searchHere(viewport: MapViewport | null, draft: SearchFilters) {
    if (!viewport) return showMapToast('warning', STRINGS.map.notReady);
    const filters = { ...draft, region: null, district: null };
    const box = boxOf(viewport);
    // The page was left, or another search was started meanwhile: that is what the person wants to see now.
    const isLate = () => latestKey.current !== key || !isStillHere();
    setIsSearching(true);
    try {
      const said = await foundIn(box, filters);
      if (isLate()) return;
      onFound(box, filters, viewport);
      if (said) showMapToast('success', said);
    } catch (error) {
      if (isLate()) return;
      if (isRatingFailure(error)) onFound(box, filters, viewport);
      else showMapToast('error', STRINGS.box.failed);
    } finally {
      setIsSearching(false);
    }
  }

  return { searchHere, isSearching };
}
