import { lazy, Suspense, useId, useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '../../../components/button';
import button from '../../../components/button.module.css';
import { ErrorBoundary } from '../../../components/error-boundary';
import { Icon } from '../../../components/icon';
import { Card, Meta, Row, Stack } from '../../../components/kit';
import { LoadFailure } from '../../../components/load-failure';
import { Skeleton } from '../../../components/skeleton';
import { useLazyDialog } from '../../../components/use-lazy-dialog';
import { reload } from '../../../lib/load-failure';
import { activeFilters } from '../../../lib/search-filters';
import { requestSignIn } from '../../../lib/session/sign-in-request';
import { useToken } from '../../../lib/session/token';
import { SearchBox } from './search-box';
import styles from './search-controls.module.css';
import { formatSearch, IDLE_SEARCH } from './search-url';
import { STRINGS } from './strings';
import type { FilterOptions } from './use-filter-options';
import type { UnderstoodSearch } from './use-understood-search';

interface SearchControlsProps {
  search: UnderstoodSearch;
  options: FilterOptions;
  place: string | null;
}

const loadDrawer = () => import('./filter-drawer').then(({ FilterDrawer }) => FilterDrawer);

/** Search box and filters of a phone: the filters are in a drawer whose code is loaded when a finger reaches for it. */
export function SearchBar({ search, options, place }: SearchControlsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { Dialog: FilterDrawer, prepare } = useLazyDialog(loadDrawer);
  const activeCount = activeFilters({ ...search.asked.filters, query: '', pets: search.chosen.pets }).length;
  return (
    <Row gap={2} align="stretch" className={styles.bar}>
      <div className={styles.box}>
        <SearchBox search={search} />
      </div>
      <Button
        variant="secondary"
        icon={<Icon name="filter" />}
        className={styles.opener}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={`${STRINGS.filters.open}${activeCount > 0 ? `, ${STRINGS.filters.activeCount(activeCount)}` : ''}`}
        onPointerDown={() => void loadDrawer().catch(() => undefined)}
        onClick={() => void prepare().then(setIsOpen)}
      >
        <span>{STRINGS.filters.openShort}</span>
        {activeCount > 0 && <span className={styles.count}>{activeCount}</span>}
      </Button>
      {FilterDrawer && (
        <FilterDrawer
          isOpen={isOpen}
          filters={search.shown}
          options={options}
          place={place}
          favorites={<FavoritesButton search={search} onPress={() => setIsOpen(false)} />}
          onClose={() => setIsOpen(false)}
          onSearch={(chosen) => {
            setIsOpen(false);
            search.searchWith(chosen);
          }}
          isOfView={search.applied.mode === 'bounds'}
        />
      )}
    </Row>
  );
}

// With antd's switches, which a phone does not need before its drawer opens.
const FilterPanel = lazy(() => import('./filter-panel').then((file) => ({ default: file.FilterPanel })));

/** Search box and filters on a wide screen, always visible next to the results. */
export function FilterSidebar({ search, options, place }: SearchControlsProps) {
  return (
    <Card as="aside" gap={4} justify="start" className={styles.sidebar} aria-label={STRINGS.filters.title}>
      <SearchBox search={search} />
      <Button onClick={search.searchAll}>{STRINGS.search.all}</Button>
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

/** Shows the viewer's own places instead of a search. Visitors see it as disabled; pressing it offers the sign-in. `onPress` is called before either. */
function FavoritesButton({ search, onPress }: { search: UnderstoodSearch; onPress?: () => void }) {
  const { pathname } = useLocation();
  const noteId = useId();
  const isVisitor = useToken() === null;

  function press() {
    onPress?.();
    if (isVisitor) requestSignIn({ returnTo: pathname + formatSearch({ ...IDLE_SEARCH, mode: 'favorites' }) });
    else search.toggleFavorites();
  }

  return (
    <Stack gap={1}>
      <button
        type="button"
        className={`${button.button} ${button.secondary} ${styles.favorites}`}
        aria-pressed={search.applied.mode === 'favorites' && !isVisitor}
        aria-disabled={isVisitor || undefined}
        aria-describedby={isVisitor ? noteId : undefined}
        title={isVisitor ? STRINGS.favorites.membersOnly : undefined}
        onClick={press}
      >
        <Icon name="star" />
        <span>{STRINGS.favorites.title}</span>
      </button>
      {isVisitor && <Meta id={noteId}>{STRINGS.favorites.membersOnly}</Meta>}
    </Stack>
  );
}
