import { lazy, Suspense, useState } from 'react';
import { Icon } from '../../../components/icon';
import { activeFilters } from './active-filters';
import { FavoritesButton } from './favorites-button';
import styles from './search-bar.module.css';
import { SearchBox } from './search-box';
import type { SearchFilters } from './search-filters';
import { strings } from './strings';
import type { FilterOptions } from './use-filter-options';
import type { MapSearch } from './use-map-search';

interface SearchBarProps {
  search: MapSearch;
  options: FilterOptions;
  place: string | null;
}

const loadDrawer = () => import('./filter-drawer').then(({ FilterDrawer }) => ({ default: FilterDrawer }));
const FilterDrawer = lazy(loadDrawer);

/** Search box and filters of a phone: the filters wait in a drawer whose code comes when a finger reaches for it. */
export function SearchBar({ search, options, place }: SearchBarProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isNeeded, setIsNeeded] = useState(false);
  const { query: _query, ...filters } = search.applied.filters;
  const activeCount = activeFilters({ ...filters, query: '' }).length;

  function searchWith(chosen: SearchFilters) {
    setIsOpen(false);
    search.searchWith(chosen);
  }

  return (
    <div className={styles.bar}>
      <div className={styles.box}>
        <SearchBox text={search.draft.query} onChange={search.changeText} onSearch={search.searchText} />
      </div>
      <button
        type="button"
        className={styles.opener}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={`${strings.filters.open}${activeCount > 0 ? `, ${strings.filters.activeCount(activeCount)}` : ''}`}
        onPointerDown={() => void loadDrawer().catch(() => undefined)}
        onClick={() => {
          setIsNeeded(true);
          setIsOpen(true);
        }}
      >
        <Icon name="filter" />
        {strings.filters.openShort}
        {activeCount > 0 && <span className={styles.count}>{activeCount}</span>}
      </button>
      {isNeeded && (
        <Suspense>
          <FilterDrawer
            isOpen={isOpen}
            filters={search.draft}
            options={options}
            place={place}
            favorites={<FavoritesButton search={search} onPress={() => setIsOpen(false)} />}
            onClose={() => setIsOpen(false)}
            onSearch={searchWith}
          />
        </Suspense>
      )}
    </div>
  );
}
