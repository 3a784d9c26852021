import type { CSSProperties, ReactNode } from 'react';
import { Icon } from './icon';
import styles from './toggle-chip.module.css';

interface ToggleChipProps {
  isChecked: boolean;
  /** Some of what it stands for is chosen. */
  isMixed?: boolean;
  /** Makes the chip a radio button of the group with this name. */
  group?: string;
  /** Fill and glyph; white text must be readable on it. The product's colour unless told. */
  color?: string;
  glyph?: ReactNode;
  children: ReactNode;
  onToggle: () => void;
}

/** A checkbox or radio button in the shape of a pill. The check mark says that it is chosen, not the colour alone. */
export function ToggleChip({ isChecked, isMixed = false, group, color, glyph, children, onToggle }: ToggleChipProps) {
  return (
    <label
      className={styles.chip}
      style={color ? ({ '--chip': color, '--on-chip': 'var(--white)' } as CSSProperties) : undefined}
    >
      <input
        type={group ? 'radio' : 'checkbox'}
        name={group}
        className={styles.box}
        checked={isChecked}
        ref={(box) => {
          if (box) box.indeterminate = isMixed && !isChecked;
        }}
        onChange={onToggle}
      />
      {isChecked || isMixed ? (
        <Icon name={isChecked ? 'check' : 'minus'} size={16} />
      ) : (
        glyph && (
          <span className={styles.glyph} aria-hidden="true">
            {glyph}
          </span>
        )
      )}
      <span>{children}</span>
    </label>
  );
}
