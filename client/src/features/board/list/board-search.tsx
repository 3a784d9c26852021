import { type FormEvent, useState } from 'react';
import { Icon } from '../../../components/icon';
import { LIMITS } from '../../../graphql/constants.generated';
import styles from './board-search.module.css';
import { STRINGS } from './strings';

interface BoardSearchProps {
  /** What the list shows. */
  query: string;
  onSearch: (query: string) => void;
}

export function BoardSearch({ query, onSearch }: BoardSearchProps) {
  const [text, setText] = useState(query);
  // Back and links bring their own.
  const [seen, setSeen] = useState(query);
  if (seen !== query) {
    setSeen(query);
    setText(query);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    onSearch(text.trim());
  }

  return (
    <form role="search" className={styles.search} onSubmit={submit}>
      <Icon name="search" className={styles.glass} />
      <input
        type="search"
        className={styles.input}
        aria-label={STRINGS.searchLabel}
        placeholder={STRINGS.placeholder}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={LIMITS.searchTextMax}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className={styles.submit}>
        {STRINGS.submit}
      </button>
    </form>
  );
}
