import { useState } from 'react';
import { useRouteError } from 'react-router';
import { BROKEN, EmptyState } from '../components/empty-state';
import { Button, ButtonLink } from '../components/button';
import { IconFrame, REFRESH } from '../components/icon-frame';
import { errorText } from '../lib/error-text';
import { OUTDATED } from '../lib/load-failure';
import { paths } from '../lib/paths';
import { usePageTitle } from '../lib/use-page-title';
import { STRINGS } from './strings';

/** The code of a page did not load: no network, or a release has replaced the files. Only a reload helps. */
export class PageLoadError extends Error {
  constructor(
    cause: unknown,
    readonly isOutdated: boolean,
  ) {
    super('the code of a page did not load', { cause });
    this.name = 'PageLoadError';
  }
}

/** For a page whose code did not load, and for a failure of the site's frame: only a reload helps. */
export const RouteErrorPage = () => (
  <ErrorPage error={useRouteError()} onRetry={() => Promise.resolve(window.location.reload())} />
);

interface ErrorPageProps {
  error: unknown;
  onRetry: () => Promise<void>;
}

/** Instead of a page that failed: what happened, and the way on. */
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
            <Button icon={<IconFrame path={REFRESH} />} busy={isBusy} onClick={retry}>
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
