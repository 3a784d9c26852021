import { activeFilters, filtersIn } from '../../../lib/search-filters';
import { STRINGS } from './strings';

/** What a search is called where it is one of several. @param search see `formatResults` */
export function searchText(search: string): string {
  const params = new URLSearchParams(search);
  const page = params.get('page');
  const conditions = activeFilters(filtersIn(params)).map(({ label }) => label);
  const parts = [params.get('view') === 'bounds' && STRINGS.stored.ofView, ...conditions, page && STRINGS.stored.page(page)];
  return parts.filter(Boolean).join(' · ') || STRINGS.search.all;
}
