import { useRouteError } from 'react-router';
import { ErrorPage } from './error-page';

/** When the code of a page did not come, or the frame of the site itself failed: only a fresh start helps. */
export function RouteErrorPage() {
  return <ErrorPage error={useRouteError()} onRetry={() => Promise.resolve(window.location.reload())} />;
}
