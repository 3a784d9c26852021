import Ajv from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { accessOfDocuments } from '../app/graphql/auth-checker';
import { createSchema } from '../app/graphql/schema';
import { OPEN_DATA_PATHS } from '../app/open-data/open-data-openapi';
import { startTestApp, type TestApp } from '../../test/test-app';
import { ACCESS_NAMES } from '../shared/access';
import { REQUESTS_PER_MINUTE } from '../shared/validation/limit-figures';
import { limitText } from '../shared/validation/manual-texts';
import { BODY_BYTES_MAX } from '../shared/validation/limits';
import { STATUS } from './http-errors';
import { openApiDocument } from './openapi';
import { MANUAL } from './openapi-manual';
import { TAGS } from './openapi-tags';
import { ROUTES } from './route-table';

type Schema = Record<string, unknown>;
interface Parameter {
  name: string;
  in: string;
  required: boolean;
  description?: string;
  schema: Schema;
  example?: unknown;
}
interface MediaType {
  schema: Schema & { properties: Record<string, Schema>; required?: string[] };
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}
interface Answer {
  description: string;
  headers: Record<string, unknown>;
  content: Record<string, MediaType>;
}
interface Operation {
  operationId: string;
  summary: string;
  description: string;
  deprecated?: boolean;
  security: unknown[];
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Record<string, MediaType> };
  responses: Record<string, Answer | { $ref: string }>;
}
interface Document {
  openapi: string;
  servers: unknown;
  tags: { name: string; description?: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, unknown>> & { responses: Record<string, Answer> };
}

const accessOf = accessOfDocuments(createSchema());
const document = openApiDocument({
  publicUrl: 'https://baldojang.example',
  accessOf,
  otherPaths: OPEN_DATA_PATHS,
}) as unknown as Document;
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, name: `${method.toUpperCase()} ${path}`, ...operation })),
);
const parameterOf = (path: string, name: string) =>
  document.paths[path]?.get?.parameters.find((parameter) => parameter.name === name);
const statusesOf = (path: string, method: string) => Object.keys(document.paths[path]?.[method]?.responses ?? {}).map(Number);
const answersOf = ({ responses }: Operation) =>
  Object.entries(responses).map(([status, answer]) => ({
    status: Number(status),
    ...('$ref' in answer ? document.components.responses[answer.$ref.split('/').at(-1) ?? '']! : answer),
  }));

const ajv = addFormats(new Ajv({ strict: false, allErrors: true }));
ajv.addSchema(document, 'document', false, false);
const problemsOf = (schema: Schema, value: unknown) => {
  const here = JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"document#/')) as Schema;
  return ajv.validate(here, value) ? 'none' : ajv.errorsText();
};
/** Every schema in a piece of the document, with the properties in it. */
function propertiesIn(schema: unknown, place: string): [place: string, property: Schema][] {
  const { properties = {}, items, additionalProperties } = (schema ?? {}) as Record<string, Record<string, Schema>>;
  return [
    ...Object.entries(properties).flatMap(([name, property]): [string, Schema][] => [
      [`${place}.${name}`, property],
      ...propertiesIn(property, `${place}.${name}`),
    ]),
    ...(items ? propertiesIn(items, `${place}[]`) : []),
    ...(typeof additionalProperties === 'object' ? propertiesIn(additionalProperties, `${place}{}`) : []),
  ];
}

it('describes every row, each under a name of its own and in Korean', () => {
  expect(operations.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(
    [
      ...ROUTES.map(({ method, path }) => `${method} ${path}`),
      ...Object.keys(OPEN_DATA_PATHS).map((path) => `get ${path}`),
    ].sort(),
  );
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  for (const { path, summary, parameters } of operations) {
    expect(summary).toMatch(/[가-힣]/);
    for (const { name, description } of parameters)
      expect([path, name, description]).toEqual([path, name, expect.stringMatching(/[가-힣]/)]);
    const inPath = parameters.filter(({ in: place }) => place === 'path').map(({ name }) => name);
    expect(inPath).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  }
});

it('describes every field of what paths take and answer, in Korean', () => {
  const fields = [
    ...Object.entries(document.components.schemas ?? {}).flatMap(([name, schema]) => propertiesIn(schema, name)),
    ...operations.flatMap(({ name, requestBody }) =>
      Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => propertiesIn(schema, name)),
    ),
  ];
  expect(fields.length).toBeGreaterThan(200);
  const undescribed = fields.filter(([, { $ref, description }]) => !$ref && !/[가-힣]/.test(String(description)));
  expect(undescribed.map(([place]) => place)).toEqual([]);
});

it('describes its groups, its old addresses and whom it is for', () => {
  expect(document.tags).toEqual(Object.entries(TAGS).map(([name, description]) => ({ name, description })));
  expect(operations.filter(({ deprecated }) => deprecated).map(({ name }) => name)).toEqual(['GET /pet_facilities/{id}']);
  expect(document.paths['/pet_facilities/{id}']?.get?.description).toContain('`/api/pet_facilities/{id}`의 옛 주소');
  for (const { document: query, ignoresToken, method, path } of ROUTES) {
    const { description, security } = document.paths[path]![method]!;
    const access = accessOf(query);
    expect(description).toContain(ACCESS_NAMES[access]);
    expect([path, security]).toEqual([path, access !== 'PUBLIC' ? [{ bearer: [] }] : ignoresToken ? [{}] : [{}, { bearer: [] }]]);
    if (access === 'ADMIN') expect([path, statusesOf(path, method)]).toEqual([path, expect.arrayContaining([401, 403])]);
  }
});

it('states the real limits and codes in its manual', () => {
  const row = (what: string) => MANUAL.split('\n').find((line) => line.startsWith(`| ${what}`));
  expect(row('모든 요청')).toContain(`1분에 ${REQUESTS_PER_MINUTE.toLocaleString('ko')}번`);
  expect(row('챗봇')).toContain(`모두 합쳐 ${limitText('CHATBOT_DAY')}`);
  expect(MANUAL).toContain(`JSON 본문은 ${BODY_BYTES_MAX / 1024}KB까지`);
  for (const [code, status] of Object.entries(STATUS)) expect(row(`\`${code}\``)).toContain(`| ${status} |`);
});

it('refers only to what it holds', () => {
  const targets = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, target]) => target ?? '');
  expect(targets.length).toBeGreaterThan(20);
  for (const target of targets) {
    const found = target
      .split('/')
      .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], document);
    expect([target, typeof found]).toEqual([target, 'object']);
  }
});

it('states the real limits, defaults and choices', () => {
  expect(parameterOf('/api/pet_facilities/search', 'size')).toMatchObject({
    required: false,
    schema: { type: 'integer', minimum: 1, maximum: 100, default: 15 },
  });
  expect(parameterOf('/api/pet_facilities/search', 'page')).toMatchObject({
    schema: { type: 'integer', minimum: 0, maximum: 24_999, default: 0 },
  });
  expect(parameterOf('/api/board/list', 'p')?.schema).toEqual({ type: 'integer', default: 1 });
  expect(parameterOf('/api/pet_facilities/search', 'searchQuery')).toMatchObject({
    schema: { type: 'string', maxLength: 100 },
    example: '강남',
  });
  expect(parameterOf('/api/pet_facilities/search', 'category2')?.schema).toMatchObject({
    type: 'array',
    maxItems: 20,
    items: { type: 'string', maxLength: 50 },
  });
  expect(parameterOf('/api/pet_facilities/search', 'allowedPetSize')?.schema.items).toMatchObject({
    enum: ['개', '고양이', '기타', '전체'],
  });
  expect(parameterOf('/api/pet_facilities/search/suggestions', 'limit')?.schema).toMatchObject({ default: 8, maximum: 20 });
  expect(parameterOf('/api/pet_facilities/search/bounds', 'southWestLat')).toMatchObject({
    required: true,
    schema: { type: 'number', minimum: -90, maximum: 90 },
  });
  expect(parameterOf('/api/pet_facilities/{id}', 'id')).toMatchObject({
    in: 'path',
    required: true,
    schema: { type: 'integer', minimum: 1 },
  });
});

it('describes bodies', () => {
  expect(document.paths['/api/member/login']?.post?.requestBody).toMatchObject({
    required: true,
    content: { 'application/json': { schema: { required: ['email', 'password'] } } },
  });
  const form = document.paths['/api/member/add']?.post?.requestBody?.content['multipart/form-data']?.schema;
  expect(form?.required).toEqual(['email', 'password', 'nickName']);
  expect(form?.properties.files).toMatchObject({ type: 'array', maxItems: 1, items: { type: 'string', format: 'binary' } });
});

it('shows the errors that a path can answer, and that a token is optional', () => {
  expect(document.components.securitySchemes).toHaveProperty('bearer.scheme', 'bearer');
  expect(statusesOf('/api/pet_facilities/{id}', 'get')).toEqual([200, 304, 400, 401, 404, 429, 500, 503]);
  expect(statusesOf('/api/pet_facilities/regions', 'get')).toEqual([200, 304, 400, 401, 429, 500, 503]);
  expect(statusesOf('/api/member/add', 'post')).toEqual([200, 400, 403, 413, 415, 429, 500, 503]);
  expect(statusesOf('/api/member/login/kakao', 'post')).toEqual([200, 400, 401, 403, 413, 415, 429, 500, 502, 503]);
  expect(statusesOf('/api/review/report', 'post')).toEqual([200, 400, 401, 403, 404, 409, 413, 415, 429, 500, 503]);
  expect(statusesOf('/api/chatbot', 'post')).toEqual([200, 400, 401, 413, 415, 429, 500, 502, 503, 504]);
  const securityOf = (path: string, method: string) => document.paths[path]?.[method]?.security;
  expect(securityOf('/api/pet_facilities/regions', 'get')).toEqual([{}, { bearer: [] }]);
  expect(securityOf('/api/member/login', 'post')).toEqual([{}]);
  expect(securityOf('/api/member', 'get')).toEqual([{ bearer: [] }]);
  expect(statusesOf('/api/member', 'put')).toEqual([200, 400, 401, 403, 413, 415, 429, 500, 503]);
});

it('holds schemas that JSON Schema takes', () => {
  const schemas = [
    ...Object.values(document.components.schemas ?? {}),
    ...operations.flatMap((operation) => [
      ...operation.parameters.map(({ schema }) => schema),
      ...[operation.requestBody, ...answersOf(operation)].flatMap((part) =>
        Object.values(part?.content ?? {}).map(({ schema }) => schema),
      ),
    ]),
  ] as Schema[];
  for (const schema of schemas) expect([ajv.validateSchema(schema), ajv.errorsText()]).toEqual([true, 'No errors']);
});

it('gives examples that its own schemas accept: of parameters, bodies, replies and each refusal', () => {
  for (const operation of operations) {
    const { name, parameters, requestBody } = operation;
    for (const { name: parameter, schema, example } of parameters)
      expect([name, parameter, problemsOf(schema, example)]).toEqual([name, parameter, 'none']);
    for (const { schema, example } of Object.values(requestBody?.content ?? {})) {
      expect([name, typeof example, problemsOf(schema, example)]).toEqual([name, 'object', 'none']);
      // One with a field that the path does not know would be accepted, and mean nothing.
      expect(Object.keys(schema.properties)).toEqual(expect.arrayContaining(Object.keys(example as object)));
    }
    for (const { status, content } of answersOf(operation))
      for (const { schema, example, examples = { it: { value: example } } } of Object.values(content ?? {}))
        for (const { value } of Object.values(examples))
          expect([name, status, problemsOf(schema, value)]).toEqual([name, status, 'none']);
  }
});

it('describes rate limit headers on every response, and Retry-After', () => {
  for (const operation of operations)
    for (const { status, headers } of answersOf(operation)) {
      expect(Object.keys(headers)).toEqual(expect.arrayContaining(['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset']));
      expect([operation.name, status, 'Retry-After' in headers]).toEqual([operation.name, status, [429, 503].includes(status)]);
    }
});

describe('/api/openapi.json', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ config: { publicUrl: 'https://baldojang.example' } });
  });
  afterAll(() => app.stop());

  it('serves the document under the public address', async () => {
    await app.http.get('/api/openapi.json').expect(200, JSON.parse(JSON.stringify(document)) as object);
    expect(document.servers).toEqual([{ url: 'https://baldojang.example' }]);
  });

  it('takes no other method', async () => {
    await app.http.post('/api/openapi.json').expect(405).expect('allow', 'GET, HEAD, OPTIONS');
  });
});
