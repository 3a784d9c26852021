import type { PetType } from '../../../graphql/types.generated';

export type ParkingChoice = 'all' | 'Y' | 'N';
export type PlaceTypeChoice = 'all' | 'indoor' | 'outdoor';

/** What a person asked for. An empty list and null mean "전체". */
export interface SearchFilters {
  query: string;
  region: string | null;
  district: string | null;
  categories: string[];
  petTypes: PetType[];
  parking: ParkingChoice;
  placeType: PlaceTypeChoice;
  outingOnly: boolean;
  friendlyOnly: boolean;
}

export const NO_FILTERS: SearchFilters = {
  query: '',
  region: null,
  district: null,
  categories: [],
  petTypes: [],
  parking: 'all',
  placeType: 'all',
  outingOnly: false,
  friendlyOnly: false,
};
