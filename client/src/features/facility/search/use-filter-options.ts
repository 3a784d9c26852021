import { FALLBACK_CATEGORIES } from '../../../components/category-style';
import { FACILITY_CATEGORIES, REGIONS } from '../../../graphql/constants.generated';
import { useFilterOptionsQuery } from './filter-options.generated';
import { STRINGS } from './strings';
import type { CategoryGroup } from './toggle-category';

export interface FilterOptions {
  regions: readonly { name: string }[];
  groups: CategoryGroup[];
}

const KNOWN_GROUPS = Object.entries(FACILITY_CATEGORIES).map(([name, kinds]) => ({ name, kinds: [...kinds] }));
const WHILE_LOADING: FilterOptions = { regions: REGIONS, groups: KNOWN_GROUPS };
const ON_FAILURE: FilterOptions = {
  regions: REGIONS,
  groups: FALLBACK_CATEGORIES.filter((name) => name !== STRINGS.filters.all).map((name) => ({ name, kinds: [] })),
};

/** What can be filtered by: what the server has places for, else the lists built in. */
export function useFilterOptions(): FilterOptions {
  const { data, error } = useFilterOptionsQuery();
  if (error) return ON_FAILURE;
  if (!data) return WHILE_LOADING;
  const groups = data.facilityCategories.map(({ name, kinds }) => ({ name, kinds: kinds.map((kind) => kind.name) }));
  return { regions: data.regions, groups };
}
