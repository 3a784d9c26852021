import { lazy, Suspense } from 'react';
import { Button } from '../../../components/button';
import { Skeleton } from '../../../components/skeleton';
import { FavoritesButton } from './favorites-button';
import styles from './filter-sidebar.module.css';
import { SearchBox } from './search-box';
import { strings } from './strings';
import type { MapSearch } from './use-map-search';
import type { FilterOptions } from './use-filter-options';

// With antd's switches, which a phone does not need before its drawer opens.
const FilterPanel = lazy(() => import('./filter-panel').then((file) => ({ default: file.FilterPanel })));

interface FilterSidebarProps {
  search: MapSearch;
  options: FilterOptions;
  place: string | null;
}

/** Search box and filters of a wide screen, always in sight beside the results. */
export function FilterSidebar({ search, options, place }: FilterSidebarProps) {
  return (
    <aside className={styles.sidebar} aria-label={strings.filters.title}>
      <SearchBox text={search.draft.query} onChange={search.changeText} onSearch={search.searchText} />
      <Button className={styles.all} onClick={search.searchAll}>
        {strings.search.all}
      </Button>
      <FavoritesButton search={search} />
      <Suspense fallback={<Skeleton height="720px" />}>
        <FilterPanel filters={search.draft} options={options} place={place} onChange={search.changeFilters} />
      </Suspense>
      <Button variant="quiet" icon="refresh" onClick={search.reset}>
        {strings.filters.reset}
      </Button>
    </aside>
  );
}
