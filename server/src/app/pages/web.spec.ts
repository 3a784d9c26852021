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
  writeFileSync(join(clientDir, 'sw.js'), '// worker');
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
const get = (path: string, headers: Record<string, string> = HTML) => app.http.get(path).set(headers);

/** Clients normalise dots in a path; an attacker does not. */
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
    const page = await get(path).expect(200);
    expect(page.text).toContain(`<title>${title}</title>`);
  });

  it('answers an unknown path with 404 and the client', async () => {
    const page = await get('/nowhere/at/all').expect(404);
    expect(page.text).toContain('<title>발도장</title>');
  });

  it('knows which facility pages exist', async () => {
    const { id } = await makeFacility(app.dataSource, {});
    const statuses = await Promise.all(
      [`/facility/${id}`, '/facility/99999999', '/facility/0', '/facility/abc'].map((path) => get(path)),
    );
    expect(statuses.map(({ status }) => status)).toEqual([200, 404, 404, 404]);
  });

  it('gives scripts that ask for JSON no page', async () => {
    await get('/nowhere', { accept: 'application/json' })
      .expect(404)
      .expect('content-type', /application\/json/);
  });

  it('opens the playground for a browser and the API for everyone else', async () => {
    expect((await get('/graphql')).text).toContain('발도장 GraphQL');
    const api = await get('/graphql?query={petTypes{name}}', { accept: 'application/json', 'apollo-require-preflight': 'true' });
    expect(api.body).toEqual({
      data: { petTypes: [{ name: '개' }, { name: '고양이' }, { name: '기타' }] },
      extensions: { cost: { asked: 2, most: 10_000 } },
    });
  });
});

describe('files', () => {
  it('lets browsers keep hashed files for ever and pages never', async () => {
    await get('/assets/app-1a2b3c.js').expect('cache-control', 'public, max-age=31536000, immutable');
    for (const path of ['/', '/graphql', '/index.html']) await get(path).expect('cache-control', 'no-cache');
  });

  it('sends the service worker as a script that is asked for each time and may run', async () => {
    await get('/sw.js', { accept: '*/*' })
      .expect(200, '// worker')
      .expect('cache-control', 'no-cache')
      .expect('content-type', /^(text|application)\/javascript/)
      .expect('content-security-policy', /worker-src 'self'/);
  });

  it('has a page without anything written into it, for the service worker', async () => {
    await get('/index.html').expect(200, '<!doctype html><title>발도장</title>');
  });

  it.each([
    ['gzip, deflate, br, zstd', 'br', 'export {} // br'],
    ['gzip, deflate', 'gzip', 'export {} // gzip'],
    ['identity', undefined, 'export {}'],
    ['br;q=0, gzip;q=0', undefined, 'export {}'],
  ])('answers Accept-Encoding: %s with the file the build compressed: %s', async (accepted, encoding, text) => {
    const file = await get('/assets/app-1a2b3c.js', { 'accept-encoding': accepted })
      .buffer(true)
      .expect(200)
      .expect('content-type', /^(text|application)\/javascript; charset=utf-8$/i)
      .expect('vary', /Accept-Encoding/i)
      .expect('cache-control', 'public, max-age=31536000, immutable');
    expect([file.headers['content-encoding'], file.text]).toEqual([encoding, text]);
  });

  it('answers 404 with a readable text for a file deleted since the start', async () => {
    rmSync(join(assets, 'former-4d5e6f.js.br'));
    const { headers } = await get('/assets/former-4d5e6f.js', { 'accept-encoding': 'br' }).expect(404, '찾을 수 없습니다.');
    expect(headers['content-encoding']).toBeUndefined();
  });

  it.each(['/assets/%E0%A4%A', '/assets/%00', '/assets/..%2f..%2fsecret.txt'])('refuses %s in its own words', async (path) => {
    const answer = await get(path, { 'accept-encoding': 'br' });
    expect([400, 404]).toContain(answer.status);
    expect(answer.text).toMatch(/[가-힣]/);
  });

  it('answers a missing hashed file with 404 and no page, so that an old tab notices', async () => {
    await get('/assets/gone-000000.js')
      .expect(404)
      .expect('content-type', /text\/plain/);
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
    const { headers } = await get(path)
      .expect('x-content-type-options', 'nosniff')
      .expect('x-frame-options', 'DENY')
      .expect('referrer-policy', 'strict-origin-when-cross-origin')
      .expect('content-security-policy', /script-src 'self' (?!.*unsafe-inline.*style-src)/)
      .expect('content-security-policy', /frame-ancestors 'none'/)
      .expect('x-request-id', /^[\w-]+$/);
    expect(headers['x-powered-by']).toBeUndefined();
  });

  it('promises https only where the address is https', async () => {
    const https = await startTestApp({ config: { publicUrl: 'https://baldojang.example' } });
    const there = await https.http.get('/healthz');
    await https.stop();
    expect((await get('/healthz')).headers['strict-transport-security']).toBeUndefined();
    expect(there.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });

  it.each(['null', 'https://evil.example', 'https://app.example.evil.example', 'http://app.example'])(
    'opens nothing to the origin %s',
    async (origin) => {
      const open = await startTestApp({ config: { corsOrigins: ['https://app.example'] } });
      const [stranger, friend] = await Promise.all(
        [origin, 'https://app.example'].map((from) => open.http.get('/api/pet_facilities/regions').set({ origin: from })),
      );
      await open.stop();
      expect(stranger?.headers['access-control-allow-origin']).toBeUndefined();
      expect(friend?.headers['access-control-allow-origin']).toBe('https://app.example');
      expect(friend?.headers['access-control-allow-credentials']).toBeUndefined();
    },
  );

  it('takes a request id over only when it is harmless', async () => {
    const ids = await Promise.all(['abc-123', 'a b', 'x'.repeat(65)].map((id) => get('/healthz', { 'x-request-id': id })));
    expect(ids.map(({ headers }, i) => headers['x-request-id'] === ['abc-123', 'a b', 'x'.repeat(65)][i])).toEqual([
      true,
      false,
      false,
    ]);
  });
});
