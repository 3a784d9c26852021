import { randomUUID } from 'node:crypto';
import { GraphQLError, type GraphQLErrorExtensions } from 'graphql';
import { ArgumentValidationError } from 'type-graphql';
import type { ValidationError } from 'class-validator';
import { isTaken } from '../../database/sql-state';
import { AppError } from '../../shared/errors';
import type { Logger } from '../../shared/logger';
import type { RequestContext } from '../../shared/request-context';

export type FormatError = (error: unknown, context?: Pick<RequestContext, 'requestId'>) => GraphQLError;

/** The one exit of errors: AppError as it is, validation as field errors, everything else masked and logged under an id. */
export function createFormatError(log: Logger): FormatError {
  return (error, context) => {
    const { message, extensions } = describe(error, log, context);
    const source = error instanceof Error && 'path' in error ? (error as GraphQLError) : undefined;
    // Rebuilt, because graphql-jit's errors lack what Apollo expects (`extensions`), and because nothing of the original may leak.
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
    // Made by GraphQL itself (a variable of the wrong type, a null where none may be): about the request, not about us.
    const graphQLError = error as GraphQLError;
    const code = graphQLError.path === undefined ? 'BAD_USER_INPUT' : 'INTERNAL_SERVER_ERROR';
    if (code === 'BAD_USER_INPUT') return { message: graphQLError.message, extensions: { code } };
  }
  if (isTaken(original)) {
    // Two asked for the same at the same moment, and no service has a better word for it.
    log.warn({ err: original, requestId: context?.requestId }, 'a unique violation that no service translates');
    return { message: '이미 있는 내용입니다. 새로 고친 뒤 다시 확인해 주세요.', extensions: { code: 'CONFLICT' } };
  }
  const errorId = randomUUID();
  log.error({ err: original ?? error, errorId, requestId: context?.requestId }, 'unexpected error');
  return { message: '문제가 생겼습니다. 잠시 후 다시 시도해 주세요.', extensions: { code: 'INTERNAL_SERVER_ERROR', errorId } };
}

/** What a resolver threw; undefined when GraphQL itself complains. */
function originalOf(error: unknown): unknown {
  if (error instanceof AppError || error instanceof ArgumentValidationError) return error;
  if (error instanceof Error && 'originalError' in error) return (error as GraphQLError).originalError ?? undefined;
  return error instanceof GraphQLError ? undefined : error;
}

/** What a person reads beside the field, by class-validator's name of the rule: its own texts are English. */
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
