import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import sharp from 'sharp';
import { makeFacility, makeMember } from '../../../test/factories';
import { type FakeS3, S3_SECRETS, startFakeS3 } from '../../../test/fake-s3';
import { filesOnDisk } from '../../../test/files-on-disk';
import { pictureOf } from '../../../test/pictures';
import { asDocumented } from '../../../test/check-answer';
import { CREATE_REVIEW, deleteReview, findReview, REVIEWS, type ReviewAnswer } from '../../../test/review-operations';
import { type Answer, codeOf, startTestApp, type TestApp } from '../../../test/test-app';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database';
import type { Facility } from '../../modules/facility/facility.entity';
import type { Member } from '../../modules/member/member.entity';

const dir = mkdtempSync(join(tmpdir(), 'baldojang-s3-'));
const lines: string[] = [];
let s3: FakeS3;
let database: TestDatabase;
/** Two servers with a disk each, one database and one bucket. */
let a: TestApp;
let b: TestApp;
let member: Member;
let facility: Facility;
beforeAll(async () => {
  writeFileSync(join(dir, 'index.html'), '<!doctype html><title>발도장</title>');
  s3 = await startFakeS3();
  database = await createTestDatabase();
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const start = (name: string) =>
    startTestApp({ database, log, clientDir: dir, config: { s3: s3.settings, dataDir: join(dir, name), rateLimits: false } });
  [a, b] = [await start('a'), await start('b')];
  member = await makeMember(database.dataSource);
});
beforeEach(async () => {
  facility = await makeFacility(database.dataSource);
});
afterEach(() => s3.fault(null));
afterAll(async () => {
  await a.stop();
  await b.stop();
  await database.drop();
  await s3.stop();
  rmSync(dir, { recursive: true });
  expect(lines.join('')).not.toMatch(S3_SECRETS);
});

const UNAVAILABLE = '지금은 파일을 읽거나 저장할 수 없습니다. 잠시 후 다시 시도해 주세요.';
const reviewsOf = () =>
  database.dataSource.query<{ id: number }[]>('SELECT id FROM review WHERE facility_id = $1', [facility.id]);
const rows = async () => {
  const found = await database.dataSource.query<{ key: string }[]>('SELECT key FROM stored_file');
  return found.map(({ key }) => key).sort();
};
const keys = async () => [...new Set((await s3.objects()).map((path) => path.split('/')[0]))].sort();

/** What a form brought lies in the inbox until its answer has arrived; then nothing does. */
async function stagingIsEmpty(): Promise<void> {
  const waiting = async () =>
    (await Promise.all(['a', 'b'].map((name) => filesOnDisk(join(dir, name))))).flatMap((it) => it.waiting);
  for (let tries = 0; (await waiting()).length > 0 && tries < 200; tries++)
    await new Promise((resolve) => setTimeout(resolve, 10));
  expect(await waiting()).toEqual([]);
}

/** A review with pictures, as the web client sends it. */
async function write(
  app: TestApp,
  input: Record<string, unknown>,
  names: string[],
): Promise<Answer<{ createReview: ReviewAnswer }>> {
  const picture = await pictureOf('jpeg');
  return app.run(
    CREATE_REVIEW,
    { input: { rating: 5, content: '마당이 넓어요', images: names.map(() => null), ...input } },
    {
      token: await app.signIn(member),
      files: Object.fromEntries(names.map((name, index) => [`input.images.${index}`, [picture, name]])),
    },
  );
}

async function written(names = ['a.jpg']): Promise<ReviewAnswer> {
  const { data, errors } = await write(a, { facilityId: facility.id }, names);
  expect(errors).toEqual([]);
  return data!.createReview;
}

it('shows a picture that one server took at the other, at once, whole and in part', async () => {
  const { id, images } = await written(['하나.jpg', '둘.jpg']);
  expect((await findReview(b, null, id))?.images.map(({ name }) => name)).toEqual(['하나.jpg', '둘.jpg']);
  for (const { url } of images) {
    const [here, there] = await Promise.all([a, b].map(({ http }) => http.get(url).expect(200)));
    expect(there!.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const bytes = there!.body as Buffer;
    expect(bytes.equals(here!.body as Buffer)).toBe(true);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 60, height: 40 });
    const part = await b.http.get(url).set({ range: 'bytes=10-19' }).expect(206);
    expect(part.headers['content-range']).toBe(`bytes 10-19/${bytes.length}`);
    expect((part.body as Buffer).equals(bytes.subarray(10, 20))).toBe(true);
    const head = await b.http.head(url).expect(200).expect('content-length', String(bytes.length));
    expect(head.text ?? '').toBe('');
  }
  expect(await keys()).toEqual(await rows());
  await stagingIsEmpty();
});

it('goes on without the disk of the server that took a picture', async () => {
  const { images } = await written();
  await stagingIsEmpty();
  rmSync(join(dir, 'a'), { recursive: true });
  await b.http.get(images[0]!.url).expect(200);
  expect((await written()).images).toHaveLength(1);
});

it('removes at one server what the other took', async () => {
  const { id, images } = await written();
  const { errors } = await deleteReview(b, member, id);
  expect(errors).toEqual([]);
  // No request waits for it.
  while ((await keys()).length > (await rows()).length) await sleep(20);
  await a.http.get(images[0]!.url).expect(404);
  expect(await keys()).toEqual(await rows());
});

describe('while S3 is away', () => {
  it('refuses a review with pictures for now, keeps nothing of it, and takes it when it is sent again', async () => {
    await s3.fault('away');
    const input = { facilityId: facility.id, requestKey: randomUUID() };
    const refused = await write(a, input, ['a.jpg', 'b.jpg']);
    expect(refused.errors).toEqual([
      expect.objectContaining({ message: UNAVAILABLE, extensions: { code: 'SERVICE_UNAVAILABLE', retryAfter: 5 } }),
    ]);
    expect(await reviewsOf()).toEqual([]);
    await stagingIsEmpty();
    await s3.fault(null);
    expect(await keys()).toEqual(await rows());
    const again = await write(b, input, ['a.jpg', 'b.jpg']);
    expect(again.data?.createReview).toMatchObject({ content: '마당이 넓어요', images: [{ name: 'a.jpg' }, { name: 'b.jpg' }] });
    const once = await write(a, input, ['a.jpg', 'b.jpg']);
    expect(once.data?.createReview.id).toBe(again.data?.createReview.id);
    expect([(await reviewsOf()).length, await keys()]).toEqual([1, await rows()]);
    await stagingIsEmpty();
  });

  it.each(['away', '500', '403'] as const)('tells REST clients when to come again: %s', async (fault) => {
    await s3.fault(fault);
    await a.http
      .post('/api/review/add')
      .auth(await a.signIn(member), { type: 'bearer' })
      .field({ facilityId: String(facility.id), review: '좋아요', rating: '5' })
      .attach('files', await pictureOf('jpeg'), 'a.jpg')
      .expect(asDocumented)
      .expect('retry-after', '5')
      .expect(503, { message: UNAVAILABLE, code: 'SERVICE_UNAVAILABLE' });
    expect(await reviewsOf()).toEqual([]);
    await stagingIsEmpty();
  });

  it('takes a review without pictures, and shows everything but pictures', async () => {
    const { id } = await written();
    await s3.fault('away');
    expect((await write(a, { facilityId: facility.id }, [])).errors).toEqual([]);
    expect(codeOf(await b.run(REVIEWS))).toBe('ok');
    expect((await findReview(b, null, id))?.images).toHaveLength(1);
    for (const path of ['/readyz', '/', `/facility/${facility.id}`, '/api/review/latest', '/sitemap.xml'])
      expect([path, (await b.http.get(path).set({ accept: 'text/html' })).status]).toEqual([path, 200]);
  });

  it.each(['away', 'slow', '500', '403'] as const)('says of a picture that it cannot be had just now: %s', async (fault) => {
    const { images } = await written();
    await s3.fault(fault);
    const { text } = await b.http.get(images[0]!.url).expect(503).expect('retry-after', '5').expect('cache-control', 'no-store');
    expect(text).toContain(UNAVAILABLE);
    await s3.fault(null);
    await b.http.get(images[0]!.url).expect(200);
  });

  it('says so too when S3 goes away between the question and the answer, and breaks off in the middle', async () => {
    const { images } = await written();
    await s3.fault('500', (request) => request.startsWith('GET'));
    const late = await b.http.get(images[0]!.url).set({ range: 'bytes=0-9' }).expect(503);
    const headers = ['retry-after', 'cache-control', 'etag', 'content-range'].map((name) => late.headers[name]);
    expect(headers).toEqual(['5', 'no-store', undefined, undefined]);
    expect(late.text).toContain(UNAVAILABLE);
    await s3.fault('cut', (request) => request.startsWith('GET'));
    await expect(b.http.get(images[0]!.url)).rejects.toThrow();
  });

  it('deletes a review, and its pictures when S3 is back', async () => {
    const { id, images } = await written();
    await s3.fault('away');
    expect(codeOf(await deleteReview(a, member, id))).toBe('ok');
    expect(await findReview(b, null, id)).toBeNull();
    await s3.fault(null);
    expect((await keys()).length).toBe((await rows()).length + 1);
    await b.files.processDeletionQueue({ waits: true });
    expect([await keys(), (await b.http.get(images[0]!.url)).status]).toEqual([await rows(), 404]);
  });

  it('draws share images without their picture, and keeps none of those', async () => {
    await written();
    const { text: page } = await b.http.get(`/facility/${facility.id}`).set({ accept: 'text/html' });
    const { pathname } = new URL(/property="og:image" content="([^"]*)"/.exec(page)![1]!);
    const draw = async () => {
      const answer = await b.http.get(pathname);
      return { status: answer.status, cacheControl: answer.headers['cache-control'], bytes: answer.body as Buffer };
    };
    await s3.fault('away');
    const without = await draw();
    expect([without.status, without.cacheControl, (await sharp(without.bytes).metadata()).width]).toEqual([
      200,
      'no-store',
      1200,
    ]);
    await s3.fault(null);
    const whole = await draw();
    expect([whole.status, whole.cacheControl, whole.bytes.equals(without.bytes)]).toEqual([
      200,
      'public, max-age=31536000, immutable',
      false,
    ]);
    await s3.fault('away');
    expect((await draw()).bytes.equals(whole.bytes)).toBe(true);
  });
});
