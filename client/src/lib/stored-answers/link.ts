import { ApolloLink } from '@apollo/client';
import { catchError, tap } from 'rxjs';

const load = () => import('./stored-answers');

/** The page comes first. */
const DELAY_MS = 1_000;

/** Stores answers in the browser; where the network fails, they are given from there. */
export const storedAnswersLink = new ApolloLink((operation, forward) => {
  if (!('indexedDB' in window)) return forward(operation);
  return forward(operation).pipe(
    tap((result) =>
      setTimeout(
        () =>
          void load()
            .then(({ keep }) => keep(operation, result))
            .catch(() => undefined),
        DELAY_MS,
      ),
    ),
    catchError((error: unknown) => {
      const answer = load().then(({ storedAnswer }) => storedAnswer(operation, error));
      return answer.catch(() => {
        throw error;
      });
    }),
  );
});
