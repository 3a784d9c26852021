import { RESOLVERS } from '../src/app/graphql/schema';
import { HOSTILE_DOCUMENTS } from './hostile-documents';
import { startTestApp, type TestApp } from './test-app';

let app: TestApp;
let statements: jest.SpyInstance;
const resolvers: jest.SpyInstance[] = [];
beforeAll(async () => {
  app = await startTestApp({ config: { rateLimits: false } });
  statements = jest.spyOn(app.dataSource.driver, 'createQueryRunner');
  for (const { prototype } of RESOLVERS)
    for (const name of Object.getOwnPropertyNames(prototype))
      if (name !== 'constructor') resolvers.push(jest.spyOn(prototype as unknown as Record<string, () => unknown>, name));
});
beforeEach(() => {
  statements.mockClear();
  for (const spy of resolvers) spy.mockClear();
});
afterAll(() => app.stop());

const ran = () => ({
  statements: statements.mock.calls.length,
  resolvers: resolvers.reduce((sum, { mock }) => sum + mock.calls.length, 0),
});

it('are fifty and more, each of a kind of its own', () => {
  expect(HOSTILE_DOCUMENTS.length).toBeGreaterThanOrEqual(50);
  expect(new Set(HOSTILE_DOCUMENTS.map(({ name }) => name)).size).toBe(HOSTILE_DOCUMENTS.length);
});

it('would be seen running: an honest document runs one resolver and one statement', async () => {
  expect(await app.run('{ facility(id: 1) { name } }')).toMatchObject({ status: 200, errors: [] });
  expect(ran()).toEqual({ statements: 1, resolvers: 1 });
});

it.each(HOSTILE_DOCUMENTS)('$name: $status $code, and nothing runs', async ({ search, init, status, code }) => {
  const response = await fetch(`${app.url}/graphql${search}`, init);
  const { data, errors } = (await response.json()) as { data?: unknown; errors: { extensions?: { code?: string } }[] };
  expect([response.status, errors.map(({ extensions }) => extensions?.code)]).toEqual([status, expect.arrayContaining([code])]);
  expect(data ?? null).toBeNull();
  expect(ran()).toEqual({ statements: 0, resolvers: 0 });
});
