import { type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { SearchField } from '../../../components/search-field';
import { VisuallyHidden } from '../../../components/visually-hidden';
import { LIMITS } from '../../../graphql/constants.generated';
import { STRINGS } from './strings';
import { SuggestionList } from './suggestion-list';
import { type Suggestion, useSuggestions } from './use-suggestions';

interface SearchBoxProps {
  text: string;
  onChange: (text: string) => void;
  onSearch: (text: string) => void;
}

/** Search text with suggestions, after the combobox pattern: the focus stays in the box, the arrows move through the list. */
export function SearchBox({ text, onChange, onSearch }: SearchBoxProps) {
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

  function search(query: string) {
    show(false);
    onSearch(query);
  }

  function pick({ leadsTo }: Suggestion) {
    if ('text' in leadsTo) return search(leadsTo.text);
    show(false);
    void navigate(leadsTo.path);
  }

  function move(step: 1 | -1) {
    if (!isShown) return show(true);
    // Below the last suggestion comes the box itself (-1), then the first again.
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
      maxLength={LIMITS.searchTextMax}
      aria-autocomplete="list"
      aria-expanded={isShown}
      aria-controls={isShown ? listId : undefined}
      aria-activedescendant={picked ? `${listId}-${active}` : undefined}
      text={text}
      onType={(typed) => {
        show(true);
        onChange(typed);
      }}
      onSubmit={() => (picked ? pick(picked) : search(text))}
      onKeyDown={press}
      onBlur={() => show(false)}
    >
      {isShown && <SuggestionList id={listId} suggestions={suggestions} active={active} onPick={pick} />}
      <VisuallyHidden>
        <span role="status">{isShown && active < 0 ? STRINGS.search.suggestionCount(suggestions.length) : ''}</span>
      </VisuallyHidden>
    </SearchField>
  );
}
