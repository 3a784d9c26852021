import type { ReactNode, Ref } from 'react';
import { Button } from '../../../components/button';
import { LOST } from '../../../components/empty-drawings';
import { EmptyState } from '../../../components/empty-state';
import { Icon } from '../../../components/icon';
import { fiveAround } from '../../../components/page-window';
import { Pagination } from '../../../components/pagination';
import { LIMITS } from '../../../graphql/constants.generated';
import { distanceOf } from './distance';
import type { FacilityCard_FacilityFragment } from './facility-card.generated';
import { ResultCard } from './result-card';
import styles from './result-section.module.css';
import { ResultSkeleton } from './result-skeleton';
import { STRINGS } from './strings';
import type { Origin, SearchAnswer } from './use-facility-search';

interface ResultListProps {
  answer: SearchAnswer | null;
  isLoading: boolean;
  page: number;
  /** Cards say how far it is from there. */
  origin: Origin | null;
  onOpenPage: (page: number) => void;
  onReset: () => void;
  /** What the page never gives up by itself to find something. */
  offers: readonly { label: string; onPress: () => void }[];
  /** The favourite star of a card. */
  renderFavorite: (facility: FacilityCard_FacilityFragment) => ReactNode;
  /** Takes the keyboard's place after a change of page. */
  listRef: Ref<HTMLOListElement>;
}

const LAST_PAGE_COUNT = Math.floor(LIMITS.deepestRow / LIMITS.facilityPageSize);

export function pageCountOf({ mode, places, totalCount }: SearchAnswer): number {
  if (mode === 'favorites') return Math.ceil(places.length / LIMITS.facilityPageSize);
  return mode === 'list' ? Math.min(Math.ceil(totalCount / LIMITS.facilityPageSize), LAST_PAGE_COUNT) : 1;
}

export function ResultList({
  answer,
  isLoading,
  page,
  origin,
  onOpenPage,
  onReset,
  offers,
  renderFavorite,
  listRef,
}: ResultListProps) {
  if (!answer) return <ResultSkeleton />;
  if (answer.totalCount === 0) {
    return (
      <EmptyState
        drawing={LOST}
        title={STRINGS.results.none}
        description={STRINGS.results.noneHint}
        action={
          <>
            {offers.map(({ label, onPress }) => (
              <Button key={label} variant="secondary" onClick={onPress}>
                {label}
              </Button>
            ))}
            <Button icon={<Icon name="refresh" />} onClick={onReset}>
              {STRINGS.filters.reset}
            </Button>
          </>
        }
      />
    );
  }
  const pageCount = pageCountOf(answer);
  return (
    <>
      <ol ref={listRef} tabIndex={-1} className={`${styles.list} ${isLoading ? styles.stale : ''}`} aria-busy={isLoading}>
        {answer.items.map((facility, index) => (
          <li key={facility.id || index}>
            <ResultCard
              facility={facility}
              distance={distanceOf(facility, origin)}
              from={origin?.name ?? null}
              favorite={renderFavorite(facility)}
            />
          </li>
        ))}
      </ol>
      {pageCount > 1 && (
        <Pagination
          page={page + 1}
          pageCount={pageCount}
          window={fiveAround}
          label={STRINGS.results.pages}
          unit="쪽"
          onOpen={(number) => onOpenPage(number - 1)}
        />
      )}
    </>
  );
}
