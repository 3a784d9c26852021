import type { ComponentProps } from 'react';
import { Button } from './button';
import { BROKEN, EmptyState } from './empty-state';
import { Icon } from './icon';
import { Row } from './kit';

const RETRY = '다시 시도';

/** Asks again for what could not be loaded. */
export const RetryButton = (props: Pick<ComponentProps<typeof Button>, 'variant' | 'busy' | 'onClick'>) => (
  <Button icon={<Icon name="refresh" />} {...props}>
    {RETRY}
  </Button>
);

interface LoadFailureProps {
  text: string;
  onRetry: () => void;
  isBusy: boolean;
}

/** In place of a part of a page that could not be loaded; the other parts stay. */
export function LoadFailure({ text, onRetry, isBusy }: LoadFailureProps) {
  return (
    <div role="status">
      <EmptyState title={text} drawing={BROKEN} action={<RetryButton variant="secondary" busy={isBusy} onClick={onRetry} />} />
    </div>
  );
}

/** The same in one line, where little is missing. */
export const LoadFailureLine = ({ text, onRetry, isBusy }: LoadFailureProps) => (
  <Row as="p" gap={2} wrap meta role="status">
    <span>{text}</span>
    <RetryButton variant="quiet" busy={isBusy} onClick={onRetry} />
  </Row>
);
