import { ApolloLink, Observable } from '@apollo/client';
import { catchError, tap } from 'rxjs';

const load = () => import('./stored-answers');

/** Loading the page has priority. */
const DELAY_MS = 1_000;

/** How long a page waits for the server before it shows a stored answer. */
const PATIENCE_MS = 8_000;

/** Stores responses in the browser, and falls back to them where the network fails or is slow. */
export const storedAnswersLink = new ApolloLink((operation, forward) => {
  if (!('indexedDB' in window)) return forward(operation);
  const fallBack = (error?: unknown) => load().then(({ fallback }) => fallback(operation, error));
  return new Observable((observer) => {
    const timer = setTimeout(
      () =>
        void fallBack()
          // Ignored after a response, which completes the observer. A response after it replaces it.
          .then((answer) => observer.next(answer))
          .catch(() => undefined),
      PATIENCE_MS,
    );
    observer.add(() => clearTimeout(timer));
    forward(operation)
      .pipe(
        tap((result) =>
          setTimeout(
            () =>
              void load()
                .then(({ store }) => store(operation, result))
                .catch(() => undefined),
            DELAY_MS,
          ),
        ),
        catchError((error: unknown) =>
          fallBack(error).catch(() => {
            throw error;
          }),
        ),
      )
      .subscribe(observer);
  });
});
