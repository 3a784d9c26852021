import type { ReactNode, RefObject } from 'react';
import { Icon } from '../../../components/icon';
import { Meta, Row } from '../../../components/kit';
import styles from './chip-row.module.css';
import { STRINGS } from './strings';

interface Chip {
  key: string;
  label: string;
  onRemove: () => void;
}

interface ChipRowProps {
  label: string;
  isLabelShown?: boolean;
  chips: readonly Chip[];
  /** Takes the keyboard's place when the last chip goes. */
  heir: RefObject<HTMLElement | null>;
  /** Behind the chips. */
  children?: ReactNode;
}

export function ChipRow({ label, isLabelShown = false, chips, heir, children }: ChipRowProps) {
  function remove(button: HTMLElement, onRemove: () => void) {
    const item = button.closest('li');
    const neighbour = (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector('button');
    (neighbour ?? heir.current)?.focus({ preventScroll: true });
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
