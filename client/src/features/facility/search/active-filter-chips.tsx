import { Icon } from '../../../components/icon';
import styles from './active-filter-chips.module.css';
import { activeFilters, type SearchFilters } from '../../../lib/search-filters';
import { strings } from './strings';

interface ActiveFilterChipsProps {
  filters: SearchFilters;
  onRemove: (without: Partial<SearchFilters>) => void;
  onReset: () => void;
}

export function ActiveFilterChips({ filters, onRemove, onReset }: ActiveFilterChipsProps) {
  const active = activeFilters(filters);
  if (active.length === 0) return null;
  return (
    <div className={styles.row} role="group" aria-label={strings.filters.active}>
      <ul className={styles.chips}>
        {active.map(({ key, label, without }) => (
          <li key={key}>
            <button
              type="button"
              className={styles.chip}
              aria-label={strings.filters.remove(label)}
              onClick={() => onRemove(without)}
            >
              <span className={styles.text}>{label}</span>
              <Icon name="close" size={14} />
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className={styles.reset} onClick={onReset}>
        <Icon name="refresh" size={16} />
        <span>{strings.filters.reset}</span>
      </button>
    </div>
  );
}
