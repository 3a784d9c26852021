import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { GraphQLError } from 'graphql';
import { z } from 'zod';
import { AppError, type ErrorCode } from '../shared/errors';
import type { WebRequest } from '../shared/http/http-handler';
import type { Logger } from '../shared/logger';
import { sendText } from '../fast-path/send-text';

/** The contract answers a conflict (a name that is taken) with 400. */
export const STATUS = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 400,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  TOO_MANY_REQUESTS: 429,
  INTERNAL_SERVER_ERROR: 500,
  BAD_GATEWAY: 502,
  SERVICE_UNAVAILABLE: 503,
  GATEWAY_TIMEOUT: 504,
} as const satisfies Record<ErrorCode, number> & Record<string, number>;

export type RestErrorCode = keyof typeof STATUS;

/** An error as clients see it. */
export interface Failure {
  code: RestErrorCode;
  text: string;
  /** Seconds. */
  retryAfter?: number;
  /** Id of a masked error in the log. */
  errorId?: string;
}

/** Clients of these paths put `message` straight into a sentence, so it is a string there. */
const PLAIN_MESSAGE = /^\/api\/(review|reviewlike|tags)(\/|$)/i;

const common = {
  code: z.enum(Object.keys(STATUS) as [RestErrorCode, ...RestErrorCode[]]).describe('바뀌지 않는 오류 이름'),
  errorId: z.uuid().optional().describe('예상하지 못한 오류의 기록 번호. 문의할 때 알려 주세요.'),
};
export const objectErrorSchema = z
  .strictObject({
    message: z
      .strictObject({ type: z.literal('error').describe('언제나 error'), text: z.string().describe('사람에게 보여 줄 글') })
      .describe('오류를 알리는 글'),
    ...common,
  })
  .meta({ id: 'Error', description: '오류' });
export const plainErrorSchema = z
  .strictObject({ message: z.string().describe('사람에게 보여 줄 글'), ...common })
  .meta({ id: 'PlainError', description: '오류 (리뷰와 태그의 주소)' });

export const errorSchemaOf = (path: string) => (PLAIN_MESSAGE.test(path) ? plainErrorSchema : objectErrorSchema);

export function errorBody(path: string, { code, text, errorId }: Failure) {
  return { message: PLAIN_MESSAGE.test(path) ? text : { type: 'error', text }, code, ...(errorId && { errorId }) };
}

type StatusOverrides = Partial<Record<RestErrorCode, number>> | undefined;

/** @param overrides statuses of the row whose operation failed */
export const statusOf = (code: RestErrorCode, overrides: StatusOverrides): number => overrides?.[code] ?? STATUS[code];

const overridesOf = new WeakMap<ServerResponse, StatusOverrides>();

/** Later failures of this response use the statuses of the row. */
export function overrideStatuses(res: ServerResponse, statuses: StatusOverrides): void {
  if (statuses) overridesOf.set(res, statuses);
}

export function sendFailure(
  req: WebRequest,
  res: ServerResponse,
  failure: Failure,
  body: object = errorBody(pathOf(req), failure),
): void {
  const status = statusOf(failure.code, overridesOf.get(res));
  if (status === 401) res.setHeader('WWW-Authenticate', 'Bearer');
  if (status === 429 || status === 503) res.setHeader('Retry-After', String(failure.retryAfter ?? DEFAULT_RETRY_AFTER[status]));
  res.statusCode = status;
  res.setHeader('Cache-Control', 'no-store');
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  sendText(res, JSON.stringify(body));
}

/** Without a hint from the error. */
export const DEFAULT_RETRY_AFTER = { 429: 60, 503: 5 } as const;

export const pathOf = (req: WebRequest) => req.originalUrl.split('?')[0] ?? '';

/** The part of an error that a client may see; unexpected errors are logged and masked. */
export function failureOf(error: unknown, requestId: string, log: Logger): Failure {
  if (error instanceof AppError) return { code: error.code, text: error.message, retryAfter: error.retryAfter };
  if (error instanceof GraphQLError && isCode(error.extensions.code)) return failureOfExecution(error, error.extensions.code);
  const refused = bodyRefusal(error);
  if (refused) return refused;
  const errorId = randomUUID();
  log.error({ err: error, errorId, requestId }, 'unexpected error');
  return { code: 'INTERNAL_SERVER_ERROR', text: '문제가 생겼습니다. 잠시 후 다시 시도해 주세요.', errorId };
}

interface FailureFacts {
  retryAfter?: number;
  errorId?: string;
  fieldErrors?: Record<string, string>;
}

/** The executor has already masked and logged these. */
function failureOfExecution({ message, path, extensions }: GraphQLError, code: RestErrorCode): Failure {
  // Without a path: GraphQL refused a variable, in English.
  if (code === 'BAD_USER_INPUT' && !path) return { code, text: '보낸 값을 확인해 주세요.' };
  const { retryAfter, errorId, fieldErrors } = extensions as FailureFacts;
  // The text of the violated rule is more precise than that of the wrapper.
  const [text = message] = Object.values(fieldErrors ?? {});
  return { code, text, retryAfter, errorId };
}

function isCode(code: unknown): code is RestErrorCode {
  return typeof code === 'string' && Object.hasOwn(STATUS, code);
}

/** A refusal by Express or a body parser: a broken escape in the path, a body that is too large or of another type. */
function bodyRefusal(error: unknown): Failure | null {
  const { status } = (error ?? {}) as { status?: unknown };
  if (status === 413) return { code: 'PAYLOAD_TOO_LARGE', text: '보낸 내용이 너무 큽니다.' };
  if (status === 415) return { code: 'UNSUPPORTED_MEDIA_TYPE', text: '지원하지 않는 형식입니다.' };
  return status === 400 ? { code: 'BAD_USER_INPUT', text: '요청을 읽을 수 없습니다.' } : null;
}
