/** Stable codes; the same on GraphQL (`extensions.code`) and REST (`code`). */
export type ErrorCode =
  | 'BAD_USER_INPUT'
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'PAYLOAD_TOO_LARGE'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'TOO_MANY_REQUESTS'
  | 'BAD_GATEWAY'
  | 'GATEWAY_TIMEOUT'
  | 'SERVICE_UNAVAILABLE';

export interface AppErrorOptions {
  /** Input field → Korean text that a form shows next to the field. */
  fieldErrors?: Record<string, string>;
  /** Seconds after which trying again makes sense; becomes `Retry-After`. */
  retryAfter?: number;
  cause?: unknown;
}

/**
 * The only error whose text reaches a person: polite Korean, free of internals.
 * Everything else is masked by app/graphql/format-error.ts and logged with an id.
 */
export class AppError extends Error {
  readonly fieldErrors: Record<string, string> | undefined;
  readonly retryAfter: number | undefined;

  constructor(
    readonly code: ErrorCode,
    text: string,
    { fieldErrors, retryAfter, cause }: AppErrorOptions = {},
  ) {
    super(text, { cause });
    this.name = 'AppError';
    this.fieldErrors = fieldErrors;
    this.retryAfter = retryAfter;
  }
}

/** A row read earlier in this query has been deleted meanwhile; app/graphql/executor.ts runs the query once more. */
export class GoneMeanwhileError extends AppError {
  constructor(text: string) {
    super('NOT_FOUND', text);
  }
}
