import { ErrorPage } from './error-page';

/** The last resort, when the frame of the site itself failed: only a fresh start helps. */
export function FatalErrorPage({ error }: { error: unknown }) {
  return (
    <main>
      <ErrorPage error={error} onRetry={() => Promise.resolve(window.location.reload())} />
    </main>
  );
}
