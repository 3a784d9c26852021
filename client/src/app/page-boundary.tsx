import { useApolloClient } from '@apollo/client/react';
import { Suspense, type ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { ErrorBoundary } from '../components/error-boundary';
import { PageSkeleton } from '../components/page-skeleton';
import { ErrorPage } from './error-page';

interface PageBoundaryProps {
  children: ReactNode;
  /** Pages with the same name share one boundary and what is mounted in it; else every address has its own. */
  name?: string;
}

/** Skeleton while a page's first answer or the next page's code is on its way, a way on when the answer fails. */
export function PageBoundary({ children, name }: PageBoundaryProps) {
  const client = useApolloClient();
  const { pathname, key } = useLocation();
  const { location: next } = useNavigation();
  const boundary = name ?? pathname.toLowerCase();

  /** A failed suspense query keeps its failure for a while: it has to be asked again before the page is drawn again. */
  const askAgain = (redraw: () => void) =>
    client
      .refetchQueries({ include: 'active' })
      .catch(() => undefined)
      .then(redraw);

  // The code of another page is on its way: it is seen at once that the press was heard. A frame stays.
  if (next && !name && next.pathname.toLowerCase() !== boundary) return <PageSkeleton />;

  return (
    <ErrorBoundary
      key={boundary}
      resetKey={key}
      fallback={(error, redraw) => <ErrorPage error={error} onRetry={() => askAgain(redraw)} />}
    >
      {/* A new boundary shows its skeleton at once; an old one would keep the former page on the screen, as if nothing had been pressed. */}
      <Suspense key={boundary} fallback={<PageSkeleton />}>
        {children}
      </Suspense>
    </ErrorBoundary>
  );
}
