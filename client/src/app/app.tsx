import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { StrictMode, useEffect, type ComponentType, type ReactNode } from 'react';
import { type Location, Navigate, useLocation, useRoutes } from 'react-router';
// Before every other style sheet: a feature's own class overrides the kit's.
import '../components/kit.module.css';
import { ErrorBoundary } from '../components/error-boundary';
import { composeTypedText } from '../lib/compose-typed-text';
import { usableParams } from '../lib/usable-params';
import { FatalErrorPage } from './fatal-error-page';
import { routes } from './routes';

interface AppProps {
  client: ApolloClient;
  /** BrowserRouter; tests keep their addresses in memory. The routers that fetch data weigh 17 KB more, and Apollo fetches here. */
  Router: ComponentType<{ children: ReactNode }>;
}

export function App({ client, Router }: AppProps) {
  useEffect(composeTypedText, []);
  return (
    <StrictMode>
      <ApolloProvider client={client}>
        <Router>
          <ErrorBoundary resetKey="" fallback={(error) => <FatalErrorPage error={error} />}>
            <Pages />
          </ErrorBoundary>
        </Router>
      </ApolloProvider>
    </StrictMode>
  );
}

/** No page has this address. */
const NO_PAGE = '/404';

/** What the server refuses in every text (a NUL) is taken out of the address here, for every page. */
function Pages() {
  const { pathname, search, hash, state } = useLocation() as Location<unknown>;
  const usable = usableParams(search);
  const page = useRoutes(routes, pathname.includes('%00') ? NO_PAGE : undefined);
  return usable === search ? page : <Navigate replace to={{ pathname, search: usable, hash }} state={state} />;
}
