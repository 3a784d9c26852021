import { useApolloClient } from '@apollo/client/react';
import { Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ErrorBoundary } from '../components/error-boundary';
import { PageSkeleton } from '../components/page-skeleton';
import { ErrorPage } from './error-page';
import { PageLoadError } from './page-load-error';

interface PageBoundaryProps {
  children: ReactNode;
  /** Pages with the same name share one boundary and what is mounted in it; else every address has its own. */
  name?: string;
}

/** Skeleton while a page's code or first answer is on its way, a way on when it fails. */
export function PageBoundary({ children, name }: PageBoundaryProps) {
  const client = useApolloClient();
  const { pathname, key } = useLocation();
  const boundary = name ?? pathname.toLowerCase();

  /** A failed suspense query keeps its failure for a while: it has to be asked again before the page is drawn again. */
  const askAgain = (error: unknown, redraw: () => void) => {
    if (error instanceof PageLoadError) return Promise.resolve(window.location.reload());
    return client
      .refetchQueries({ include: 'active' })
      .catch(() => undefined)
      .then(redraw);
  };

  return (
    <ErrorBoundary
      key={boundary}
      resetKey={key}
      fallback={(error, redraw) => <ErrorPage error={error} onRetry={() => askAgain(error, redraw)} />}
    >
      {/* A new boundary shows its skeleton at once; an old one would keep the former page on the screen, as if nothing had been pressed. */}
      <Suspense key={boundary} fallback={<PageSkeleton />}>
        {children}
      </Suspense>
    </ErrorBoundary>
  );
}
