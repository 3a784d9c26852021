import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { BaseHttpLink } from '@apollo/client/link/http';
import { OperationTypeNode } from 'graphql';
import { catchError, mergeMap, throwError, timer } from 'rxjs';
import { cachePolicies } from './cache-policies';
import { ENDPOINT } from './endpoint';
import { fetchWithTimeout } from './fetch-with-timeout';
import { sessionLink } from './session/session-link';
import { lazyUploadLink } from './upload/lazy-upload-link';

const TIMEOUT_MS = 30_000;
const RETRY_MS = 400;

/** One short second try for reads that never reached the server (a phone changing cells). A write might have arrived: never repeated. */
const retry = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    catchError((error: unknown) =>
      operation.operationType === OperationTypeNode.QUERY && error instanceof TypeError
        ? timer(RETRY_MS * (0.5 + Math.random())).pipe(mergeMap(() => forward(operation)))
        : throwError(() => error),
    ),
  ),
);

const http = new BaseHttpLink({
  ...ENDPOINT,
  fetch: fetchWithTimeout(TIMEOUT_MS),
});

const network = ApolloLink.from([
  retry,
  ApolloLink.split((operation) => 'uploads' in operation.getContext(), lazyUploadLink, http),
]);

/** @param link where answers come from; tests put their own in place of the network */
export function createApolloClient(link: ApolloLink = network): ApolloClient {
  return new ApolloClient({
    link: ApolloLink.from([sessionLink, link]),
    cache: new InMemoryCache({ typePolicies: cachePolicies }),
  });
}
