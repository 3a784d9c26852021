import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../../components/button';
import { Icon } from '../../components/icon';
import { Row } from '../../components/kit';
import { isHelp } from './chatbot-answer';
import { ChatbotComposer } from './chatbot-composer';
import { ChatbotLog } from './chatbot-log';
import styles from './chatbot-panel.module.css';
import { useConversation } from './conversation';
import { STRINGS } from './strings';

interface ChatbotProps {
  title: ReactNode;
  close?: ReactNode;
  autoFocus?: boolean;
}

/** The conversation: the same one in the panel and on the page. */
export function Chatbot({ title, close, autoFocus = false }: ChatbotProps) {
  const { conversation, lines, isAsking, draft } = useConversation();
  const newest = lines.at(-1);
  const { frame, log, focusField, act } = useFocusReturn(isAsking, !(newest?.kind === 'answer' && isHelp(newest.answer)));

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
        onChoose={(text) => act(() => conversation.ask(text))}
        onRetry={() => act(conversation.retry)}
      />
      <ChatbotComposer
        autoFocus={autoFocus}
        draft={draft}
        isAsking={isAsking}
        hasLines={lines.length > 0}
        onChange={conversation.setDraft}
        onSend={() => act(conversation.askDraft)}
        onStop={() => act(conversation.stop)}
      />
    </div>
  );
}

/**
 * While the chatbot answers, the field is disabled and the pressed button may be gone: the focus waits at the conversation and
 * returns to the field with the answer, unless the person has moved it or `returns` is false.
 */
function useFocusReturn(isAsking: boolean, returns: boolean) {
  const frame = useRef<HTMLDivElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const returnsFocus = useRef(false);
  const focusField = () => frame.current?.querySelector('textarea')?.focus();
  const giveBack = useEffectEvent(() => returns && focusField());

  useEffect(() => {
    if (!returnsFocus.current) return;
    const { activeElement } = document;
    const isStillHere = activeElement === document.body || frame.current?.contains(activeElement);
    if (isAsking) return log.current?.focus({ preventScroll: true });
    returnsFocus.current = false;
    if (isStillHere) giveBack();
  }, [isAsking]);

  return {
    frame,
    log,
    focusField,
    /** Runs what a person triggered in here. */
    act: (action: () => void) => {
      returnsFocus.current = true;
      action();
    },
  };
}
