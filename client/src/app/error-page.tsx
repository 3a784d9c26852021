import { useState } from 'react';
import { Button, ButtonLink } from '../components/button';
import { BROKEN } from '../components/broken-drawing';
import { EmptyState } from '../components/empty-state';
import { IconFrame, REFRESH } from '../components/icon-frame';
import { errorText } from '../lib/error-text';
import { OUTDATED } from '../lib/load-failure';
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
  const isLoadError = error instanceof PageLoadError;
  const isOutdated = isLoadError && error.isOutdated;
  const title = isOutdated ? OUTDATED.text : STRINGS.errorTitle;
  usePageTitle(title);

  const retry = () => {
    setIsBusy(true);
    void onRetry().finally(() => setIsBusy(false));
  };

  return (
    <div role="alert">
      <EmptyState
        titleAs="h1"
        drawing={BROKEN}
        title={title}
        description={isOutdated ? STRINGS.outdatedText : isLoadError ? STRINGS.pageNotLoaded : errorText(error)}
        action={
          <>
            <Button icon={<IconFrame>{REFRESH}</IconFrame>} busy={isBusy} onClick={retry}>
              {isOutdated ? OUTDATED.action : STRINGS.retry}
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
