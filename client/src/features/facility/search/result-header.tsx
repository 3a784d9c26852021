import { useId } from 'react';
import { Button } from '../../../components/button';
import { Row } from '../../../components/kit';
import { Chip } from '../../../components/parts';
import type { FacilitySort } from '../../../graphql/types.generated';
import styles from './result-section.module.css';
import { STRINGS } from './strings';
import type { SearchAnswer } from './use-facility-search';

interface ResultHeaderProps {
  answer: SearchAnswer | null;
  isLoading: boolean;
  isFavorites: boolean;
  sort: FacilitySort;
  /** Offered once the person's position is known. */
  canSortByDistance: boolean;
  onSort: (sort: FacilitySort) => void;
  /** Leaves the favourites, where nothing else in sight does. */
  onLeaveFavorites?: () => void;
}

export function ResultHeader({
  answer,
  isLoading,
  isFavorites,
  sort,
  canSortByDistance,
  onSort,
  onLeaveFavorites,
}: ResultHeaderProps) {
  const id = useId();
  const count = answer && STRINGS.results.count(answer.totalCount, answer.isTotalCountExact);
  const sorts: FacilitySort[] = ['RECOMMENDED', ...(canSortByDistance ? ['DISTANCE' as const] : []), 'RATING', 'NAME'];
  const { title, announce, announceLoading } = isFavorites ? STRINGS.favorites : STRINGS.results;
  const said = isLoading ? announceLoading : count ? announce(count) : '';
  return (
    <Row gap={3} justify="between" className={styles.header}>
      <Row as="h2" gap={2} wrap>
        <span>{title}</span>
        {count && <Chip>{count}</Chip>}
      </Row>
      {answer?.mode === 'list' && answer.totalCount > 1 && (
        <>
          <label className={styles.hidden} htmlFor={id}>
            {STRINGS.results.sort}
          </label>
          <select
            id={id}
            data-keep-clear
            className={styles.sort}
            value={sort}
            onChange={(event) => onSort(event.target.value as FacilitySort)}
          >
            {sorts.map((value) => (
              <option key={value} value={value}>
                {STRINGS.results.sorts[value]}
              </option>
            ))}
          </select>
        </>
      )}
      {isFavorites && onLeaveFavorites && (
        <Button variant="quiet" className={styles.leave} onClick={onLeaveFavorites}>
          {STRINGS.favorites.leave}
        </Button>
      )}
      <p className={styles.hidden} role="status">
        {said}
      </p>
    </Row>
  );
}
