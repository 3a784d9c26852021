import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../../components/button';
import { Icon } from '../../components/icon';
import { Row } from '../../components/kit';
import { ChatbotComposer } from './chatbot-composer';
import { ChatbotLog } from './chatbot-log';
import styles from './chatbot-panel.module.css';
import { STRINGS } from './strings';
import { useConversation } from './use-conversation';

interface ChatbotProps {
  /** Heading of the panel or of the page. */
  title: ReactNode;
  /** Button that closes the panel. */
  close?: ReactNode;
  /** The keyboard starts in the field. */
  autoFocus?: boolean;
}

/** The conversation: the same one in the panel and on the page. */
export function Chatbot({ title, close, autoFocus = false }: ChatbotProps) {
  const { conversation, lines, isAsking, draft } = useConversation();
  const { frame, log, focusField, hand } = useKeyboardPlace(isAsking);

  const onMount = useEffectEvent(() => {
    if (autoFocus) focusField();
  });
  useEffect(() => onMount(), []);

  return (
    <div className={styles.chatbot} ref={frame}>
      <Row gap={1} className={styles.head}>
        {title}
        <Button
          variant="quiet"
          icon={<Icon name="plus" />}
          aria-label={STRINGS.restart}
          onClick={() => {
            conversation.restart();
            focusField();
          }}
        >
          <span className={styles.restart}>{STRINGS.restart}</span>
        </Button>
        {close}
      </Row>
      <ChatbotLog
        ref={log}
        lines={lines}
        isAsking={isAsking}
        onExample={(question) => hand(() => conversation.ask(question))}
        onRetry={() => hand(conversation.retry)}
      />
      <ChatbotComposer
        draft={draft}
        isAsking={isAsking}
        isBegun={lines.length > 0}
        onChange={conversation.setDraft}
        onSend={() => hand(conversation.askDraft)}
        onStop={() => hand(conversation.stop)}
      />
    </div>
  );
}

/**
 * While the chatbot writes, the field is closed and what was pressed may be gone: the keyboard waits at the conversation and
 * returns to the field with the answer, unless the person has gone elsewhere.
 */
function useKeyboardPlace(isAsking: boolean) {
  const frame = useRef<HTMLDivElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const isOurs = useRef(false);
  const focusField = () => frame.current?.querySelector('textarea')?.focus();

  useEffect(() => {
    if (!isOurs.current) return;
    const { activeElement } = document;
    const isLeft = activeElement === document.body || frame.current?.contains(activeElement);
    if (isAsking) return log.current?.focus({ preventScroll: true });
    isOurs.current = false;
    if (isLeft) focusField();
  }, [isAsking]);

  return {
    frame,
    log,
    focusField,
    /** Does what the person pressed for here. */
    hand: (act: () => void) => {
      isOurs.current = true;
      act();
    },
  };
}
