import { lazy, Suspense } from 'react';
import { Button } from '../../../components/button';
import { ErrorBoundary } from '../../../components/error-boundary';
import { Icon } from '../../../components/icon';
import { Card } from '../../../components/kit';
import { LoadFailure } from '../../../components/load-failure';
import { Skeleton } from '../../../components/skeleton';
import { reload } from '../../../lib/load-failure';
import { FavoritesButton } from './favorites-button';
import styles from './filter-panel.module.css';
import { SearchBox } from './search-box';
import { STRINGS } from './strings';
import type { UnderstoodSearch } from './use-understood-search';
import type { FilterOptions } from './use-filter-options';

// With antd's switches, which a phone does not need before its drawer opens.
const FilterPanel = lazy(() => import('./filter-panel').then((file) => ({ default: file.FilterPanel })));

interface FilterSidebarProps {
  search: UnderstoodSearch;
  options: FilterOptions;
  place: string | null;
}

/** Search box and filters of a wide screen, always in sight beside the results. */
export function FilterSidebar({ search, options, place }: FilterSidebarProps) {
  return (
    <Card as="aside" gap={4} justify="start" className={styles.sidebar} aria-label={STRINGS.filters.title}>
      <SearchBox text={search.draft.query} onChange={search.changeText} onSearch={search.searchText} />
      <Button className={styles.all} onClick={search.searchAll}>
        {STRINGS.search.all}
      </Button>
      <FavoritesButton search={search} />
      <ErrorBoundary resetKey="" fallback={() => <LoadFailure text={STRINGS.filters.failed} onRetry={reload} isBusy={false} />}>
        <Suspense fallback={<Skeleton height="720px" />}>
          <FilterPanel filters={search.shown} options={options} place={place} onChange={search.changeFilters} />
        </Suspense>
      </ErrorBoundary>
      <Button variant="quiet" icon={<Icon name="refresh" />} onClick={search.reset}>
        {STRINGS.filters.reset}
      </Button>
    </Card>
  );
}
