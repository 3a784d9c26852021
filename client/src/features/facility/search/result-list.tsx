import type { ReactNode, Ref } from 'react';
import { Panel } from '../../../components/kit';
import { fiveAround, Pagination } from '../../../components/pagination';
import { Skeleton } from '../../../components/skeleton';
import { LIMITS } from '../../../graphql/constants.generated';
import type { FacilityCard_FacilityFragment } from './facility-card.generated';
import { ResultCard } from './result-card';
import { NothingFound } from './result-notices';
import styles from './result-section.module.css';
import { STRINGS } from './strings';
import type { Origin, SearchAnswer } from './use-facility-search';
import type { UnderstoodSearch } from './use-understood-search';

interface ResultListProps {
  search: UnderstoodSearch;
  answer: SearchAnswer | null;
  isLoading: boolean;
  /** Cards say how far it is from there. */
  origin: Origin | null;
  onOpenPage: (page: number) => void;
  /** The favourite star of a card. */
  renderFavorite: (facility: FacilityCard_FacilityFragment) => ReactNode;
  /** Takes the focus after a change of page. */
  listRef: Ref<HTMLOListElement>;
}

const LAST_PAGE_COUNT = Math.floor(LIMITS.deepestRow / LIMITS.facilityPageSize);

export function pageCountOf({ mode, places, totalCount }: SearchAnswer): number {
  if (mode === 'favorites') return Math.ceil(places.length / LIMITS.facilityPageSize);
  return mode === 'list' ? Math.min(Math.ceil(totalCount / LIMITS.facilityPageSize), LAST_PAGE_COUNT) : 1;
}

export function ResultList({ search, answer, isLoading, origin, onOpenPage, renderFavorite, listRef }: ResultListProps) {
  if (!answer) return <ResultSkeleton />;
  if (answer.totalCount === 0) return <NothingFound search={search} />;
  const pageCount = pageCountOf(answer);
  return (
    <>
      <ol ref={listRef} tabIndex={-1} className={`${styles.list} ${isLoading ? styles.stale : ''}`} aria-busy={isLoading}>
        {answer.items.map((facility, index) => (
          <li key={facility.id || index}>
            <ResultCard facility={facility} origin={origin} favorite={renderFavorite(facility)} />
          </li>
        ))}
      </ol>
      {pageCount > 1 && (
        <Pagination
          page={search.applied.page + 1}
          pageCount={pageCount}
          window={fiveAround}
          label={STRINGS.results.pages}
          unit={STRINGS.results.pageUnit}
          onOpen={(number) => onOpenPage(number - 1)}
        />
      )}
    </>
  );
}

/** The heading's status says that results are loading. */
const ResultSkeleton = () => (
  <div className={styles.list}>
    {[0, 1, 2, 3].map((card) => (
      <Panel key={card} gap={2} className={styles.skeleton}>
        <Skeleton width="55%" height="22px" />
        <Skeleton width="40%" height="18px" />
        <Skeleton width="75%" height="18px" />
        <Skeleton width="60%" height="18px" />
      </Panel>
    ))}
  </div>
);
