import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { BaseHttpLink } from '@apollo/client/link/http';
import { OperationTypeNode } from 'graphql';
import { catchError, from, mergeMap, timer } from 'rxjs';
import { cachePolicies } from './cache-policies';
import { fetchWithTimeout } from './fetch-with-timeout';
import { sessionLink } from './session/session-link';
import { sharedReadsLink } from './shared-reads';
import { storedAnswersLink } from './stored-answers/link';

const TIMEOUT_MS = 30_000;
const RETRY_MS = 400;
/** Longest `Retry-After`, in seconds, that a read waits for. */
const RETRY_AFTER_MAX = 5;

/** Milliseconds before a retry; null where it would not help. */
function retryDelay(error: unknown): number | null {
  // The request never reached the server: a phone changing cells.
  if (error instanceof TypeError) return RETRY_MS * (0.5 + Math.random());
  if (!ServerError.is(error) || error.statusCode !== 503) return null;
  const seconds = Number(error.response.headers.get('Retry-After') ?? NaN);
  return seconds <= RETRY_AFTER_MAX ? seconds * 1_000 * (1 + Math.random() / 2) : null;
}

/** One second try for reads. A write might have arrived: never repeated. */
const retry = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    catchError((error: unknown) => {
      const delay = operation.operationType === OperationTypeNode.QUERY ? retryDelay(error) : null;
      if (delay === null) throw error;
      return timer(delay).pipe(mergeMap(() => forward(operation)));
    }),
  ),
);

const http = new BaseHttpLink({ fetch: fetchWithTimeout(TIMEOUT_MS) });

/** Files go another way, whose code loads with the first of them. */
const transport = new ApolloLink((operation, forward) =>
  'uploads' in operation.getContext()
    ? from(import('./upload-link')).pipe(mergeMap(({ uploadLink }) => uploadLink.request(operation, forward)))
    : http.request(operation, forward),
);

const network = ApolloLink.from([retry, sharedReadsLink, transport]);

/** @param link where answers come from; tests put their own in place of the network */
export function createApolloClient(link: ApolloLink = network): ApolloClient {
  const client = new ApolloClient({
    link: ApolloLink.from([sessionLink, storedAnswersLink, link]),
    cache: new InMemoryCache({ typePolicies: cachePolicies }),
  });
  // useQuery unsubscribes in a timeout: without waiting, queries of a page that ended with the session would be sent without a token.
  client.onResetStore(() => new Promise((resolve) => setTimeout(resolve)));
  return client;
}
