import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { pictureOf, uploadOf } from '../../../test/pictures';
import { startTestApp, type TestApp } from '../../../test/test-app';
import { FileKind, type StoredFile } from '../../modules/file/stored-file.entity';
import type { Upload } from '../../shared/http/upload';

const dataDir = mkdtempSync(join(tmpdir(), 'baldojang-data-'));
let app: TestApp;
let picture: StoredFile;
let note: StoredFile;

beforeAll(async () => {
  writeFileSync(join(dataDir, '.env'), 'JWT_SECRET=secret');
  app = await startTestApp({ config: { dataDir } });
  picture = await store(uploadOf(await pictureOf('jpeg'), '우리 "멍멍", 100%.jpg'));
  note = await store(uploadOf('0123456789'.repeat(500), '안내 (최종).txt'));
});
afterAll(async () => {
  await app.stop();
  rmSync(dataDir, { recursive: true });
});

async function store(upload: Upload): Promise<StoredFile> {
  const [file] = await app.files.withFiles([upload], FileKind.ATTACHMENT, (received) =>
    app.files.save(app.dataSource.manager, received, { uploaderId: null }),
  );
  return file!;
}

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') => fetch(app.url + path, { headers, method });

/** fetch tidies dots out of an address; an attacker does not. */
const raw = (path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; body: string; type: string }>((resolve, reject) => {
    request({ host: '127.0.0.1', port: new URL(app.url).port, path, headers }, (res) => {
      let body = '';
      res
        .on('data', (chunk: Buffer) => (body += chunk.toString()))
        .on('end', () => resolve({ status: res.statusCode ?? 0, body, type: res.headers['content-type'] ?? '' }));
    })
      .on('error', reject)
      .end();
  });

describe('/files', () => {
  it('shows a picture in its three sizes, to everyone and for ever', async () => {
    const { url, cardUrl, thumbnailUrl } = app.files.imageOf(picture);
    for (const [address, format] of [
      [url, 'jpeg'],
      [cardUrl, 'webp'],
      [thumbnailUrl, 'webp'],
    ] as const) {
      const answer = await get(address, { authorization: 'Bearer not.a.token' });
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, `image/${format}`]);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(answer.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('content-disposition')).toBeNull();
      expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).format).toBe(format);
    }
  });

  it('gives anything else as a download under its own name', async () => {
    const answer = await get(app.files.urlOf(note), { 'accept-encoding': 'gzip' });
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
    const disposition = answer.headers.get('content-disposition') ?? '';
    expect(disposition).toMatch(/^attachment; /);
    expect(disposition).toContain(`filename*=UTF-8''${encodeURIComponent('안내 ')}%28${encodeURIComponent('최종')}%29.txt`);
    expect([answer.headers.get('content-length'), answer.headers.get('content-encoding')]).toEqual(['5000', null]);
    expect(await answer.text()).toBe('0123456789'.repeat(500));
  });

  it('answers HEAD like GET, without the file', async () => {
    const answer = await get(app.files.urlOf(note), {}, 'HEAD');
    expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([200, '5000', '']);
  });

  it('sends nothing to whoever has it already', async () => {
    const etag = (await get(app.files.urlOf(note))).headers.get('etag') ?? '';
    expect(await raw(app.files.urlOf(note), { 'if-none-match': etag })).toMatchObject({ status: 304, body: '' });
  });

  it.each([
    ['bytes=0-3', 206, '0123', 'bytes 0-3/5000'],
    ['bytes=4998-', 206, '89', 'bytes 4998-4999/5000'],
    ['bytes=-2', 206, '89', 'bytes 4998-4999/5000'],
    ['bytes=4998-99999999', 206, '89', 'bytes 4998-4999/5000'],
  ])('gives the part %s', async (range, status, body, contentRange) => {
    const answer = await get(app.files.urlOf(note), { range });
    expect([answer.status, await answer.text(), answer.headers.get('content-range')]).toEqual([status, body, contentRange]);
    expect(answer.headers.get('content-length')).toBe(String(body.length));
  });

  it.each([
    'bytes=0-1,3-4',
    `bytes=${Array.from({ length: 500 }, (_, index) => `${index * 3}-${index * 3}`).join(',')}`,
    'bytes=a-b',
    'lines=0-1',
    'nonsense',
  ])('gives the whole file for the range %.20s', async (range) => {
    const answer = await get(app.files.urlOf(note), { range });
    expect([answer.status, (await answer.text()).length]).toEqual([200, 5000]);
  });

  it('gives the whole file when the part is of another one', async () => {
    expect((await get(app.files.urlOf(note), { range: 'bytes=0-3', 'if-range': '"other"' })).status).toBe(200);
  });

  it('refuses a part beyond the end', async () => {
    const answer = await get(app.files.urlOf(note), { range: 'bytes=5000-' });
    expect([answer.status, answer.headers.get('content-range'), answer.headers.get('content-disposition')]).toEqual([
      416,
      'bytes */5000',
      null,
    ]);
  });

  it('finds a name that was decomposed on its way', async () => {
    expect((await get(`/files/${note.key}/${encodeURIComponent('안내 (최종).txt'.normalize('NFD'))}`)).status).toBe(200);
  });

  it.each(['POST', 'PUT', 'DELETE'])('refuses %s', async (method) => {
    const answer = await get(app.files.urlOf(note), {}, method);
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

it.each([
  '/files',
  '/files/',
  '/files/../.env',
  '/files/%2e%2e/.env',
  '/files/..%2f.env',
  '/files/..%5c.env',
  '/files/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '/files//etc/passwd',
  '/files/KEY',
  '/files/KEY/',
  '/files/KEY/.',
  '/files/KEY/..',
  '/files/KEY/.env',
  '/files/KEY/full.html',
  '/files/KEY/full.png',
  '/files/KEY/a.svg',
  '/files/KEY/a%00.jpg',
  '/files/KEY/a%0d%0aSet-Cookie:x.jpg',
  '/files/KEY/%zz.jpg',
  '/files/KEY/%ff.jpg',
  '/files/KEY/x/a.jpg',
  '/files/KEY/full/a.jpg',
  '/files/KEY/card/a.jpg',
  '/files/KEY/card%2fa.webp',
  '/files/KEY/card/..%2ffull.jpg',
  '/files/KEY/card/thumbnail/a.webp',
  '/files/KEY/constructor',
  '/files/abcdefghijklmnopqrstuvwx/a.jpg',
  '/files/__proto__/a.jpg',
  `/files/${'a'.repeat(3_000)}/a.jpg`,
])('gives nothing away at %s', async (path) => {
  const { status, body, type } = await raw(path.replace('KEY', picture.key));
  expect([status, body, type]).toEqual([404, '없는 파일입니다.', 'text/plain; charset=utf-8']);
});

it('does not count against the limits of the API', async () => {
  const statuses = await Promise.all(Array.from({ length: 1_300 }, async () => (await get('/files/x/a.jpg')).status));
  expect(new Set(statuses)).toEqual(new Set([404]));
  expect((await get('/api/pet_facilities/regions')).status).toBe(200);
});

it('breaks off instead of pretending when a file cannot be read to its end', async () => {
  const lost = await store(uploadOf('0123456789', '잃음.txt'));
  const open = app.files.open.bind(app.files);
  const spy = jest.spyOn(app.files, 'open').mockImplementation(async (...address) => {
    const found = await open(...address);
    rmSync(join(dataDir, 'files', lost.key.slice(0, 2), lost.key), { recursive: true });
    return found;
  });
  await expect(get(app.files.urlOf(lost))).rejects.toThrow();
  spy.mockRestore();
  expect((await get(app.files.urlOf(note))).status).toBe(200);
});
