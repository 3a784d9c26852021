import type { AccessLevel } from '../shared/access';
import { AppError } from '../shared/errors';
import { errorBody, errorSchemaOf, type RestErrorCode, STATUS, statusOf } from './http-errors';
import { ANSWER_HEADERS, RETRY_HEADERS, SIGN_IN_HEADERS } from './openapi-headers';
import { checkBody } from './read-request';
import type { Route } from './route';

type Json = Record<string, unknown>;

export type GuardedRoute = Route & { access: AccessLevel };

interface Refusal {
  when: string;
  /** Example text where the row has none. */
  text: string;
  /** Whether any request may fail like this before its operation runs; otherwise only rows that declare it. */
  mayMeet?: (row: GuardedRoute) => boolean;
}

const always = () => true;
const hasBody = ({ body }: Route) => body !== null;

/** All failures. */
export const REFUSALS: Record<RestErrorCode, Refusal> = {
  BAD_USER_INPUT: {
    when: '읽을 수 없거나 규칙에 맞지 않는 값',
    text: '주소에 읽을 수 없는 글자가 있습니다.',
    mayMeet: always,
  },
  UNAUTHENTICATED: {
    when: '토큰이 없거나, 만료되었거나, 올바르지 않음',
    text: '로그인이 만료되었습니다. 다시 로그인해 주세요.',
    mayMeet: ({ ignoresToken }) => !ignoresToken,
  },
  FORBIDDEN: {
    when: '권한이 없거나 이용이 정지됨',
    text: '권한이 없습니다.',
    mayMeet: ({ access, method }) => access === 'ADMIN' || (access === 'MEMBER' && method !== 'get'),
  },
  NOT_FOUND: { when: '없음', text: '찾을 수 없습니다.' },
  METHOD_NOT_ALLOWED: { when: '이 주소가 받지 않는 메서드. Allow 헤더가 받는 것을 말합니다.', text: '' },
  CONFLICT: { when: '이미 있음', text: '이미 있습니다.' },
  PAYLOAD_TOO_LARGE: { when: '내용이나 파일이 너무 큼', text: '보낸 내용이 너무 큽니다.', mayMeet: hasBody },
  UNSUPPORTED_MEDIA_TYPE: { when: '다른 형식의 내용', text: '지원하지 않는 형식입니다.', mayMeet: hasBody },
  TOO_MANY_REQUESTS: { when: '요청이 너무 많음', text: '요청이 너무 많습니다. 잠시 후 다시 시도해 주세요.', mayMeet: always },
  INTERNAL_SERVER_ERROR: {
    when: '예상하지 못한 오류',
    text: '문제가 생겼습니다. 잠시 후 다시 시도해 주세요.',
    mayMeet: always,
  },
  BAD_GATEWAY: { when: '다른 서비스가 답하지 않음', text: '지금은 답을 받을 수 없습니다. 잠시 후 다시 시도해 주세요.' },
  SERVICE_UNAVAILABLE: {
    when: '잠시 쓸 수 없음',
    text: '지금은 서비스를 이용할 수 없습니다. 잠시 후 다시 시도해 주세요.',
    mayMeet: always,
  },
  GATEWAY_TIMEOUT: { when: '다른 서비스가 제때 답하지 않음', text: '답이 너무 오래 걸려 멈추었습니다.' },
};

const ERROR_ID = '0b9d3c52-6f0e-4c2b-9a51-0c6f4d1a2b3c';

interface PossibleRefusal {
  status: number;
  code: RestErrorCode;
  text: string;
  isOfRow: boolean;
}

/** Text for an empty body: the usual 400 of a path with a body. */
function fieldRefusalOf({ body }: Route): string | undefined {
  if (!body || body.isOptional) return undefined;
  try {
    checkBody(null, body.schema);
  } catch (error) {
    if (error instanceof AppError) return error.message;
    throw error;
  }
}

/** Failures of a row: those of any request and those of its operation. */
function possibleOf(row: GuardedRoute): PossibleRefusal[] {
  const wrongField = fieldRefusalOf(row);
  const own = {
    ...(wrongField && { BAD_USER_INPUT: wrongField }),
    ...(row.notFound && { NOT_FOUND: row.notFound }),
    ...row.refusals,
  };
  return (Object.keys(REFUSALS) as RestErrorCode[]).flatMap((code) => {
    const text = own[code] ?? REFUSALS[code].text;
    const met = { status: STATUS[code], code, text: REFUSALS[code].text, isOfRow: false };
    const refused = { status: statusOf(code, row.statuses), code, text, isOfRow: true };
    const kinds = [...(own[code] === undefined ? [] : [refused]), ...(REFUSALS[code].mayMeet?.(row) ? [met] : [])];
    // Texts of the row are more precise.
    return kinds.filter(({ status }, at) => kinds.findIndex((kind) => kind.status === status) === at);
  });
}

/**
 * Failure responses of a row by status. Those without texts of the row move to `shared`, which rows reference.
 * @param schemaOf adds a schema to the document and returns its reference
 */
export function refusalsOf(
  row: GuardedRoute,
  schemaOf: (schema: ReturnType<typeof errorSchemaOf>) => Json,
  shared: Json,
): Record<string, Json> {
  const schema = schemaOf(errorSchemaOf(row.path));
  const possible = possibleOf(row);
  const statuses = [...new Set(possible.map(({ status }) => status))].sort((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => {
      const refusals = possible.filter((refusal) => refusal.status === status);
      const answer = answerOf(row.path, status, refusals, schema);
      if (refusals.some(({ isOfRow }) => isOfRow)) return [status, answer];
      const name = `${String(schema.$ref).split('/').at(-1)}_${refusals.map(({ code }) => code).join('_')}`;
      shared[name] = answer;
      return [status, { $ref: `#/components/responses/${name}` }];
    }),
  );
}

function answerOf(path: string, status: number, refusals: PossibleRefusal[], schema: Json): Json {
  const exampleOf = ({ code, text }: PossibleRefusal) =>
    errorBody(path, { code, text, ...(status === 500 && { errorId: ERROR_ID }) });
  const [first] = refusals;
  return {
    description: refusals.map(({ code }) => REFUSALS[code].when).join(', '),
    headers: {
      ...ANSWER_HEADERS,
      ...(status === 401 && SIGN_IN_HEADERS),
      ...((status === 429 || status === 503) && RETRY_HEADERS),
    },
    content: {
      'application/json': {
        schema: { allOf: [schema, { type: 'object', properties: { code: { enum: refusals.map(({ code }) => code) } } }] },
        ...(first && refusals.length === 1
          ? { example: exampleOf(first) }
          : { examples: Object.fromEntries(refusals.map((refusal) => [refusal.code, { value: exampleOf(refusal) }])) }),
      },
    },
  };
}
