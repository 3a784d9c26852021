import type { ReactNode, RefObject } from 'react';
import { Icon } from '../../../components/icon';
import { Meta, Row } from '../../../components/kit';
import { activeFilters } from '../../../lib/search-filters';
import styles from './chip-row.module.css';
import { STRINGS } from './strings';
import type { UnderstoodSearch } from './use-understood-search';

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

type SearchChipsProps = Pick<ChipRowProps, 'focusFallback'> & { search: UnderstoodSearch };

/** What was read out of the query. The words of a removed chip count as plain words from then on. */
export function UnderstoodChips({ search: { reading, makePlain }, focusFallback }: SearchChipsProps) {
  // A query may name the same thing twice.
  const isRepeated = (source: string, index: number) => reading.chips.findIndex((other) => other.source === source) < index;
  return (
    <ChipRow
      label={STRINGS.understood.title}
      isLabelShown
      focusFallback={focusFallback}
      chips={reading.chips.map(({ kind, text, source }, index) => ({
        key: `${kind}-${source}-${isRepeated(source, index) ? index : 0}`,
        label: text,
        onRemove: () => makePlain(source),
      }))}
    />
  );
}

export const ActiveFilterChips = ({ search, focusFallback }: SearchChipsProps) => (
  <ChipRow
    label={STRINGS.filters.active}
    focusFallback={focusFallback}
    chips={activeFilters(search.chosen).map(({ key, label, without }) => ({
      key,
      label,
      onRemove: () => search.applyFilters(without),
    }))}
  >
    <button type="button" className={styles.reset} onClick={search.reset}>
      <Icon name="refresh" size={16} />
      <span>{STRINGS.filters.reset}</span>
    </button>
  </ChipRow>
);
