import { z } from 'zod';
import { errorBody, errorSchemaOf, type Failure, STATUS, statusOf } from './http-errors';
import type { AccessLevel } from '../shared/access';
import type { Route } from './route';
import { ROUTES } from './route-table';

type Json = Record<string, unknown>;

type GuardedRoute = Route & { access: AccessLevel };

/** What several rows refer to. */
interface Components {
  schemas: Json;
  responses: Json;
}

interface DocumentParts {
  publicUrl: string;
  accessOf: (document: Route['document']) => AccessLevel;
  routes?: Route[];
}

/** OpenAPI 3.1 of the table: what a row takes and answers is read from the schemas that check it. */
export function openApiDocument({ publicUrl, accessOf, routes = ROUTES }: DocumentParts): Json {
  const components: Components = { schemas: {}, responses: {} };
  const paths: Record<string, Json> = {};
  for (const row of routes)
    (paths[row.path] ??= {})[row.method] = operationOf({ ...row, access: accessOf(row.document) }, components);
  return {
    openapi: '3.1.0',
    info: {
      title: '발도장 REST API',
      version: '1.0.0',
      description:
        '반려동물과 함께 갈 수 있는 곳을 찾는 API입니다. 모든 주소는 GraphQL 스키마(/graphql) 위의 한 줄이며, 같은 규칙을 따릅니다. ' +
        '빈 값은 보내지 않은 것과 같고, 목록은 한 번, 여러 번 또는 name[]로 보낼 수 있습니다.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: publicUrl }],
    tags: [...new Set(routes.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      ...components,
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: '로그인 답의 token' } },
    },
  };
}

function operationOf(row: GuardedRoute, components: Components): Json {
  return {
    operationId: operationIdOf(row),
    tags: [row.tag],
    summary: row.summary,
    ...(row.description && { description: row.description }),
    security: securityOf(row),
    parameters: [...parametersOf('path', row.params), ...parametersOf('query', row.query)],
    ...(row.body && { requestBody: requestBodyOf(row.body) }),
    responses: {
      200: { description: '성공', content: contentOf(schemaOf(row.replySchema, components.schemas)) },
      ...errorResponsesOf(row, components),
    },
  };
}

/** A token is optional on a public path, but a bad one is refused there too, unless the path ignores it. */
function securityOf({ access, ignoresToken }: GuardedRoute): Json[] {
  if (access !== 'PUBLIC') return [{ bearer: [] }];
  return ignoresToken ? [{}] : [{}, { bearer: [] }];
}

function contentOf(schema: Json): Json {
  return schema.type === 'string' ? { 'text/plain': { schema } } : { 'application/json': { schema } };
}

function requestBodyOf({ kind, schema, isOptional = false }: NonNullable<Route['body']>): Json {
  const { $schema: _, ...own } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return {
    required: !isOptional,
    content: { [kind === 'json' ? 'application/json' : 'multipart/form-data']: { schema: own } },
  };
}

/** GET /api/pet_facilities/{id} → getApiPetFacilitiesById */
function operationIdOf({ method, path }: Route): string {
  const words = path.replace(/\{(\w+)\}/g, 'by_$1').split(/[/_]/);
  return method + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

function parametersOf(place: 'path' | 'query', schema: z.ZodObject): Json[] {
  return Object.entries(schema.shape).map(([name, field]) => {
    const { $schema: _, description, examples, ...rest } = z.toJSONSchema(field as z.ZodType);
    const [example] = examples ?? [];
    return {
      name,
      in: place,
      required: !(field as z.ZodType).safeParse(undefined).success,
      ...(description && { description }),
      schema: rest,
      ...(example !== undefined && { example }),
    };
  });
}

/** Named schemas move to the components, where every row refers to them. */
function schemaOf(schema: z.ZodType, schemas: Json): Json {
  const text = JSON.stringify(z.toJSONSchema(schema)).replaceAll('#/$defs/', '#/components/schemas/');
  const { $schema: _, $defs = {}, id, ...own } = JSON.parse(text) as Json & { $defs?: Json; id?: string };
  Object.assign(schemas, $defs);
  if (!id) return own;
  schemas[id] = own;
  return { $ref: `#/components/schemas/${id}` };
}

interface PossibleFailure extends Failure {
  when: string;
  isPossible?: (row: GuardedRoute) => boolean;
}

const FAILURES: PossibleFailure[] = [
  {
    code: 'BAD_USER_INPUT',
    when: '읽을 수 없거나 범위를 벗어난 값',
    text: 'size: 1 이상의 정수를 보내 주세요.',
    isPossible: ({ params, query, body }) => body !== null || Object.keys({ ...params.shape, ...query.shape }).length > 0,
  },
  {
    code: 'UNAUTHENTICATED',
    when: '토큰이 없거나, 만료되었거나, 올바르지 않음',
    text: '로그인이 만료되었습니다. 다시 로그인해 주세요.',
  },
  { code: 'FORBIDDEN', when: '권한이 없음', text: '권한이 없습니다.', isPossible: ({ access }) => access !== 'PUBLIC' },
  { code: 'NOT_FOUND', when: '없음', text: '찾을 수 없습니다.', isPossible: ({ notFound }) => notFound !== undefined },
  {
    code: 'CONFLICT',
    when: '이미 있음',
    text: '이미 신고한 리뷰입니다.',
    isPossible: ({ statuses }) => statuses?.CONFLICT !== undefined,
  },
  {
    code: 'PAYLOAD_TOO_LARGE',
    when: '내용이나 파일이 너무 큼',
    text: '보낸 내용이 너무 큽니다.',
    isPossible: ({ body }) => body !== null,
  },
  {
    code: 'UNSUPPORTED_MEDIA_TYPE',
    when: '다른 형식의 내용',
    text: '지원하지 않는 형식입니다.',
    isPossible: ({ body }) => body !== null,
  },
  { code: 'TOO_MANY_REQUESTS', when: '요청이 너무 많음', text: '요청이 너무 많습니다. 잠시 후 다시 시도해 주세요.' },
  {
    code: 'INTERNAL_SERVER_ERROR',
    when: '예상하지 못한 오류',
    text: '문제가 생겼습니다. 잠시 후 다시 시도해 주세요.',
    errorId: '0b9d3c52-6f0e-4c2b-9a51-0c6f4d1a2b3c',
  },
  { code: 'SERVICE_UNAVAILABLE', when: '잠시 쓸 수 없음', text: '지금은 답할 수 없습니다. 잠시 후 다시 시도해 주세요.' },
];

const RETRY_AFTER = { 'Retry-After': { description: '기다릴 시간(초)', schema: { type: 'integer', minimum: 1 } } };

function errorResponsesOf(row: GuardedRoute, { schemas, responses }: Components): Json {
  const schema = schemaOf(errorSchemaOf(row.path), schemas);
  const possible = FAILURES.filter(({ isPossible }) => isPossible?.(row) ?? true);
  // Where two kinds of refusal share a status the first describes it.
  const byStatus = new Map<number, PossibleFailure>();
  for (const failure of possible)
    for (const status of [STATUS[failure.code], statusOf(failure.code, row.statuses)])
      if (!byStatus.has(status)) byStatus.set(status, failure);
  return Object.fromEntries(
    [...byStatus].map(([status, failure]) => {
      const name = `${String(schema.$ref).split('/').at(-1)}_${failure.code}`;
      responses[name] = {
        description: failure.when,
        ...((status === 429 || status === 503) && { headers: RETRY_AFTER }),
        content: { 'application/json': { schema, example: errorBody(row.path, failure) } },
      };
      return [status, { $ref: `#/components/responses/${name}` }];
    }),
  );
}
