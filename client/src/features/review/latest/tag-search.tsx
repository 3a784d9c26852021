import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { Icon } from '../../../components/icon';
import { LIMITS } from '../../../graphql/constants.generated';
import { strings } from './strings';
import { tagOf } from './tag-of';
import styles from './tag-search.module.css';

interface TagSearchProps {
  /** What the list shows. */
  tag: string;
  onSearch: (tag: string) => void;
}

const DELAY_MS = 300;

export function TagSearch({ tag, onSearch }: TagSearchProps) {
  const [text, setText] = useState(tag);
  // Our own search must not overwrite what was typed since; Back and links must.
  const [seenTag, setSeenTag] = useState(tag);
  const [ownTag, setOwnTag] = useState(tag);
  if (tag !== seenTag) {
    setSeenTag(tag);
    if (tag !== ownTag) {
      setText(tag);
      setOwnTag(tag);
    }
  }

  const search = (wanted: string) => {
    if (wanted === tag) return;
    setOwnTag(wanted);
    onSearch(wanted);
  };
  const searchTyped = useEffectEvent(() => search(tagOf(text)));
  const [typed, setTyped] = useState(0);
  useEffect(() => {
    if (typed === 0) return;
    const timer = setTimeout(() => searchTyped(), DELAY_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  function submit(event: FormEvent) {
    event.preventDefault();
    search(tagOf(text));
  }

  return (
    <form role="search" className={styles.search} onSubmit={submit}>
      <Icon name="search" className={styles.glass} />
      <input
        type="search"
        className={styles.input}
        aria-label={strings.searchLabel}
        placeholder={strings.placeholder}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={LIMITS.searchTextMax}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setTyped(typed + 1);
        }}
      />
      <button type="submit" className={styles.submit}>
        {strings.submit}
      </button>
    </form>
  );
}
