import type { RefObject } from 'react';
import { Icon } from '../../../components/icon';
import { activeFilters, type SearchFilters } from '../../../lib/search-filters';
import { ChipRow } from './chip-row';
import styles from './chip-row.module.css';
import { STRINGS } from './strings';

interface ActiveFilterChipsProps {
  filters: SearchFilters;
  heir: RefObject<HTMLElement | null>;
  onRemove: (without: Partial<SearchFilters>) => void;
  onReset: () => void;
}

export function ActiveFilterChips({ filters, heir, onRemove, onReset }: ActiveFilterChipsProps) {
  const chips = activeFilters(filters).map(({ key, label, without }) => ({ key, label, onRemove: () => onRemove(without) }));
  return (
    <ChipRow label={STRINGS.filters.active} chips={chips} heir={heir}>
      <button type="button" className={styles.reset} onClick={onReset}>
        <Icon name="refresh" size={16} />
        <span>{STRINGS.filters.reset}</span>
      </button>
    </ChipRow>
  );
}
