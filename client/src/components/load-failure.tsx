import { Button } from './button';
import { BROKEN, EmptyState } from './empty-state';
import { Icon } from './icon';
import { Row } from './kit';

const RETRY = '다시 시도';

interface LoadFailureProps {
  text: string;
  onRetry: () => void;
  isBusy: boolean;
}

/** In place of a part of a page that could not be loaded; the other parts stay. */
export function LoadFailure({ text, onRetry, isBusy }: LoadFailureProps) {
  return (
    <div role="status">
      <EmptyState
        title={text}
        drawing={BROKEN}
        action={
          <Button variant="secondary" icon={<Icon name="refresh" />} busy={isBusy} onClick={onRetry}>
            {RETRY}
          </Button>
        }
      />
    </div>
  );
}

/** The same in one line, where little is missing. */
export const LoadFailureLine = ({ text, onRetry, isBusy }: LoadFailureProps) => (
  <Row as="p" gap={2} wrap meta role="status">
    <span>{text}</span>
    <Button variant="quiet" icon={<Icon name="refresh" />} busy={isBusy} onClick={onRetry}>
      {RETRY}
    </Button>
  </Row>
);
