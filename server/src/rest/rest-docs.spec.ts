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
  const response = await fetch(`${app.url}/api/docs`, { headers: { accept } });
  expect([response.status, await response.text()]).toEqual([200, PAGE]);
});

it('is revalidated, excluded from search results, and runs only our own scripts', async () => {
  const { headers } = await fetch(`${app.url}/api/docs`);
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect([headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual(['no-cache', 'noindex']);
  const policy = new Map(
    (headers.get('content-security-policy') ?? '').split(';').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
  expect(policy.get('script-src')).toContain("'self'");
  expect(policy.get('script-src')?.join(' ')).not.toMatch(/unsafe|data:|blob:/);
  expect(policy.get('connect-src')).not.toContain('https:');
});

it('answers HEAD without the page', async () => {
  const response = await fetch(`${app.url}/api/docs`, { method: 'HEAD' });
  expect([response.status, await response.text()]).toEqual([200, '']);
});

it('needs no token, and minds no bad one', async () => {
  const response = await fetch(`${app.url}/api/docs`, { headers: { authorization: 'Bearer nonsense' } });
  expect(response.status).toBe(200);
});

it.each(['POST', 'PUT', 'DELETE'])('is no path of the API: %s is the 404 of any unknown one', async (method) => {
  const response = await fetch(`${app.url}/api/docs`, { method });
  expect([response.status, await response.json()]).toEqual([404, unknown]);
});

it('is an unknown path where the client is not built, and below', async () => {
  for (const address of [`${unbuilt.url}/api/docs`, `${app.url}/api/docs/swagger.json`]) {
    const response = await fetch(address, { headers: { accept: 'text/html' } });
    expect([response.status, await response.json()]).toEqual([404, unknown]);
  }
});
