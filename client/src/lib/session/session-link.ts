import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { catchError, mergeMap, of, throwError } from 'rxjs';
import { hasSessionEnded, isUnauthenticated } from '../error-text';
import { currentToken, dropToken, hasExpiredToken } from './token';

/** On operations that are about signing in: a stale token must not stand in their way, and their refusal is no word about it. */
export const AS_VISITOR = { asVisitor: true } as const;

/**
 * Sends the stored token along. One that the server refuses (expired, signed out elsewhere, password changed) is dropped without
 * a word; a query is then asked once more as a visitor. A mutation is not: whoever did it has to know that it did not happen.
 */
export const sessionLink = new ApolloLink((operation, forward) => {
  const { asVisitor } = operation.getContext();
  const token = asVisitor ? null : currentToken();
  if (token === null) {
    // Whoever changes something believes to be signed in: the page has to hear that they are not any more.
    if (!asVisitor && operation.operationType === OperationTypeNode.MUTATION && hasExpiredToken()) dropToken('refused');
    return forward(operation);
  }
  const { headers } = operation.getContext() as { headers?: Record<string, string> };

  /** The same question without the token, or undefined when nobody may repeat it. */
  const askAgain = () => {
    // Another answer may have dropped or replaced it meanwhile.
    if (currentToken() === token) dropToken('refused');
    if (operation.operationType !== OperationTypeNode.QUERY) return undefined;
    operation.setContext({ headers: { ...headers } });
    return forward(operation);
  };

  operation.setContext({ headers: { ...headers, authorization: `Bearer ${token}` } });
  return forward(operation).pipe(
    mergeMap((result) => (isUnauthenticated(result.errors?.[0]) ? (askAgain() ?? of(result)) : of(result))),
    catchError((error: unknown) => (hasSessionEnded(error) ? (askAgain() ?? throwError(() => error)) : throwError(() => error))),
  );
});
