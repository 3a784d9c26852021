import type { Facility } from '../src/modules/facility/facility.entity';
import { gramsOfSearchText, type SearchedFields, searchTextOf } from '../src/modules/facility/search-text';

/** What the import computes for a place. */
export function searchColumnsOf(facility: SearchedFields): Pick<Facility, 'searchText' | 'searchGrams'> {
  const searchText = searchTextOf(facility);
  return { searchText, searchGrams: gramsOfSearchText(searchText) };
}
