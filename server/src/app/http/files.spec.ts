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

const get = (path: string, headers: Record<string, string> = {}) => app.http.get(path).set(headers);

/** Sends the path unchanged: clients may normalise dots. */
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
  it('serves a picture in its three sizes, publicly and immutable', async () => {
    const { url, cardUrl, thumbnailUrl } = app.files.imageOf(picture);
    for (const [address, format] of [
      [url, 'jpeg'],
      [cardUrl, 'webp'],
      [thumbnailUrl, 'webp'],
    ] as const) {
      const answer = await get(address, { authorization: 'Bearer not.a.token' })
        .expect(200)
        .expect('content-type', `image/${format}`)
        .expect('cache-control', 'public, max-age=31536000, immutable')
        .expect('content-security-policy', "sandbox; default-src 'none'")
        .expect('x-content-type-options', 'nosniff');
      expect(answer.headers['content-disposition']).toBeUndefined();
      expect((await sharp(answer.body as Buffer).metadata()).format).toBe(format);
    }
  });

  it('sends other files as a download under their own name', async () => {
    const { headers } = await get(app.files.urlOf(note), { 'accept-encoding': 'gzip' })
      .expect('0123456789'.repeat(500))
      .expect('content-type', /^text\/plain/)
      .expect('content-length', '5000')
      .expect('content-disposition', /^attachment; /);
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['content-disposition']).toContain(
      `filename*=UTF-8''${encodeURIComponent('안내 ')}%28${encodeURIComponent('최종')}%29.txt`,
    );
  });

  it('answers HEAD like GET, without the file', async () => {
    const { text } = await app.http.head(app.files.urlOf(note)).expect(200).expect('content-length', '5000');
    expect(text ?? '').toBe('');
  });

  it('answers 304 for a matching ETag', async () => {
    const { etag = '' } = (await get(app.files.urlOf(note))).headers;
    expect(await raw(app.files.urlOf(note), { 'if-none-match': etag })).toMatchObject({ status: 304, body: '' });
  });

  it.each([
    ['bytes=0-3', 206, '0123', 'bytes 0-3/5000'],
    ['bytes=4998-', 206, '89', 'bytes 4998-4999/5000'],
    ['bytes=-2', 206, '89', 'bytes 4998-4999/5000'],
    ['bytes=4998-99999999', 206, '89', 'bytes 4998-4999/5000'],
  ])('gives the part %s', async (range, status, body, contentRange) => {
    await get(app.files.urlOf(note), { range })
      .expect(status, body)
      .expect('content-range', contentRange)
      .expect('content-length', String(body.length));
  });

  it.each([
    'bytes=0-1,3-4',
    `bytes=${Array.from({ length: 500 }, (_, index) => `${index * 3}-${index * 3}`).join(',')}`,
    'bytes=a-b',
    'lines=0-1',
    'nonsense',
  ])('gives the whole file for the range %.20s', async (range) => {
    const { text } = await get(app.files.urlOf(note), { range }).expect(200);
    expect(text).toHaveLength(5000);
  });

  it('gives the whole file when the part is of another one', async () => {
    await get(app.files.urlOf(note), { range: 'bytes=0-3', 'if-range': '"other"' }).expect(200);
  });

  it('refuses a part beyond the end', async () => {
    const { headers } = await get(app.files.urlOf(note), { range: 'bytes=5000-' })
      .expect(416)
      .expect('content-range', 'bytes */5000');
    expect(headers['content-disposition']).toBeUndefined();
  });

  it('finds a name that was decomposed on its way', async () => {
    expect((await get(`/files/${note.key}/${encodeURIComponent('안내 (최종).txt'.normalize('NFD'))}`)).status).toBe(200);
  });

  it.each(['post', 'put', 'delete'] as const)('refuses %s', async (method) => {
    await app.http[method](app.files.urlOf(note)).expect(405).expect('allow', 'GET, HEAD');
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

it('aborts the connection when a file cannot be read to its end', async () => {
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
