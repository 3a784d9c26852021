import { skipToken } from '@apollo/client/react';
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { shortDistrictName } from '../../../components/district-name';
import { Meta, Panel } from '../../../components/kit';
import { SearchField } from '../../../components/search-field';
import { VisuallyHidden } from '../../../components/visually-hidden';
import { LIMITS } from '../../../graphql/constants.generated';
import { paths } from '../../../lib/paths';
import { queryOf } from '../../../lib/text';
import { useDebouncedValue } from '../../../lib/use-debounced-value';
import { type SuggestionsQuery, useSuggestionsQuery } from './search-box.generated';
import styles from './search-box.module.css';
import { STRINGS } from './strings';
import type { UnderstoodSearch } from './use-understood-search';

/** Search text with suggestions, after the combobox pattern: the focus stays in the box, the arrows move through the list. */
export function SearchBox({ search }: { search: UnderstoodSearch }) {
  const text = search.draft.query;
  const listId = useId();
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const suggestions = useSuggestions(text, isOpen);
  const isShown = isOpen && suggestions.length > 0;
  const picked = isShown ? suggestions[active] : undefined;

  function show(open: boolean) {
    setIsOpen(open);
    setActive(-1);
  }

  function submit({ searchText = text, path }: Partial<Suggestion>) {
    show(false);
    if (path) void navigate(path);
    else search.searchText(searchText);
  }

  function move(step: 1 | -1) {
    if (!isShown) return show(true);
    // After the last suggestion comes the box itself (-1), then the first again.
    const places = suggestions.length + 1;
    setActive((now) => ((now + 1 + step + places) % places) - 1);
  }

  function press(event: KeyboardEvent) {
    // These keys belong to the Hangul that is still being composed.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Escape' && isShown) {
      // Else the browser empties a search box.
      event.preventDefault();
      show(false);
    }
  }

  return (
    <SearchField
      role="combobox"
      label={STRINGS.search.label}
      placeholder={STRINGS.search.placeholder}
      submitLabel={STRINGS.search.submit}
      aria-autocomplete="list"
      aria-expanded={isShown}
      aria-controls={isShown ? listId : undefined}
      aria-activedescendant={picked ? `${listId}-${active}` : undefined}
      text={text}
      onType={(typed) => {
        show(true);
        search.changeText(typed);
      }}
      onSubmit={() => submit(picked ?? {})}
      onKeyDown={press}
      onBlur={() => show(false)}
    >
      {isShown && <SuggestionList id={listId} suggestions={suggestions} active={active} onPick={submit} />}
      <VisuallyHidden>
        <span role="status">{isShown && active < 0 ? STRINGS.search.suggestionCount(suggestions.length) : ''}</span>
      </VisuallyHidden>
    </SearchField>
  );
}

interface SuggestionListProps {
  id: string;
  suggestions: Suggestion[];
  active: number;
  onPick: (suggestion: Suggestion) => void;
}

const MARGIN = 8;

/** On the side of the box with more room and no higher than that; the panel around the box would cut it off. */
function fitIntoWindow(list: HTMLElement, box: Element): void {
  const { top, bottom, left, width } = box.getBoundingClientRect();
  const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const [above, below] = [top - header, window.innerHeight - bottom];
  const side = below >= above ? { top: `${bottom + MARGIN}px` } : { bottom: `${window.innerHeight - top + MARGIN}px` };
  Object.assign(list.style, { top: 'auto', bottom: 'auto', ...side });
  Object.assign(list.style, { left: `${left}px`, width: `${width}px`, maxHeight: `${Math.max(above, below) - 2 * MARGIN}px` });
}

function SuggestionList({ id, suggestions, active, onPick }: SuggestionListProps) {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    // In the top layer, above the map and the panel. In browsers without popovers the list is behind the map.
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
  // The focus stays in the box, so the browser does not scroll to the active option. `scrollIntoView` would move the page, too.
  useEffect(() => {
    const option = list.current?.children[active];
    if (!list.current || !(option instanceof HTMLElement)) return;
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

interface Suggestion {
  key: string;
  name: string;
  detail: string;
  /** An area is searched, a place opens. */
  searchText?: string;
  path?: string;
}

const SUGGESTION_DELAY_MS = 300;
const isLongEnough = (text: string) => [...text].length >= LIMITS.suggestionTextMin;

/** Suggestions for what is being typed. The former ones stay until the next are there, so that the list does not flicker. */
function useSuggestions(text: string, isWanted: boolean): Suggestion[] {
  const query = queryOf(text);
  const rested = useDebouncedValue(query, SUGGESTION_DELAY_MS);
  const isAsked = isWanted && isLongEnough(query) && isLongEnough(rested);
  const { data, previousData, error } = useSuggestionsQuery(
    isAsked ? { variables: { query: rested, limit: LIMITS.suggestionLimit } } : skipToken,
  );
  const answer = data ?? previousData;
  // Without suggestions the box still searches: a failure here shows no message.
  return isAsked && !error && answer ? suggestionsOf(answer) : [];
}

function suggestionsOf({ areaSuggestions, facilitySuggestions }: SuggestionsQuery): Suggestion[] {
  const areas = areaSuggestions.map(({ name, kind, regionName, districtName, searchText }) => ({
    key: `area ${searchText}`,
    name,
    detail: [STRINGS.search.areaKinds[kind], kind !== 'REGION' && shortDistrictName(regionName, districtName)]
      .filter(Boolean)
      .join(' · '),
    searchText,
  }));
  const places = facilitySuggestions.map(({ id, name, category3, sidoName, sigunguName }) => ({
    key: id,
    name,
    detail: [category3, shortDistrictName(sidoName, sigunguName)].filter(Boolean).join(' · '),
    path: paths.facility(id),
  }));
  return [...areas, ...places].slice(0, LIMITS.suggestionLimit);
}
