import type { ReactNode, RefObject } from 'react';
import { Icon } from '../../../components/icon';
import { Meta, Row } from '../../../components/kit';
import { activeFilters, type Interpretation, type SearchFilters } from '../../../lib/search-filters';
import styles from './chip-row.module.css';
import { STRINGS } from './strings';

interface ChipRowProps {
  label: string;
  isLabelShown?: boolean;
  chips: readonly { key: string; label: string; onRemove: () => void }[];
  /** Takes the focus when the last chip is removed. */
  focusFallback: RefObject<HTMLElement | null>;
  /** Behind the chips. */
  children?: ReactNode;
}

function ChipRow({ label, isLabelShown = false, chips, focusFallback, children }: ChipRowProps) {
  function remove(button: HTMLElement, onRemove: () => void) {
    const item = button.closest('li');
    const neighbour = (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector('button');
    (neighbour ?? focusFallback.current)?.focus({ preventScroll: true });
    onRemove();
  }

  if (chips.length === 0) return null;
  return (
    <div role="group" aria-label={label}>
      <Row gap={2} className={styles.row}>
        {isLabelShown && <Meta className={styles.label}>{label}</Meta>}
        <ul className={styles.chips}>
          {chips.map(({ key, label: text, onRemove }) => (
            <li key={key}>
              <button
                type="button"
                className={styles.chip}
                aria-label={STRINGS.filters.remove(text)}
                onClick={(event) => remove(event.currentTarget, onRemove)}
              >
                <span className={styles.text}>{text}</span>
                <Icon name="close" size={14} />
              </button>
            </li>
          ))}
        </ul>
        {children}
      </Row>
    </div>
  );
}

interface UnderstoodChipsProps extends Pick<ChipRowProps, 'focusFallback'> {
  chips: Interpretation['chips'];
  /** Gets the chip's words, which count as plain words from then on. */
  onRemove: (words: string) => void;
}

/** What was read out of the query. */
export const UnderstoodChips = ({ chips, focusFallback, onRemove }: UnderstoodChipsProps) => (
  <ChipRow
    label={STRINGS.understood.title}
    isLabelShown
    focusFallback={focusFallback}
    chips={chips.map(({ kind, text, source }, index) => ({
      // A query may name the same thing twice.
      key: `${kind}-${source}-${chips.findIndex((other) => other.source === source) === index ? 0 : index}`,
      label: text,
      onRemove: () => onRemove(source),
    }))}
  />
);

interface ActiveFilterChipsProps extends Pick<ChipRowProps, 'focusFallback'> {
  filters: SearchFilters;
  onRemove: (without: Partial<SearchFilters>) => void;
  onReset: () => void;
}

export const ActiveFilterChips = ({ filters, focusFallback, onRemove, onReset }: ActiveFilterChipsProps) => (
  <ChipRow
    label={STRINGS.filters.active}
    focusFallback={focusFallback}
    chips={activeFilters(filters).map(({ key, label, without }) => ({ key, label, onRemove: () => onRemove(without) }))}
  >
    <button type="button" className={styles.reset} onClick={onReset}>
      <Icon name="refresh" size={16} />
      <span>{STRINGS.filters.reset}</span>
    </button>
  </ChipRow>
);
