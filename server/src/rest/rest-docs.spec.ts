import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestApp, type TestApp } from '../../test/test-app';

/** /api/docs is a page among addresses that speak JSON. */
const PAGE = '<!doctype html><title>발도장 REST API</title>';
const clientDir = mkdtempSync(join(tmpdir(), 'baldojang-rest-docs-'));
let app: TestApp;
let unbuilt: TestApp;

beforeAll(async () => {
  writeFileSync(join(clientDir, 'rest-docs.html'), PAGE);
  app = await startTestApp({ clientDir });
  unbuilt = await startTestApp();
});
afterAll(async () => {
  await app.stop();
  await unbuilt.stop();
  rmSync(clientDir, { recursive: true });
});

const unknown = { message: { type: 'error', text: '없는 주소입니다.' }, code: 'NOT_FOUND' };

it.each(['text/html', '*/*', 'application/json'])('is the page for a caller that accepts %s', async (accept) => {
  await app.http.get('/api/docs').set({ accept }).expect(200, PAGE);
});

it('is revalidated, excluded from search results, and runs only our own scripts', async () => {
  const { headers } = await app.http
    .get('/api/docs')
    .expect('content-type', 'text/html; charset=utf-8')
    .expect('cache-control', 'no-cache')
    .expect('x-robots-tag', 'noindex');
  const policy = new Map(
    headers['content-security-policy']!.split(';').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
  expect(policy.get('script-src')).toContain("'self'");
  expect(policy.get('script-src')?.join(' ')).not.toMatch(/unsafe|data:|blob:/);
  expect(policy.get('connect-src')).not.toContain('https:');
});

it('answers HEAD without the page', async () => {
  const { text } = await app.http.head('/api/docs').expect(200);
  expect(text ?? '').toBe('');
});

it('needs no token, and minds no bad one', async () => {
  await app.http.get('/api/docs').set({ authorization: 'Bearer nonsense' }).expect(200);
});

it.each(['post', 'put', 'delete'] as const)('is no path of the API: %s is the 404 of any unknown one', async (method) => {
  await app.http[method]('/api/docs').expect(404, unknown);
});

it('is an unknown path where the client is not built, and below', async () => {
  await unbuilt.http.get('/api/docs').set({ accept: 'text/html' }).expect(404, unknown);
  await app.http.get('/api/docs/swagger.json').set({ accept: 'text/html' }).expect(404, unknown);
});
