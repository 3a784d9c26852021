import { ApolloLink } from '@apollo/client';
import { catchError, tap } from 'rxjs';

const load = () => import('./stored-answers');

/** Loading the page has priority. */
export const STORE_DELAY_MS = 1_000;

/** Stores responses in the browser, and falls back to them where the network fails. */
export const storedAnswersLink = new ApolloLink((operation, forward) => {
  if (!('indexedDB' in window)) return forward(operation);
  return forward(operation).pipe(
    tap((result) =>
      setTimeout(
        () =>
          void load()
            .then(({ store }) => store(operation, result))
            .catch(() => undefined),
        STORE_DELAY_MS,
      ),
    ),
    catchError((error: unknown) => {
      const answer = load().then(({ fallback }) => fallback(operation, error));
      return answer.catch(() => {
        throw error;
      });
    }),
  );
});
