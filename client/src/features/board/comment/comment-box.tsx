import { type ReactNode, useId, useState } from 'react';
import { FormAlert } from '../../../components/form-alert';
import { GrowingTextarea } from '../../../components/growing-textarea';
import { Meta, Row, Stack } from '../../../components/kit';
import { LazyLeaveDialog } from '../../../components/lazy-leave-dialog';
import { BOARD_RULES } from '../../../graphql/constants.generated';
import styles from './comment.module.css';
import { codePoints, visibleText } from '../../../lib/text';
import { showToast } from '../../../lib/toast';
import { useLeaveGuard } from '../../../lib/use-leave-guard';
import { STRINGS } from './strings';

/** As the specification has it. */
const MAX_HEIGHT = 120;
const { max, emptyText, longText } = BOARD_RULES.comment;

interface CommentBoxProps {
  label: string;
  initial?: string;
  placeholder?: string;
  isDisabled?: boolean;
  autoFocus?: boolean;
  /** Of useSubmit. */
  sending: { isBusy: boolean; problem: string | null; clear: () => void };
  /** For the toast. */
  done: string;
  /** Buttons. */
  children: ReactNode;
  onSend: (content: string, onDone: () => void) => void;
}

/** The field of a new comment and of one that is edited, with its count and its buttons. */
export function CommentBox({ initial = '', sending, done, children, onSend, ...box }: CommentBoxProps) {
  const { label, placeholder, isDisabled, autoFocus } = box;
  const { isBusy, problem, clear } = sending;
  const id = useId();
  const [text, setText] = useState(initial);
  const [wasRefused, setWasRefused] = useState(false);
  const content = visibleText(text);
  const count = codePoints(content);
  const found = content === '' ? emptyText : count > max ? longText : null;
  const shownProblem = (wasRefused && found) || problem;
  const guard = useLeaveGuard(content !== visibleText(initial));
  return (
    <Stack
      as="form"
      gap={2}
      className={styles.form}
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isDisabled || isBusy) return;
        clear();
        setWasRefused(found !== null);
        if (found) return event.currentTarget.querySelector('textarea')?.focus();
        onSend(content, () => {
          showToast({ type: 'success', text: done });
          setText(initial);
        });
      }}
    >
      <GrowingTextarea
        aria-label={label}
        aria-describedby={`${id}-count ${id}-problem`}
        aria-invalid={shownProblem ? true : undefined}
        maxHeight={MAX_HEIGHT}
        value={text}
        placeholder={placeholder}
        disabled={isDisabled}
        readOnly={isBusy}
        autoFocus={autoFocus}
        onChange={({ target }) => {
          setText(target.value);
          setWasRefused(false);
          clear();
        }}
      />
      <div id={`${id}-problem`}>
        <FormAlert text={shownProblem} />
      </div>
      <Row gap={2} justify="between" wrap>
        <Meta id={`${id}-count`} as="span" className={styles.count} data-over={count > max || undefined}>
          {STRINGS.count(count, max)}
        </Meta>
        <Row as="span" gap={2} align="stretch" className={styles.actions}>
          {children}
        </Row>
      </Row>
      <LazyLeaveDialog guard={guard} />
    </Stack>
  );
}
