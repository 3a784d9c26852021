import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { makeFacility } from '../../../test/factories';
import { startTestApp, type TestApp } from '../../../test/test-app';

let app: TestApp;
let assets: string;
beforeAll(async () => {
  const parent = mkdtempSync(join(tmpdir(), 'baldojang-web-'));
  writeFileSync(join(parent, 'secret.txt'), 'secret');
  const clientDir = join(parent, 'dist');
  assets = join(clientDir, 'assets');
  mkdirSync(assets, { recursive: true });
  writeFileSync(join(clientDir, 'index.html'), '<!doctype html><title>발도장</title>');
  writeFileSync(join(clientDir, 'playground.html'), '<!doctype html><title>발도장 GraphQL</title>');
  writeFileSync(join(assets, 'app-1a2b3c.js'), 'export {}');
  // Tells itself apart from what the server would make of the file.
  writeFileSync(join(assets, 'app-1a2b3c.js.br'), brotliCompressSync('export {} // br'));
  writeFileSync(join(assets, 'app-1a2b3c.js.gz'), gzipSync('export {} // gzip'));
  writeFileSync(join(assets, 'former-4d5e6f.js.br'), brotliCompressSync('export {}'));
  writeFileSync(join(clientDir, '.env'), 'JWT_SECRET=secret');
  app = await startTestApp({ clientDir });
});
afterAll(() => app.stop());

const HTML = { accept: 'text/html' };
const get = (path: string, headers: Record<string, string> = HTML) => fetch(app.url + path, { headers });

/** fetch tidies dots out of an address; an attacker does not. */
const rawStatus = (path: string) =>
  new Promise<number>((resolve, reject) => {
    const { port } = new URL(app.url);
    request({ host: '127.0.0.1', port, path, headers: HTML }, (res) => resolve(res.resume().statusCode ?? 0))
      .on('error', reject)
      .end();
  });

describe('pages', () => {
  it.each([
    ['/', '발도장'],
    ['/about', '소개 | 발도장'],
    ['/KakaoMap', '지도 검색 | 발도장'],
    ['/kakaomap/', '지도 검색 | 발도장'],
    ['/KAKAOMAP?q=강남', '지도 검색 | 발도장'],
  ])('opens %s', async (path, title) => {
    const page = await get(path);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(`<title>${title}</title>`)]);
  });

  it('answers an address nobody knows with 404 and the client that says so', async () => {
    const page = await get('/nowhere/at/all');
    expect([page.status, await page.text()]).toEqual([404, expect.stringContaining('<title>발도장</title>')]);
  });

  it('knows which facility pages exist', async () => {
    const { id } = await makeFacility(app.dataSource, {});
    const statuses = await Promise.all(
      [`/facility/${id}`, '/facility/99999999', '/facility/0', '/facility/abc'].map((path) => get(path)),
    );
    expect(statuses.map(({ status }) => status)).toEqual([200, 404, 404, 404]);
  });

  it('gives scripts that ask for JSON no page', async () => {
    const answer = await get('/nowhere', { accept: 'application/json' });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, expect.stringContaining('application/json')]);
  });

  it('opens the playground for a browser and the API for everyone else', async () => {
    expect(await (await get('/graphql')).text()).toContain('발도장 GraphQL');
    const api = await get('/graphql?query={petTypes{name}}', { accept: 'application/json', 'apollo-require-preflight': 'true' });
    expect(await api.json()).toEqual({
      data: { petTypes: [{ name: '개' }, { name: '고양이' }, { name: '기타' }] },
      extensions: { cost: { asked: 2, most: 10_000 } },
    });
  });
});

describe('files', () => {
  it('lets browsers keep hashed files for ever and pages never', async () => {
    expect((await get('/assets/app-1a2b3c.js')).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    for (const path of ['/', '/graphql', '/index.html']) expect((await get(path)).headers.get('cache-control')).toBe('no-cache');
  });

  it.each([
    ['gzip, deflate, br, zstd', 'br', 'export {} // br'],
    ['gzip, deflate', 'gzip', 'export {} // gzip'],
    ['identity', null, 'export {}'],
    ['br;q=0, gzip;q=0', null, 'export {}'],
  ])('sends to who takes "%s" what the build has compressed: %s', async (accepted, encoding, text) => {
    const file = await get('/assets/app-1a2b3c.js', { 'accept-encoding': accepted });
    expect([file.status, file.headers.get('content-encoding'), await file.text()]).toEqual([200, encoding, text]);
    expect(file.headers.get('content-type')).toMatch(/^(text|application)\/javascript; charset=utf-8$/i);
    expect(file.headers.get('vary')).toMatch(/Accept-Encoding/i);
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('answers for a file that has gone since the start so that it can be read', async () => {
    rmSync(join(assets, 'former-4d5e6f.js.br'));
    const answer = await get('/assets/former-4d5e6f.js', { 'accept-encoding': 'br' });
    expect([answer.status, answer.headers.get('content-encoding'), await answer.text()]).toEqual([
      404,
      null,
      '찾을 수 없습니다.',
    ]);
  });

  it.each(['/assets/%E0%A4%A', '/assets/%00', '/assets/..%2f..%2fsecret.txt'])('refuses %s in its own words', async (path) => {
    const answer = await get(path, { 'accept-encoding': 'br' });
    expect([400, 404]).toContain(answer.status);
    expect(await answer.text()).toMatch(/[가-힣]/);
  });

  it('answers a missing hashed file with 404 and no page, so that an old tab notices', async () => {
    const answer = await get('/assets/gone-000000.js');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, expect.stringContaining('text/plain')]);
  });

  it.each([
    '/.env',
    '/%2eenv',
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/assets/../../secret.txt',
    '/assets/%2e%2e%2f%2e%2e%2fsecret.txt',
    '/.git/config',
    '/assets/',
    '/assets',
    '//evil.example/%2e%2e',
    '/%00',
  ])('gives nothing away at %s', async (path) => {
    expect([400, 403, 404]).toContain(await rawStatus(path));
  });
});

describe('headers', () => {
  it.each([
    '/',
    '/nowhere',
    '/assets/app-1a2b3c.js',
    '/assets/gone.js',
    '/graphql',
    '/api/nothing',
    '/api/pet_facilities/search',
    '/healthz',
    '/readyz',
  ])('protects %s', async (path) => {
    const { headers } = await get(path);
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self' (?!.*unsafe-inline.*style-src)/);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-request-id')).toMatch(/^[\w-]+$/);
  });

  it('promises https only where the address is https', async () => {
    const https = await startTestApp({ config: { publicUrl: 'https://baldojang.example' } });
    const there = await fetch(`${https.url}/healthz`);
    await https.stop();
    expect([
      (await get('/healthz')).headers.get('strict-transport-security'),
      there.headers.get('strict-transport-security'),
    ]).toEqual([null, 'max-age=31536000; includeSubDomains']);
  });

  it.each(['null', 'https://evil.example', 'https://app.example.evil.example', 'http://app.example'])(
    'opens nothing to the origin %s',
    async (origin) => {
      const open = await startTestApp({ config: { corsOrigins: ['https://app.example'] } });
      const [stranger, friend] = await Promise.all(
        [origin, 'https://app.example'].map((from) =>
          fetch(`${open.url}/api/pet_facilities/regions`, { headers: { origin: from } }),
        ),
      );
      await open.stop();
      expect([stranger?.headers.get('access-control-allow-origin'), friend?.headers.get('access-control-allow-origin')]).toEqual([
        null,
        'https://app.example',
      ]);
      expect(friend?.headers.get('access-control-allow-credentials')).toBeNull();
    },
  );

  it('takes a request id over only when it is harmless', async () => {
    const ids = await Promise.all(['abc-123', 'a b', 'x'.repeat(65)].map((id) => get('/healthz', { 'x-request-id': id })));
    expect(ids.map(({ headers }, i) => headers.get('x-request-id') === ['abc-123', 'a b', 'x'.repeat(65)][i])).toEqual([
      true,
      false,
      false,
    ]);
  });
});
