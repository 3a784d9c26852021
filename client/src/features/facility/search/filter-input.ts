import type { FacilityFilterInput } from '../../../graphql/types.generated';
import { queryOf } from '../../../lib/query-of';
import type { SearchFilters } from './search-filters';

const placeTypeInput = (placeType: SearchFilters['placeType']): FacilityFilterInput => {
  if (placeType === 'indoor') return { indoorFacility: true };
  return placeType === 'outdoor' ? { outdoorFacility: true } : {};
};

/** Only what is asked for, lists in a fixed order: the same question is the same cache entry. */
export function filterInput(filters: SearchFilters): FacilityFilterInput {
  const query = queryOf(filters.query);
  return {
    ...(query && { searchQuery: query }),
    ...(filters.region && { sidoName: filters.region }),
    ...(filters.region && filters.district && { sigunguName: filters.district }),
    ...(filters.categories.length > 0 && { categories: [...filters.categories].sort() }),
    ...(filters.petTypes.length > 0 && { petTypes: [...filters.petTypes].sort() }),
    ...(filters.parking !== 'all' && { parkingAvailable: filters.parking === 'Y' }),
    ...placeTypeInput(filters.placeType),
    ...(filters.outingOnly && { outingOnly: true }),
    ...(filters.friendlyOnly && { petFriendlyOnly: true }),
  };
}
