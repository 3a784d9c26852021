import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { catchError, mergeMap, of, throwError } from 'rxjs';
import { hasSessionEnded, isUnauthenticated } from '../error-text';
import { currentToken, dropToken, hasExpiredToken } from './token';

/** For operations about signing in: they send no stale token, and a refusal does not end the session. */
export const AS_VISITOR = { asVisitor: true } as const;

/**
 * Sends the stored token along. One that the server refuses (expired, signed out elsewhere, password changed) is dropped without
 * a word; a query is then asked once more as a visitor. A mutation is not: whoever did it has to know that it did not happen.
 */
export const sessionLink = new ApolloLink((operation, forward) => {
  const { asVisitor, headers } = operation.getContext() as { asVisitor?: boolean; headers?: Record<string, string> };
  const token = asVisitor ? null : currentToken();
  if (token === null) {
    // Members who change something believe they are signed in: the page must learn that they no longer are.
    if (!asVisitor && operation.operationType === OperationTypeNode.MUTATION && hasExpiredToken()) dropToken('refused');
    return forward(operation);
  }

  /** Repeats a query without the token; undefined for a mutation. */
  const retryAsVisitor = () => {
    // Another response may have dropped or replaced it meanwhile.
    if (currentToken() === token) dropToken('refused');
    if (operation.operationType !== OperationTypeNode.QUERY) return undefined;
    operation.setContext({ headers: { ...headers } });
    return forward(operation);
  };

  operation.setContext({ headers: { ...headers, authorization: `Bearer ${token}` } });
  return forward(operation).pipe(
    mergeMap((result) => (isUnauthenticated(result.errors?.[0]) && retryAsVisitor()) || of(result)),
    catchError((error: unknown) => (hasSessionEnded(error) && retryAsVisitor()) || throwError(() => error)),
  );
});
