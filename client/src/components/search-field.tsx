import { type ComponentProps, type ReactNode, useState } from 'react';
import { QUERY_MAX, queryOf } from '../lib/text';
import { useFitting } from '../lib/use-fitting';
import { Icon } from './icon';
import styles from './search-field.module.css';

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'onSubmit' | 'onChange' | 'value' | 'maxLength'> {
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
  const fitting = useFitting(text, QUERY_MAX, onType);
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

interface ListSearchProps extends Pick<SearchFieldProps, 'label' | 'placeholder' | 'submitLabel' | 'className'> {
  /** What the list shows. */
  query: string;
  onSearch: (query: string) => void;
}

/** Looks through the list of a page. */
export function ListSearch({ query, onSearch, ...rest }: ListSearchProps) {
  const [text, setText] = useState(query);
  const [seen, setSeen] = useState(query);
  // Back and links bring their own.
  if (seen !== query) {
    setSeen(query);
    setText(query);
  }
  return <SearchField {...rest} text={text} onType={setText} onSubmit={() => onSearch(queryOf(text))} />;
}
