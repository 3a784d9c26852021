import { useRef } from 'react';
import { Button } from '../../../components/button';
import { EmptyState } from '../../../components/empty-state';
import type { LatLng } from '../../../components/map/map-types';
import { Icon } from '../../../components/icon';
import { ActiveFilterChips } from './active-filter-chips';
import { ResultHeader } from './result-header';
import { ResultList } from './result-list';
import styles from './result-section.module.css';
import { strings } from './strings';
import type { SearchAnswer } from './use-facility-search';
import type { MapSearch } from './use-map-search';

interface ResultSectionProps {
  search: MapSearch;
  answer: SearchAnswer | null;
  isLoading: boolean;
  position: LatLng | null;
  /** Where the panel with its own button is not on the screen. */
  offersSearchAll: boolean;
}

export function ResultSection({ search, answer, isLoading, position, offersSearchAll }: ResultSectionProps) {
  const section = useRef<HTMLElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const { applied } = search;

  function openPage(page: number) {
    search.openPage(page);
    // The keyboard goes along to the beginning of the new page.
    list.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ block: 'start' });
  }

  return (
    <section ref={section} className={styles.results} aria-label={strings.results.title}>
      {applied.mode === 'bounds' && (
        <p className={styles.banner}>
          <Icon name="info" />
          {strings.box.banner}
        </p>
      )}
      <ResultHeader
        answer={answer}
        isLoading={isLoading}
        sort={applied.sort}
        canSortByDistance={position !== null}
        onSort={search.sortBy}
      />
      {applied.mode !== 'idle' && (
        <ActiveFilterChips filters={applied.filters} onRemove={search.dropFilters} onReset={search.reset} />
      )}
      {applied.mode === 'idle' ? (
        <EmptyState
          drawing="rest"
          title={strings.results.idle}
          description={strings.results.idleHint}
          action={offersSearchAll && <Button onClick={search.searchAll}>{strings.search.all}</Button>}
        />
      ) : (
        <ResultList
          answer={answer}
          isLoading={isLoading}
          page={applied.page}
          position={position}
          onOpenPage={openPage}
          onReset={search.reset}
          listRef={list}
        />
      )}
    </section>
  );
}
