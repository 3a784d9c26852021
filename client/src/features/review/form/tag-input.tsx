import { Input, type InputRef } from 'antd';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Icon } from '../../../components/icon';
import { Meta, Row, Stack } from '../../../components/kit';
import { IconButton } from '../../../components/parts';
import { REVIEW_RULES } from '../../../graphql/constants.generated';
import { useDebouncedValue } from '../../../lib/use-debounced-value';
import { codePoints, visibleText } from '../../../lib/text';
import styles from './review-form.module.css';
import { STRINGS } from './strings';
import { useTagSuggestionsQuery } from './tag-input.generated';

const DEBOUNCE_MS = 300;
const SUGGESTIONS = 8;
const IME_KEY_CODE = 229;
const { max, nameMax, pattern, patternText, longText, duplicateText, maxText } = REVIEW_RULES.tags;
const ALLOWED = new RegExp(pattern, 'u');

interface TagInputProps {
  id: string;
  tags: readonly string[];
  /** Typed but not yet a tag. */
  text: string;
  /** Why it was refused when the form was sent. */
  problem: string | undefined;
  isDisabled: boolean;
  onChange: (tags: readonly string[], text: string) => void;
}

/** Chips of what was chosen, a field for one's own words, and what others use to pick from. */
export function TagInput({ id, tags, text, problem, isDisabled, onChange }: TagInputProps) {
  const input = useRef<InputRef>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const shownProblem = refusal ?? problem;

  const commit = (typed: string) => {
    const added = addTags(tags, typed);
    setRefusal(added.problem);
    onChange(added.tags, added.text);
  };

  /** A space commits, typed or pasted. While a syllable is being put together the space belongs to the input method. */
  const take = (typed: string, isComposing: boolean) => {
    if (!isComposing && /\s/.test(typed)) return commit(typed);
    setRefusal(null);
    onChange(tags, typed);
  };

  const remove = (tag: string) => {
    setRefusal(null);
    onChange(
      tags.filter((other) => other !== tag),
      text,
    );
    input.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, keyCode, nativeEvent } = event;
    // Safari ends the composition before it reports the key that ended it.
    if (nativeEvent.isComposing || keyCode === IME_KEY_CODE) return;
    if (key === 'Enter') {
      // Here it makes a tag; the form is sent with its button.
      event.preventDefault();
      commit(text);
    }
    if (key === 'Backspace' && text === '' && tags.length > 0) remove(tags[tags.length - 1]!);
  };

  return (
    <Stack gap={2}>
      <Row gap={2} align="baseline" justify="between">
        <label htmlFor={id} className={styles.label}>
          {STRINGS.tags}
        </label>
        <Meta as="span">{STRINGS.tagCount(tags.length, max)}</Meta>
      </Row>
      {tags.length > 0 && (
        <Row as="ul" align="stretch" wrap className={styles.chips} aria-label={STRINGS.chosenTags}>
          {tags.map((tag) => (
            <li key={tag} className={styles.chip}>
              <span>{`#${tag}`}</span>
              <IconButton
                type="button"
                className={styles.remove}
                aria-label={STRINGS.removeTag(tag)}
                disabled={isDisabled}
                onClick={() => remove(tag)}
              >
                <Icon name="close" size={14} />
              </IconButton>
            </li>
          ))}
        </Row>
      )}
      <Input
        ref={input}
        id={id}
        value={text}
        placeholder={STRINGS.tagPlaceholder}
        disabled={isDisabled}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="done"
        status={shownProblem ? 'error' : ''}
        aria-invalid={shownProblem ? true : undefined}
        aria-describedby={`${id}-problem`}
        onChange={({ target, nativeEvent }) => take(target.value, (nativeEvent as InputEvent).isComposing)}
        onCompositionEnd={({ currentTarget }) => take(currentTarget.value, false)}
        onKeyDown={onKeyDown}
      />
      <div id={`${id}-problem`}>
        {shownProblem && (
          <p className={styles.problem} role="alert">
            {shownProblem}
          </p>
        )}
      </div>
      <Suggestions text={text} tags={tags} isDisabled={isDisabled} onPick={commit} />
    </Stack>
  );
}

type SuggestionsProps = Pick<TagInputProps, 'text' | 'tags' | 'isDisabled'> & { onPick: (tag: string) => void };

/** Without a text: what is used most. The former ones stay while the next are on their way. */
function Suggestions({ text, tags, isDisabled, onPick }: SuggestionsProps) {
  const query = useDebouncedValue(normalizedTag(text), DEBOUNCE_MS);
  const { data, previousData, error } = useTagSuggestionsQuery({ variables: { query } });
  if (error)
    return (
      <p className={styles.problem} role="status">
        {STRINGS.tagSearchFailed}
      </p>
    );
  const names = (data ?? previousData)?.tags.map(({ name }) => name) ?? [];
  const offered = names.filter((name) => !tags.includes(name)).slice(0, SUGGESTIONS);
  if (offered.length === 0) return null;
  return (
    <Row align="stretch" wrap className={styles.chips} role="group" aria-label={STRINGS.suggestedTags}>
      {offered.map((name) => (
        <button
          key={name}
          type="button"
          className={styles.suggestion}
          disabled={isDisabled}
          onClick={() => onPick(name)}
        >{`#${name}`}</button>
      ))}
    </Row>
  );
}

/** As the server stores it: `#Cafe` and `cafe` are one tag. */
const normalizedTag = (text: string) => visibleText(text).replace(/^#+/, '').toLowerCase();

/** Adds the words of a text as tags until one is refused; that one and the rest stay as text to be corrected. */
export function addTags(
  tags: readonly string[],
  text: string,
): { tags: readonly string[]; text: string; problem: string | null } {
  const words = text.split(/\s+/).filter((word) => normalizedTag(word) !== '');
  let added = tags;
  for (const [index, word] of words.entries()) {
    const problem = problemOf(normalizedTag(word), added);
    if (problem) return { tags: added, text: words.slice(index).join(' '), problem };
    added = [...added, normalizedTag(word)];
  }
  return { tags: added, text: '', problem: null };
}

function problemOf(tag: string, tags: readonly string[]): string | null {
  if (!ALLOWED.test(tag)) return patternText;
  if (codePoints(tag) > nameMax) return longText;
  if (tags.includes(tag)) return duplicateText;
  return tags.length >= max ? maxText : null;
}
