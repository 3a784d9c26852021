import { useState } from 'react';
import { BROKEN_DRAWING, EmptyStateFrame } from '../components/empty-state-frame';
import { Button, ButtonLink } from '../components/button';
import { ShellIcon } from '../components/shell-icon';
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
      <EmptyStateFrame
        titleAs="h1"
        drawing={BROKEN_DRAWING}
        title={title}
        description={isOutdated ? STRINGS.outdatedText : isLoadError ? STRINGS.pageNotLoaded : errorText(error)}
        action={
          <>
            <Button icon={<ShellIcon name="refresh" />} busy={isBusy} onClick={retry}>
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
