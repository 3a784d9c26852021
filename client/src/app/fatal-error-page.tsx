import { useRouteError } from 'react-router';
import { ErrorPage } from './error-page';

/** The last resort, when the frame of the site itself failed: only a fresh start helps. */
export function FatalErrorPage() {
  const error = useRouteError();
  return (
    <main>
      <ErrorPage error={error} onRetry={() => Promise.resolve(window.location.reload())} />
    </main>
  );
}
