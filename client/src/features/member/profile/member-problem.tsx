import { useState } from 'react';
import { Button, ButtonLink } from '../../../components/button';
import { LOST } from '../../../components/empty-drawings';
import { BROKEN, EmptyState } from '../../../components/empty-state';
import { Icon } from '../../../components/icon';
import { errorFacts } from '../../../lib/error-text';
import { paths } from '../../../lib/paths';
import { usePageTitle } from '../../../lib/use-page-title';
import { Forbidden } from '../session/forbidden';
import { STRINGS } from './strings';

interface MemberProblemProps {
  error: unknown;
  onRetry: () => Promise<unknown>;
}

/** Stands in for a profile that cannot be shown. */
export function MemberProblem({ error, onRetry }: MemberProblemProps) {
  const { code } = errorFacts(error);
  if (code === 'FORBIDDEN') return <Forbidden />;
  return code === 'NOT_FOUND' ? <NotFound /> : <Failed onRetry={onRetry} />;
}

function NotFound() {
  usePageTitle(STRINGS.notFound);
  return (
    <EmptyState
      drawing={LOST}
      titleAs="h1"
      title={STRINGS.notFound}
      description={STRINGS.notFoundText}
      action={<ButtonLink to={paths.home()}>{STRINGS.toHome}</ButtonLink>}
    />
  );
}

function Failed({ onRetry }: Pick<MemberProblemProps, 'onRetry'>) {
  usePageTitle(STRINGS.failed);
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
        title={STRINGS.failed}
        action={
          <>
            <Button icon={<Icon name="refresh" />} busy={isBusy} onClick={() => void retry()}>
              {STRINGS.retry}
            </Button>
            <ButtonLink variant="secondary" to={paths.home()}>
              {STRINGS.toHome}
            </ButtonLink>
          </>
        }
      />
    </div>
  );
}
