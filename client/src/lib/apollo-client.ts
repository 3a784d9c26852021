import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
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

/** A page asks for all that it shows in one go: each request is sent in a task of its own, between which the page answers. */
const oneByOne = new ApolloLink(
  (operation, forward) =>
    new Observable((observer) => {
      let stop = () => clearTimeout(start);
      const start = setTimeout(() => {
        const sent = forward(operation).subscribe(observer);
        stop = () => sent.unsubscribe();
      });
      return () => stop();
    }),
);

const network = ApolloLink.from([
  oneByOne,
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
