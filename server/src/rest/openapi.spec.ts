import { startTestApp, type TestApp } from '../../test/test-app';
import { accessOfDocuments } from '../app/auth-checker';
import { createSchema } from '../app/schema';
import { openApiDocument } from './openapi';
import { ROUTES } from './route-table';
import { facilityDetails, facilityItem, facilitySuggestion } from './routes/facility.reply';

interface Parameter {
  name: string;
  in: string;
  required: boolean;
  description?: string;
  schema: Record<string, unknown>;
  example?: unknown;
}
interface Operation {
  operationId: string;
  summary: string;
  security: unknown[];
  parameters: Parameter[];
  requestBody?: {
    required: boolean;
    content: Record<string, { schema: { properties: Record<string, unknown>; required?: string[] } }>;
  };
  responses: Record<string, unknown>;
}
interface Document {
  openapi: string;
  servers: unknown;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown>; responses: Record<string, unknown>; securitySchemes: Record<string, unknown> };
}

const document = openApiDocument({
  publicUrl: 'https://baldojang.example',
  accessOf: accessOfDocuments(createSchema()),
}) as unknown as Document;
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
);
const parameterOf = (path: string, name: string) =>
  document.paths[path]?.get?.parameters.find((parameter) => parameter.name === name);

it('describes every row, each under a name of its own and in Korean', () => {
  expect(operations.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(
    ROUTES.map(({ method, path }) => `${method} ${path}`).sort(),
  );
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  for (const { summary, parameters } of operations) {
    expect(summary).toMatch(/[가-힣]/);
    for (const { name, description, in: place } of parameters)
      if (place === 'query') expect([name, description]).toEqual([name, expect.stringMatching(/[가-힣]/)]);
  }
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

it('tells limits, defaults and choices as they hold', () => {
  expect(parameterOf('/api/pet_facilities/search', 'size')).toMatchObject({
    required: false,
    schema: { type: 'integer', minimum: 1, maximum: 100, default: 15 },
  });
  expect(parameterOf('/api/pet_facilities/search', 'page')).toMatchObject({
    schema: { type: 'integer', minimum: 0, maximum: 24_999, default: 0 },
  });
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

it('tells what a body holds', () => {
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
  expect(Object.keys(document.paths['/api/pet_facilities/{id}']?.get?.responses ?? {})).toEqual([
    '200',
    '400',
    '401',
    '404',
    '429',
    '500',
    '503',
  ]);
  expect(Object.keys(document.paths['/api/pet_facilities/regions']?.get?.responses ?? {})).toEqual([
    '200',
    '401',
    '429',
    '500',
    '503',
  ]);
  const securityOf = (path: string, method: string) => document.paths[path]?.[method]?.security;
  expect(securityOf('/api/pet_facilities/regions', 'get')).toEqual([{}, { bearer: [] }]);
  expect(securityOf('/api/member/login', 'post')).toEqual([{}]);
  expect(securityOf('/api/member', 'get')).toEqual([{ bearer: [] }]);
  expect(Object.keys(document.paths['/api/member']?.put?.responses ?? {})).toEqual([
    '200',
    '400',
    '401',
    '403',
    '413',
    '415',
    '429',
    '500',
    '503',
  ]);
});

it('gives examples that its own schemas accept', () => {
  for (const schema of [facilityItem, facilityDetails, facilitySuggestion]) {
    const examples = schema.meta()?.examples as unknown[];
    expect(examples.length).toBeGreaterThan(0);
    for (const example of examples) schema.parse(example);
  }
});

describe('/api/openapi.json', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ config: { publicUrl: 'https://baldojang.example' } });
  });
  afterAll(() => app.stop());

  it('serves the document under the public address', async () => {
    const response = await fetch(`${app.url}/api/openapi.json`);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(JSON.parse(JSON.stringify(document)));
    expect(document.servers).toEqual([{ url: 'https://baldojang.example' }]);
  });

  it('takes no other method', async () => {
    const response = await fetch(`${app.url}/api/openapi.json`, { method: 'POST' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
  });

  it('gives parameter examples that the paths accept', async () => {
    const open = operations.filter(({ method, security }) => method === 'get' && security.length === 2);
    for (const { path, parameters } of open) {
      const query = parameters
        .filter(({ in: place, example }) => place === 'query' && example !== undefined)
        .flatMap(({ name, example }) => [example].flat().map((value) => `${name}=${encodeURIComponent(String(value))}`));
      const exampleOf = (_: string, name: string) => String(parameters.find((parameter) => parameter.name === name)?.example);
      const response = await fetch(`${app.url}${path.replace(/\{(\w+)\}/g, exampleOf)}?${query.join('&')}`);
      // Nothing is there yet; nobody likes a review that is not there.
      const isMissing =
        !path.startsWith('/api/reviewlike/') && ROUTES.some((row) => row.path === path && row.notFound !== undefined);
      expect([path, response.status]).toEqual([path, isMissing ? 404 : 200]);
    }
  });
});
