import { randomUUID } from 'node:crypto';
import { GraphQLError, type GraphQLErrorExtensions } from 'graphql';
import { ArgumentValidationError } from 'type-graphql';
import type { ValidationError } from 'class-validator';
import { isTaken } from '../../database/sql-state';
import { AppError } from '../../shared/errors';
import type { Logger } from '../../shared/logger';
import type { RequestContext } from '../../shared/request-context';

export type FormatError = (error: unknown, context?: Pick<RequestContext, 'requestId'>) => GraphQLError;

/** All errors leave here: AppError unchanged, validation as field errors, everything else masked and logged with an id. */
export function createFormatError(log: Logger): FormatError {
  return (error, context) => {
    const { message, extensions } = describe(error, log, context);
    const source = error instanceof Error && 'path' in error ? (error as GraphQLError) : undefined;
    // Rebuilt: graphql-jit's errors lack the `extensions` that Apollo expects, and nothing of the original may leak.
    return new GraphQLError(message, { path: source?.path, nodes: source?.nodes, extensions });
  };
}

function describe(
  error: unknown,
  log: Logger,
  context?: Pick<RequestContext, 'requestId'>,
): { message: string; extensions: GraphQLErrorExtensions } {
  const original = originalOf(error);
  if (original instanceof AppError) {
    const { code, message, fieldErrors, retryAfter } = original;
    return { message, extensions: { code, ...(fieldErrors && { fieldErrors }), ...(retryAfter && { retryAfter }) } };
  }
  if (original instanceof ArgumentValidationError) {
    const fieldErrors = Object.fromEntries(fieldErrorsOf(original.extensions.validationErrors));
    return { message: '입력한 값을 확인해 주세요.', extensions: { code: 'BAD_USER_INPUT', fieldErrors } };
  }
  if (original === undefined) {
    // From GraphQL itself (a variable of the wrong type): an error of the request.
    const graphQLError = error as GraphQLError;
    const code = graphQLError.path === undefined ? 'BAD_USER_INPUT' : 'INTERNAL_SERVER_ERROR';
    if (code === 'BAD_USER_INPUT') return { message: graphQLError.message, extensions: { code } };
  }
  if (isTaken(original)) {
    // A concurrent write that no service translated.
    log.warn({ err: original, requestId: context?.requestId }, 'a unique violation that no service translates');
    return { message: '이미 있는 내용입니다. 새로 고친 뒤 다시 확인해 주세요.', extensions: { code: 'CONFLICT' } };
  }
  const errorId = randomUUID();
  log.error({ err: original ?? error, errorId, requestId: context?.requestId }, 'unexpected error');
  return { message: '문제가 생겼습니다. 잠시 후 다시 시도해 주세요.', extensions: { code: 'INTERNAL_SERVER_ERROR', errorId } };
}

/** The error that a resolver threw; undefined for errors of GraphQL itself. */
function originalOf(error: unknown): unknown {
  if (error instanceof AppError || error instanceof ArgumentValidationError) return error;
  if (error instanceof Error && 'originalError' in error) return (error as GraphQLError).originalError ?? undefined;
  return error instanceof GraphQLError ? undefined : error;
}

/** Korean field error by the name of class-validator's rule. */
const RULE_TEXTS: Record<string, string> = {
  maxLength: '너무 깁니다.',
  isLength: '너무 깁니다.',
  arrayMaxSize: '너무 많이 골랐습니다.',
  isInt: '정수를 입력해 주세요.',
  min: '너무 작은 값입니다.',
  max: '너무 큰 값입니다.',
  isLatitude: '위도가 올바르지 않습니다.',
  isLongitude: '경도가 올바르지 않습니다.',
  isUuid: 'UUID를 보내 주세요.',
};

/** Nested fields are named by their path (`filter.searchQuery`). The values themselves are never repeated. */
function fieldErrorsOf(errors: ValidationError[], prefix = ''): [string, string][] {
  return errors.flatMap(({ property, constraints, children }) => {
    const path = prefix + property;
    const [rule] = Object.keys(constraints ?? {});
    const own: [string, string][] = rule ? [[path, RULE_TEXTS[rule] ?? '값을 확인해 주세요.']] : [];
    return [...own, ...fieldErrorsOf(children ?? [], `${path}.`)];
  });
}
