import type { ComponentProps, ReactNode } from 'react';
import { useFitting } from '../lib/use-fitting';
import { Icon } from './icon';
import styles from './search-field.module.css';

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'onSubmit' | 'onChange' | 'value'> {
  /** In code points. */
  maxLength: number;
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
  maxLength,
  text,
  onType,
  onSubmit,
  className = '',
  children,
  ...input
}: SearchFieldProps) {
  const fitting = useFitting(text, maxLength, onType);
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
        {...fitting}
      />
      <button type="submit" className={styles.submit}>
        {submitLabel}
      </button>
      {children}
    </form>
  );
}
