import { Button } from './button';
import { BROKEN, EmptyState } from './empty-state';
import { Icon } from './icon';

interface LoadFailureProps {
  text: string;
  onRetry: () => void;
  isBusy: boolean;
}

const RETRY = '다시 시도';

/** Stands where a part of a page would have been; the other parts go on without it. */
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
