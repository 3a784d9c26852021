import { type KeyboardEvent, useId } from 'react';
import { Button } from '../../components/button';
import { GrowingTextarea } from '../../components/growing-textarea';
import { Meta, Row, Stack } from '../../components/kit';
import { CHATBOT_RULES } from '../../graphql/constants.generated';
import { codePoints, visibleText } from '../../lib/text';
import { useFitting } from '../../lib/use-fitting';
import styles from './chatbot-composer.module.css';
import { STRINGS } from './strings';

const MAX_HEIGHT = 160;
const { messageMax } = CHATBOT_RULES;
const COUNT_FROM = messageMax - 100;

interface ChatbotComposerProps {
  autoFocus: boolean;
  draft: string;
  isAsking: boolean;
  hasLines: boolean;
  onChange: (draft: string) => void;
  onSend: () => void;
  onStop: () => void;
}

export function ChatbotComposer({ autoFocus, draft, isAsking, hasLines, onChange, onSend, onStop }: ChatbotComposerProps) {
  const id = useId();
  const count = codePoints(draft);
  const fitting = useFitting(draft, messageMax, onChange);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    onSend();
  };

  return (
    <Stack
      as="form"
      gap={2}
      className={styles.form}
      data-begun={hasLines || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <Row gap={2} align="end" className={styles.row}>
        <GrowingTextarea
          aria-label={STRINGS.question}
          aria-describedby={`${id}-note${count >= COUNT_FROM ? ` ${id}-count` : ''}`}
          autoFocus={autoFocus}
          enterKeyHint="send"
          maxHeight={MAX_HEIGHT}
          value={draft}
          placeholder={STRINGS.placeholder}
          disabled={isAsking}
          {...fitting}
          onKeyDown={onKeyDown}
        />
        {/* Two buttons: one that became the submit button while it is pressed would send. */}
        {isAsking ? (
          <Button key="stop" className={styles.button} variant="secondary" onClick={onStop}>
            {STRINGS.stop}
          </Button>
        ) : (
          <Button key="send" className={styles.button} type="submit" disabled={!visibleText(draft)}>
            {STRINGS.send}
          </Button>
        )}
      </Row>
      {count >= COUNT_FROM && (
        <Meta id={`${id}-count`} className={styles.count} data-full={count >= messageMax || undefined}>
          {STRINGS.count(count, messageMax)}
        </Meta>
      )}
      <p id={`${id}-note`} className={styles.note}>
        {STRINGS.disclaimer}
      </p>
    </Stack>
  );
}

/** Enter that ends a Hangul syllable; Safari reports it only by the old key code. */
const isComposing = ({ nativeEvent }: KeyboardEvent) => nativeEvent.isComposing || nativeEvent.keyCode === 229;
