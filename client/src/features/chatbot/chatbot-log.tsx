import { type Ref, useLayoutEffect, useRef } from 'react';
import { Button } from '../../components/button';
import { Icon } from '../../components/icon';
import { Meta, Row, Stack } from '../../components/kit';
import { VisuallyHidden } from '../../components/visually-hidden';
import { ChatbotAnswer } from './chatbot-answer';
import bubble from './chatbot-bubble.module.css';
import type { ConversationState, Line } from './conversation';
import { STRINGS } from './strings';

/** In pixels: this close to its end the list follows new lines. */
const NEAR = 48;
/** Above a new line, so that the end of the question stays visible; less where the line would not fit otherwise. */
const MARGIN = { min: 8, max: 48 };

interface ChatbotLogProps extends Pick<ConversationState, 'lines' | 'isAsking'> {
  /** Has the focus while the field is disabled. */
  ref: Ref<HTMLDivElement>;
  /** One of the examples or suggestions. */
  onChoose: (text: string) => void;
  onRetry: () => void;
}

export function ChatbotLog({ ref, lines, isAsking, onChoose, onRetry }: ChatbotLogProps) {
  const { scroller, onScroll } = useFollowing(lines, isAsking);
  const newest = lines.at(-1);
  const suggestions = newest?.kind === 'answer' ? newest.answer.suggestions : [];
  return (
    <div className={bubble.scroller} ref={scroller} onScroll={onScroll}>
      <div className={bubble.log} ref={ref} role="log" aria-label={STRINGS.log} aria-live="polite" tabIndex={0}>
        <Stack gap={3} className={bubble.bot}>
          <p className={bubble.text}>{STRINGS.greeting}</p>
        </Stack>
        {lines.map((line, index) => (
          <Bubble key={line.id} line={line} onRetry={index === lines.length - 1 ? onRetry : undefined} />
        ))}
        {isAsking && (
          <Stack gap={3} className={bubble.bot}>
            <span className={bubble.dots} aria-hidden="true">
              …
            </span>
            <VisuallyHidden>{STRINGS.busy}</VisuallyHidden>
          </Stack>
        )}
      </div>
      {lines.length === 0 && <Choices label={STRINGS.examples} texts={STRINGS.questions} onChoose={onChoose} />}
      {!isAsking && suggestions.length > 0 && <Choices label={STRINGS.suggestions} texts={suggestions} onChoose={onChoose} />}
    </div>
  );
}

function Bubble({ line, onRetry }: { line: Line; onRetry: (() => void) | undefined }) {
  if (line.kind === 'answer') return <ChatbotAnswer answer={line.answer} />;
  if (line.kind === 'question')
    return (
      <div className={bubble.you} data-stopped={line.isStopped || undefined}>
        <VisuallyHidden>{STRINGS.you}</VisuallyHidden>
        <p className={bubble.text}>{line.text}</p>
        {line.isStopped && <Meta className={bubble.stopped}>{STRINGS.stopped}</Meta>}
      </div>
    );
  return (
    <Stack gap={3} className={bubble.bot}>
      <p className={bubble.text}>{line.text}</p>
      {onRetry && (
        <Button className={bubble.retry} variant="secondary" icon={<Icon name="refresh" />} onClick={onRetry}>
          {STRINGS.retry}
        </Button>
      )}
    </Stack>
  );
}

interface ChoicesProps extends Pick<ChatbotLogProps, 'onChoose'> {
  label: string;
  texts: readonly string[];
}

/** What may be said next, as buttons. */
const Choices = ({ label, texts, onChoose }: ChoicesProps) => (
  <Row as="ul" gap={2} wrap className={bubble.choices} aria-label={label}>
    {texts.map((text) => (
      <li key={text}>
        <button type="button" onClick={() => onChoose(text)}>
          {text}
        </button>
      </li>
    ))}
  </Row>
);

/**
 * Scrolls to the beginning of a new line, unless the person has scrolled up to read. Their own question is always scrolled to.
 */
function useFollowing(lines: readonly Line[], isAsking: boolean) {
  const scroller = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  useLayoutEffect(() => {
    const { current } = scroller;
    const newest = current?.querySelector<HTMLElement>('[role=log] > :last-child');
    if (!current || !newest || !(isAtEnd.current || lines.at(-1)?.kind === 'question')) return;
    const spare = current.clientHeight - newest.offsetHeight;
    current.scrollTop = newest.offsetTop - Math.min(Math.max(spare, MARGIN.min), MARGIN.max);
  }, [lines, isAsking]);
  return {
    scroller,
    onScroll: () => {
      const { current } = scroller;
      if (current) isAtEnd.current = current.scrollHeight - current.scrollTop - current.clientHeight < NEAR;
    },
  };
}
