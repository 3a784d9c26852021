import { Button } from './button';
import { BROKEN, EmptyState } from './empty-state';
import { Icon } from './icon';

const RETRY = '다시 시도';

/** In place of a part of a page that could not be loaded; the other parts stay. */
export function LoadFailure({ text, onRetry, isBusy }: { text: string; onRetry: () => void; isBusy: boolean }) {
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
