import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { StrictMode, type ComponentType, type ReactNode } from 'react';
import { useRoutes } from 'react-router';
import { ErrorBoundary } from '../components/error-boundary';
import { FatalErrorPage } from './fatal-error-page';
import { routes } from './routes';

interface AppProps {
  client: ApolloClient;
  /** BrowserRouter; tests keep their addresses in memory. The routers that fetch data weigh 17 KB more, and Apollo fetches here. */
  Router: ComponentType<{ children: ReactNode }>;
}

export function App({ client, Router }: AppProps) {
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

const Pages = () => useRoutes(routes);
