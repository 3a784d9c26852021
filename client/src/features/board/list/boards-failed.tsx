import { Button } from '../../../components/button';
import { BROKEN, EmptyState } from '../../../components/empty-state';
import { Icon } from '../../../components/icon';
import { errorFacts, errorText } from '../../../lib/error-text';
import { useSignInGate } from '../../../lib/session/use-sign-in-gate';
import { BOARD_PROBLEMS } from '../board-problems';
import { STRINGS } from './strings';

interface BoardsFailedProps {
  error: unknown;
  onRetry: () => void;
}

/** Who may not see the list is led to sign in; everything else may be tried again. */
export function BoardsFailed({ error, onRetry }: BoardsFailedProps) {
  const { promptSignIn } = useSignInGate();
  const { code } = errorFacts(error);
  const isForbidden = code === 'UNAUTHENTICATED' || code === 'FORBIDDEN';
  return (
    <div role="alert">
      <EmptyState
        drawing={BROKEN}
        title={isForbidden ? BOARD_PROBLEMS.forbidden : BOARD_PROBLEMS.notLoaded}
        description={isForbidden ? undefined : errorText(error)}
        action={
          isForbidden ? (
            <Button onClick={promptSignIn}>{STRINGS.signIn}</Button>
          ) : (
            <Button icon={<Icon name="refresh" />} onClick={onRetry}>
              {BOARD_PROBLEMS.retry}
            </Button>
          )
        }
      />
    </div>
  );
}
