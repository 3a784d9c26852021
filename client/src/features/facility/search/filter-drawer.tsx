import { skipToken } from '@apollo/client/react';
import { Drawer } from 'antd';
import { type ReactNode, useMemo, useState } from 'react';
import { AntdTheme } from '../../../components/antd-theme';
import { Row, Stack } from '../../../components/kit';
import { useCloseOnBack } from '../../../lib/use-close-on-back';
import { Button } from '../../../components/button';
import { Icon } from '../../../components/icon';
import { FilterPanel } from './filter-panel';
import styles from './filter-panel.module.css';
import { useFilteredCountQuery } from './filter-drawer.generated';
import { filterInput, type SearchFilters, NO_FILTERS } from '../../../lib/search-filters';
import { STRINGS } from './strings';
import { useParty } from '../../../lib/pets/pet-store';
import { useDebouncedValue } from '../../../lib/use-debounced-value';
import type { FilterOptions } from './use-filter-options';

interface FilterDrawerProps {
  isOpen: boolean;
  /** What the fields say when it opens. */
  filters: SearchFilters;
  options: FilterOptions;
  place: string | null;
  /** The button of the favourites, to which no filter applies. */
  favorites: ReactNode;
  onClose: () => void;
  onSearch: (filters: SearchFilters) => void;
  /** The map's current view is searched; it is not limited to a region. */
  isOfView: boolean;
}

const COUNT_DELAY_MS = 300;

type ShowButtonProps = Pick<FilterDrawerProps, 'filters' | 'onSearch'> & { isCounted: boolean };

function ShowButton({ filters, isCounted, onSearch }: ShowButtonProps) {
  const rested = useDebouncedValue(filters, COUNT_DELAY_MS);
  const party = useParty();
  const pets = rested.pets.length > 0 ? rested.pets : party;
  const filter = useMemo(() => filterInput({ ...rested, pets }), [rested, pets]);
  const { data, previousData, loading } = useFilteredCountQuery(isCounted ? { variables: { filter } } : skipToken);
  const counted = (data ?? previousData)?.facilities;
  const isCounting = isCounted && (loading || rested !== filters);
  return (
    <Button className={styles.show} aria-busy={isCounting || undefined} onClick={() => onSearch(filters)}>
      {isCounted && counted
        ? STRINGS.filters.showCount(STRINGS.results.count(counted.totalCount, counted.isTotalCountExact))
        : STRINGS.filters.show}
    </Button>
  );
}

/** The filters of a phone. Nothing is searched until the button that says how much there is to see. */
export function FilterDrawer({ isOpen, filters, options, place, favorites, isOfView, onClose, onSearch }: FilterDrawerProps) {
  useCloseOnBack(isOpen, onClose);
  const [chosen, setChosen] = useState(filters);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setChosen(filters);
  }
  return (
    <AntdTheme>
      <Drawer
        open={isOpen}
        onClose={onClose}
        placement="bottom"
        size="88dvh"
        title={STRINGS.filters.title}
        destroyOnHidden
        rootClassName={styles.drawer}
        footer={
          <Row gap={2} align="stretch" className={styles.footer}>
            <Button
              variant="secondary"
              icon={<Icon name="refresh" />}
              onClick={() => setChosen({ ...NO_FILTERS, query: chosen.query, plain: chosen.plain })}
            >
              {STRINGS.filters.reset}
            </Button>
            <ShowButton
              filters={chosen}
              isCounted={!isOfView || chosen.region !== filters.region || chosen.district !== filters.district}
              onSearch={onSearch}
            />
          </Row>
        }
      >
        <Stack gap={5}>
          {favorites}
          <FilterPanel
            filters={chosen}
            options={options}
            place={place}
            onChange={(patch) => setChosen((now) => ({ ...now, ...patch }))}
          />
        </Stack>
      </Drawer>
    </AntdTheme>
  );
}
