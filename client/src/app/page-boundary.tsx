import { useApolloClient } from '@apollo/client/react';
import { Suspense, type ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { ErrorBoundary } from '../components/error-boundary';
import { PageSkeleton } from '../components/page-skeleton';
import { ErrorPage } from './error-page';

interface PageBoundaryProps {
  children: ReactNode;
  /** Pages with the same name share a boundary, which stays mounted; without a name every address has its own. */
  name?: string;
}

/** Shows a skeleton while a page's first answer or the next page's code loads, and an error page when the answer fails. */
export function PageBoundary({ children, name }: PageBoundaryProps) {
  const client = useApolloClient();
  const { pathname, key } = useLocation();
  const { location: next } = useNavigation();
  const boundary = name ?? pathname.toLowerCase();

  /** A failed suspense query caches its error: it must run again before the page renders again. */
  const refetch = (redraw: () => void) =>
    client
      .refetchQueries({ include: 'active' })
      .catch(() => undefined)
      .then(redraw);

  // The code of another page is loading: an immediate reaction to the press. A frame stays.
  if (next && !name && next.pathname.toLowerCase() !== boundary) return <PageSkeleton />;

  return (
    <ErrorBoundary
      key={boundary}
      resetKey={key}
      fallback={(error, redraw) => <ErrorPage error={error} onRetry={() => refetch(redraw)} />}
    >
      {/* A new boundary shows its skeleton at once; an old one would keep the former page visible. */}
      <Suspense key={boundary} fallback={<PageSkeleton />}>
        {children}
      </Suspense>
    </ErrorBoundary>
  );
}
