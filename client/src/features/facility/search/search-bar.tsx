import { useState } from 'react';
import { Icon } from '../../../components/icon';
import { Row } from '../../../components/kit';
import { useLazyDialog } from '../../../components/use-lazy-dialog';
import { activeFilters, type SearchFilters } from '../../../lib/search-filters';
import { FavoritesButton } from './favorites-button';
import styles from './search-bar.module.css';
import { SearchBox } from './search-box';
import { STRINGS } from './strings';
import type { FilterOptions } from './use-filter-options';
import type { UnderstoodSearch } from './use-understood-search';

interface SearchBarProps {
  search: UnderstoodSearch;
  options: FilterOptions;
  place: string | null;
}

const loadDrawer = () => import('./filter-drawer').then(({ FilterDrawer }) => FilterDrawer);

/** Search box and filters of a phone: the filters wait in a drawer whose code comes when a finger reaches for it. */
export function SearchBar({ search, options, place }: SearchBarProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { Dialog: FilterDrawer, prepare } = useLazyDialog(loadDrawer);
  const activeCount = activeFilters({ ...search.asked.filters, query: '', pets: search.chosen.pets }).length;

  function searchWith(chosen: SearchFilters) {
    setIsOpen(false);
    search.searchWith(chosen);
  }

  return (
    <Row gap={2} align="stretch" className={styles.bar}>
      <div className={styles.box}>
        <SearchBox text={search.draft.query} onChange={search.changeText} onSearch={search.searchText} />
      </div>
      <button
        type="button"
        className={styles.opener}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={`${STRINGS.filters.open}${activeCount > 0 ? `, ${STRINGS.filters.activeCount(activeCount)}` : ''}`}
        onPointerDown={() => void loadDrawer().catch(() => undefined)}
        onClick={() => void prepare().then(setIsOpen)}
      >
        <Icon name="filter" />
        <span>{STRINGS.filters.openShort}</span>
        {activeCount > 0 && <span className={styles.count}>{activeCount}</span>}
      </button>
      {FilterDrawer && (
        <FilterDrawer
          isOpen={isOpen}
          filters={search.shown}
          options={options}
          place={place}
          favorites={<FavoritesButton search={search} onPress={() => setIsOpen(false)} />}
          onClose={() => setIsOpen(false)}
          onSearch={searchWith}
          isOfView={search.applied.mode === 'bounds'}
        />
      )}
    </Row>
  );
}
