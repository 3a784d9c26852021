import { useEffect, useLayoutEffect, useRef } from 'react';
import { Meta, Panel } from '../../../components/kit';
import styles from './suggestion-list.module.css';
import { STRINGS } from './strings';
import type { Suggestion } from './use-suggestions';

interface SuggestionListProps {
  id: string;
  suggestions: Suggestion[];
  active: number;
  onPick: (suggestion: Suggestion) => void;
}

const MARGIN = 8;

/** As high as the window leaves room for, on the side of the box where there is more; the panel around the box would cut it off. */
function fitIntoWindow(list: HTMLElement, box: Element): void {
  const { top, bottom, left, width } = box.getBoundingClientRect();
  const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const [above, below] = [top - header, window.innerHeight - bottom];
  const side = below >= above ? { top: `${bottom + MARGIN}px` } : { bottom: `${window.innerHeight - top + MARGIN}px` };
  Object.assign(list.style, { top: 'auto', bottom: 'auto', ...side });
  Object.assign(list.style, { left: `${left}px`, width: `${width}px`, maxHeight: `${Math.max(above, below) - 2 * MARGIN}px` });
}

export function SuggestionList({ id, suggestions, active, onPick }: SuggestionListProps) {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    // Above the map and the panel, which both have heights of their own. Not in every browser: there the list stands behind the map.
    if ('togglePopover' in HTMLElement.prototype) list.current?.togglePopover(true);
    const fit = () => list.current?.parentElement && fitIntoWindow(list.current, list.current.parentElement);
    fit();
    window.addEventListener('resize', fit);
    window.addEventListener('scroll', fit, { capture: true, passive: true });
    return () => {
      window.removeEventListener('resize', fit);
      window.removeEventListener('scroll', fit, { capture: true });
    };
  }, [suggestions]);
  // The focus stays in the box, so the browser does not bring the chosen one into sight by itself.
  useEffect(() => {
    const option = list.current?.children[active];
    if (!list.current || !(option instanceof HTMLElement)) return;
    // Not `scrollIntoView`, which moves the page, too.
    const { scrollTop, clientHeight } = list.current;
    const { offsetTop, offsetHeight } = option;
    list.current.scrollTop = Math.max(Math.min(scrollTop, offsetTop - MARGIN), offsetTop + offsetHeight + MARGIN - clientHeight);
  }, [active]);
  return (
    <Panel
      ref={list}
      id={id}
      popover="manual"
      role="listbox"
      aria-label={STRINGS.search.suggestions}
      as="ul"
      className={styles.suggestions}
    >
      {suggestions.map((suggestion, index) => (
        <li
          key={suggestion.key}
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
          <Meta as="span">{suggestion.detail}</Meta>
        </li>
      ))}
    </Panel>
  );
}
