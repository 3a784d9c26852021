import { filterInput, FILTERS, type SearchFilters } from '../../../lib/search-filters';
import { type District, districtText } from './use-my-location';

/** A wider search, and what it gives up of the one that found nothing. */
export interface Relaxation {
  filters: SearchFilters;
  conditions: string[];
  /** The larger area that is searched instead; null if the area stays the same. */
  area: string | null;
}

/**
 * Wider and wider: site, words, then from the radius over its district (`around`) to the region. Pets and hours decide whether
 * a visit is possible at all, so only a person gives them up.
 */
export function relaxations(filters: SearchFilters, around: District | null): Relaxation[] {
  const steps: Relaxation[] = [];
  let last: Relaxation = { filters, conditions: [], area: null };
  function add(without: Partial<SearchFilters>, given: { condition: string } | { area: string }) {
    last = {
      filters: { ...last.filters, ...without },
      conditions: 'condition' in given ? [...last.conditions, given.condition] : last.conditions,
      area: 'area' in given ? given.area : last.area,
    };
    steps.push(last);
  }

  if (filters.parking !== 'all') add({ parking: 'all' }, { condition: FILTERS.parking.name });
  if (filters.placeType !== 'all') add({ placeType: 'all' }, { condition: FILTERS.placeType.chip(filters.placeType) });
  if (filters.query) add({ query: '' }, { condition: FILTERS.query.chip(filters.query) });
  const place = filters.region ? { sidoName: filters.region, sigunguName: filters.district ?? '' } : around;
  if (filters.within && place)
    add({ within: null, region: place.sidoName, district: place.sigunguName || null }, { area: districtText(place) });
  if (place?.sigunguName) add({ district: null }, { area: place.sidoName });
  // Everything there is answers no question.
  return steps.filter((step) => Object.keys(filterInput({ ...step.filters, pets: [], entry: 'all' })).length > 0);
}
