import { useEffect, useEffectEvent, useState } from 'react';
import { SearchField } from '../../../components/search-field';
import { queryOf } from '../../../lib/text';
import { STRINGS } from './strings';
import styles from './latest-reviews.module.css';

interface TagSearchProps {
  /** What the list shows. */
  tag: string;
  onSearch: (tag: string) => void;
}

const DELAY_MS = 300;

/** The tag in what was typed or linked: `#` stands before a tag and is not part of it. */
export const tagOf = (text: string): string => queryOf(text.trim().replace(/^#+/, ''));

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

  return (
    <SearchField
      className={styles.search}
      label={STRINGS.searchLabel}
      placeholder={STRINGS.placeholder}
      submitLabel={STRINGS.submit}
      text={text}
      onType={(typedText) => {
        setText(typedText);
        setTyped(typed + 1);
      }}
      onSubmit={() => search(tagOf(text))}
    />
  );
}
