import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { BaseHttpLink } from '@apollo/client/link/http';
import { RetryLink } from '@apollo/client/link/retry';
import { OperationTypeNode } from 'graphql';
import { cachePolicies } from './cache-policies';
import { fetchWithTimeout } from './fetch-with-timeout';

const READ_TIMEOUT_MS = 30_000;

/** One short second try for reads that never reached the server (a phone changing cells). A write might have arrived: never repeated. */
const retry = new RetryLink({
  delay: { initial: 400, jitter: true },
  attempts: (count, { operationType }, error) =>
    count < 2 && operationType === OperationTypeNode.QUERY && error instanceof TypeError,
});

const http = new BaseHttpLink({
  uri: '/graphql',
  // The server refuses requests without it: a form of a foreign site cannot send this header.
  headers: { 'apollo-require-preflight': 'true' },
  fetch: fetchWithTimeout(READ_TIMEOUT_MS),
});

/** @param link where answers come from; tests put their own in place of the network */
export function createApolloClient(link: ApolloLink = ApolloLink.from([retry, http])): ApolloClient {
  return new ApolloClient({ link, cache: new InMemoryCache({ typePolicies: cachePolicies }) });
}
