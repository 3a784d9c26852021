import { useEffect, useRef } from 'react';
import styles from './suggestion-list.module.css';
import { strings } from './strings';
import type { Suggestion } from './use-suggestions';

interface SuggestionListProps {
  id: string;
  suggestions: Suggestion[];
  active: number;
  onPick: (suggestion: Suggestion) => void;
}

const placeOf = ({ category3, sidoName, sigunguName }: Suggestion) =>
  [category3, [sidoName, sigunguName].filter(Boolean).join(' ')].filter(Boolean).join(' · ');

export function SuggestionList({ id, suggestions, active, onPick }: SuggestionListProps) {
  const list = useRef<HTMLUListElement>(null);
  // The focus stays in the box, so the browser does not bring the chosen one into sight by itself.
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <ul ref={list} id={id} role="listbox" aria-label={strings.search.suggestions} className={styles.suggestions}>
      {suggestions.map((suggestion, index) => (
        <li
          key={suggestion.id}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          className={styles.suggestion}
          // The press must not take the focus from the box: that would close the list before the click arrives.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(suggestion)}
        >
          <span className={styles.name}>{suggestion.name}</span>
          <span className={styles.place}>{placeOf(suggestion)}</span>
        </li>
      ))}
    </ul>
  );
}
