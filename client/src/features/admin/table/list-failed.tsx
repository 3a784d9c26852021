import { Button, ButtonLink } from '../../../components/button';
import { BROKEN } from '../../../components/broken-drawing';
import { EmptyState } from '../../../components/empty-state';
import { Icon } from '../../../components/icon';
import { errorFacts } from '../../../lib/error-code';
import { errorText } from '../../../lib/error-text';
import { paths } from '../../../lib/paths';
import { useSignInGate } from '../../../lib/session/use-sign-in-gate';
import { STRINGS } from './strings';

interface ListFailedProps {
  error: unknown;
  /** What could not be done, for everything but a refusal. */
  text: string;
  onRetry: () => void;
}

export function ListFailed({ error, text, onRetry }: ListFailedProps) {
  const { promptSignIn } = useSignInGate();
  const { code } = errorFacts(error);
  return (
    <div role="alert">
      {code === 'UNAUTHENTICATED' ? (
        <EmptyState
          drawing={BROKEN}
          title={STRINGS.unauthenticated}
          action={<Button onClick={promptSignIn}>{STRINGS.signIn}</Button>}
        />
      ) : code === 'FORBIDDEN' ? (
        <EmptyState
          drawing={BROKEN}
          title={STRINGS.forbidden}
          action={<ButtonLink to={paths.home()}>{STRINGS.toHome}</ButtonLink>}
        />
      ) : (
        <EmptyState
          drawing={BROKEN}
          title={text}
          description={errorText(error)}
          action={
            <Button icon={<Icon name="refresh" />} onClick={onRetry}>
              {STRINGS.retry}
            </Button>
          }
        />
      )}
    </div>
  );
}
