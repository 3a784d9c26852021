import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { StrictMode, useEffect } from 'react';
import { RouterProvider, type RouterProviderProps } from 'react-router';
// Before every other style sheet: a feature's own class overrides the kit's.
import '../components/kit.module.css';
import { composeTypedText } from '../lib/compose-typed-text';

interface AppProps {
  client: ApolloClient;
  /** Tests keep their addresses in memory. */
  router: RouterProviderProps['router'];
}

/** React already logs errors that a boundary has caught. */
const ignore = () => {};

export function App({ client, router }: AppProps) {
  useEffect(composeTypedText, []);
  return (
    <StrictMode>
      <ApolloProvider client={client}>
        <RouterProvider router={router} onError={ignore} />
      </ApolloProvider>
    </StrictMode>
  );
}
