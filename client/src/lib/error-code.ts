import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';

export interface ErrorFacts {
  /** The server's stable code (`NOT_FOUND`, `TOO_MANY_REQUESTS`, …), if it got as far as giving one. */
  code: string | undefined;
  message: string | undefined;
  /** Input field → Korean text to show beside it. */
  fieldErrors: Record<string, string>;
}

/** What the server said about a failure: from the errors of an answer, or from the body of an answer with an error status. */
export function errorFacts(error: unknown): ErrorFacts {
  if (CombinedGraphQLErrors.is(error)) return factsOf(error.errors[0]);
  if (ServerError.is(error)) return factsOf(firstErrorIn(error.bodyText));
  return NOTHING;
}

export const isUnauthenticated = (error: unknown) => factsOf(error).code === 'UNAUTHENTICATED';

/** Of a failure of anything but signing in: who asked is not signed in any more. */
export const hasSessionEnded = (error: unknown) => errorFacts(error).code === 'UNAUTHENTICATED';

const NOTHING: ErrorFacts = { code: undefined, message: undefined, fieldErrors: {} };

function factsOf(error: unknown): ErrorFacts {
  if (!isRecord(error)) return NOTHING;
  const { code, fieldErrors } = isRecord(error.extensions) ? error.extensions : {};
  return {
    code: typeof code === 'string' ? code : undefined,
    message: typeof error.message === 'string' ? error.message : undefined,
    fieldErrors: isRecord(fieldErrors) ? (fieldErrors as Record<string, string>) : {},
  };
}

/** A refused request (429, 503) carries the same `errors` list under a status that Apollo Client takes for a broken server. */
function firstErrorIn(bodyText: string): unknown {
  try {
    const body: unknown = JSON.parse(bodyText);
    return isRecord(body) && Array.isArray(body.errors) ? body.errors[0] : undefined;
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
