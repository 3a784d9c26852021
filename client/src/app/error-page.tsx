import { useState } from 'react';
import { Button } from '../components/button';
import { ButtonLink } from '../components/button-link';
import { EmptyState } from '../components/empty-state';
import { errorText } from '../lib/error-text';
import { paths } from '../lib/paths';
import { usePageTitle } from '../lib/use-page-title';
import { PageLoadError } from './page-load-error';
import { STRINGS } from './strings';

interface ErrorPageProps {
  error: unknown;
  onRetry: () => Promise<void>;
}

/** Stands in for a page that failed: what happened, and the way on. */
export function ErrorPage({ error, onRetry }: ErrorPageProps) {
  const [isBusy, setIsBusy] = useState(false);
  usePageTitle(STRINGS.errorTitle);

  const retry = () => {
    setIsBusy(true);
    void onRetry().finally(() => setIsBusy(false));
  };

  return (
    <div role="alert">
      <EmptyState
        titleAs="h1"
        drawing="broken"
        title={STRINGS.errorTitle}
        description={error instanceof PageLoadError ? STRINGS.pageNotLoaded : errorText(error)}
        action={
          <>
            <Button icon="refresh" busy={isBusy} onClick={retry}>
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
