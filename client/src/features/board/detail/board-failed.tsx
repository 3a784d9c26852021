import { useState } from 'react';
import { Button, ButtonLink } from '../../../components/button';
import { BROKEN, EmptyState } from '../../../components/empty-state';
import { Icon } from '../../../components/icon';
import { errorText } from '../../../lib/error-text';
import { paths } from '../../../lib/paths';
import { usePageTitle } from '../../../lib/use-page-title';
import { BOARD_PROBLEMS } from '../board-problems';
import { STRINGS } from './strings';

interface BoardFailedProps {
  error: unknown;
  onRetry: () => Promise<unknown>;
}

/** Stands in for an announcement that could not be had. */
export function BoardFailed({ error, onRetry }: BoardFailedProps) {
  usePageTitle(BOARD_PROBLEMS.notLoaded);
  const [isBusy, setIsBusy] = useState(false);
  const retry = async () => {
    setIsBusy(true);
    // A second failure shows as the first did.
    await onRetry().catch(() => undefined);
    setIsBusy(false);
  };
  return (
    <div role="alert">
      <EmptyState
        titleAs="h1"
        drawing={BROKEN}
        title={BOARD_PROBLEMS.notLoaded}
        description={errorText(error)}
        action={
          <>
            <Button icon={<Icon name="refresh" />} busy={isBusy} onClick={() => void retry()}>
              {BOARD_PROBLEMS.retry}
            </Button>
            <ButtonLink variant="secondary" to={paths.boards()}>
              {STRINGS.toList}
            </ButtonLink>
          </>
        }
      />
    </div>
  );
}
