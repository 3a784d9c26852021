import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';

const TEXT_OF_CODE: Record<string, string> = {
  BAD_USER_INPUT: '입력한 값을 확인해 주세요.',
  UNAUTHENTICATED: '로그인이 필요해요.',
  FORBIDDEN: '이 일을 할 수 있는 권한이 없어요.',
  NOT_FOUND: '찾는 정보가 없어요.',
  CONFLICT: '그사이 내용이 바뀌었어요. 새로 고친 뒤 다시 시도해 주세요.',
  PAYLOAD_TOO_LARGE: '보낸 내용이 너무 커요.',
  UNSUPPORTED_MEDIA_TYPE: '지원하지 않는 형식의 파일이에요.',
  TOO_MANY_REQUESTS: '요청이 너무 많아요. 잠시 후 다시 시도해 주세요.',
  SERVICE_UNAVAILABLE: '지금은 서버가 응답하기 어려워요. 잠시 후 다시 시도해 주세요.',
  BAD_GATEWAY: '연결된 서비스가 응답하지 않아요. 잠시 후 다시 시도해 주세요.',
};
/** A proxy in front of the server gives no code. */
const CODE_OF_STATUS: Record<number, string> = { 413: 'PAYLOAD_TOO_LARGE', 429: 'TOO_MANY_REQUESTS' };
const TIMED_OUT = '서버의 답이 너무 늦어지고 있어요. 잠시 후 다시 시도해 주세요.';
const OFFLINE = '서버에 연결하지 못했어요. 인터넷 연결을 확인하고 다시 시도해 주세요.';
const UNKNOWN = '문제가 생겼어요. 잠시 후 다시 시도해 주세요.';
const HANGUL = /[가-힣]/;

/** The server took longer than a person should be left waiting. */
export class RequestTimeoutError extends Error {}

/** Nothing answered, or not in time. */
export const isNetworkFailure = (error: unknown): boolean => error instanceof TypeError || error instanceof RequestTimeoutError;

/** What to tell a person about a failed query or mutation: the server's own Korean words, else ours for its code or for the network. */
export function errorText(error: unknown, unknown = UNKNOWN): string {
  const { code } = errorFacts(error);
  const own = serverText(error);
  if (own) return own;
  if (code) return TEXT_OF_CODE[code] ?? unknown;
  if (error instanceof RequestTimeoutError) return TIMED_OUT;
  if (ServerError.is(error)) return TEXT_OF_CODE[CODE_OF_STATUS[error.statusCode] ?? 'SERVICE_UNAVAILABLE']!;
  if (ServerParseError.is(error)) return TEXT_OF_CODE.SERVICE_UNAVAILABLE!;
  // What fetch throws when nothing answered at all.
  if (error instanceof TypeError) return OFFLINE;
  return unknown;
}

/** The server's own words, else the reason for a network failure, else `fallback`. */
export function failureText(error: unknown, fallback: string): string {
  return serverText(error) ?? (errorFacts(error).code ? fallback : errorText(error, fallback));
}

/** Only Hangul is meant for people: GraphQL's own messages are English and mean a fault of ours. */
function serverText(error: unknown): string | undefined {
  const { message } = errorFacts(error);
  return message && HANGUL.test(message) ? message : undefined;
}

export interface ErrorFacts {
  /** The server's stable code (`NOT_FOUND`, `TOO_MANY_REQUESTS`, …), if it gave one. */
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

/** For failures of anything but signing in: the member is no longer signed in. */
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
