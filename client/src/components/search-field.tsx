import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './icon';
import styles from './search-field.module.css';

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'onSubmit' | 'onChange' | 'value'> {
  /** What it looks through, spoken. */
  label: string;
  submitLabel: string;
  text: string;
  onType: (text: string) => void;
  onSubmit: () => void;
  /** Suggestions below the field. */
  children?: ReactNode;
}

/** One line of text that is looked for, with its button. */
export function SearchField({
  label,
  submitLabel,
  text,
  onType,
  onSubmit,
  className = '',
  children,
  ...input
}: SearchFieldProps) {
  return (
    <form
      role="search"
      className={`${styles.search} ${className}`}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Icon name="search" className={styles.glass} />
      <input
        type="search"
        className={styles.input}
        aria-label={label}
        autoComplete="off"
        enterKeyHint="search"
        {...input}
        value={text}
        onChange={(event) => onType(event.target.value)}
      />
      <button type="submit" className={styles.submit}>
        {submitLabel}
      </button>
      {children}
    </form>
  );
}
