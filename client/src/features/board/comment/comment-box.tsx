import { type ReactNode, useId } from 'react';
import { FormAlert } from '../../../components/form-alert';
import { GrowingTextarea } from '../../../components/growing-textarea';
import { Meta, Row, Stack } from '../../../components/kit';
import { BOARD_RULES } from '../../../graphql/constants.generated';
import { codePoints, visibleText } from '../../../lib/text';
import styles from './comment-item.module.css';
import { commentProblem } from './comment-problem';
import { STRINGS } from './strings';

/** As the specification has it. */
const MAX_HEIGHT = 120;
const { max } = BOARD_RULES.comment;

interface CommentBoxProps {
  label: string;
  text: string;
  placeholder?: string;
  /** Why it was refused. */
  problem: string | null;
  isDisabled?: boolean;
  /** It is on its way: nothing changes, and the keyboard keeps its place. */
  isBusy: boolean;
  autoFocus?: boolean;
  /** Buttons. */
  children: ReactNode;
  onChange: (text: string) => void;
  onSubmit: () => void;
}

/** The field of a new comment and of one that is edited, with its count and its buttons. */
export function CommentBox({
  label,
  text,
  placeholder,
  problem,
  isDisabled,
  isBusy,
  autoFocus,
  children,
  onChange,
  onSubmit,
}: CommentBoxProps) {
  const id = useId();
  const count = codePoints(visibleText(text));
  return (
    <Stack
      as="form"
      gap={2}
      className={styles.form}
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
        // What is wrong is mended there; its description says what it is.
        if (commentProblem(text)) event.currentTarget.querySelector('textarea')?.focus();
      }}
    >
      <GrowingTextarea
        aria-label={label}
        aria-describedby={`${id}-count ${id}-problem`}
        aria-invalid={problem ? true : undefined}
        maxHeight={MAX_HEIGHT}
        value={text}
        placeholder={placeholder}
        disabled={isDisabled}
        readOnly={isBusy}
        autoFocus={autoFocus}
        onChange={({ target }) => onChange(target.value)}
      />
      <div id={`${id}-problem`}>
        <FormAlert text={problem} />
      </div>
      <Row gap={2} justify="between" wrap>
        <Meta id={`${id}-count`} as="span" className={styles.count} data-over={count > max || undefined}>
          {STRINGS.count(count, max)}
        </Meta>
        <Row as="span" gap={2} align="stretch" className={styles.actions}>
          {children}
        </Row>
      </Row>
    </Stack>
  );
}
