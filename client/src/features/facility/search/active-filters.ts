import { groupLabel } from '../../../components/category-style';
import { PET_TYPE_NAMES } from '../../../graphql/constants.generated';
import type { SearchFilters } from './search-filters';
import { strings } from './strings';

export interface ActiveFilter {
  key: string;
  label: string;
  /** What takes it away. */
  without: Partial<SearchFilters>;
}

/** One entry for each filter that narrows the results, in the order of the panel. */
export function activeFilters(filters: SearchFilters): ActiveFilter[] {
  const { chips } = strings.filters;
  const active: ActiveFilter[] = [];
  const add = (key: string, label: string, without: Partial<SearchFilters>) => active.push({ key, label, without });
  if (filters.query) add('query', chips.query(filters.query), { query: '' });
  if (filters.region) add('region', filters.region, { region: null, district: null });
  if (filters.district) add('district', filters.district, { district: null });
  if (filters.friendlyOnly) add('friendly', strings.filters.friendlyOnly, { friendlyOnly: false });
  if (filters.outingOnly) add('outing', strings.filters.outingOnly, { outingOnly: false });
  for (const name of filters.categories)
    add(`category-${name}`, groupLabel(name), { categories: filters.categories.filter((other) => other !== name) });
  for (const pet of filters.petTypes)
    add(`pet-${pet}`, PET_TYPE_NAMES[pet], { petTypes: filters.petTypes.filter((other) => other !== pet) });
  if (filters.parking !== 'all') add('parking', chips.parking[filters.parking], { parking: 'all' });
  if (filters.placeType !== 'all') add('type', chips.placeType[filters.placeType], { placeType: 'all' });
  return active;
}
