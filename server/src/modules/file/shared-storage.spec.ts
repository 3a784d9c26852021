import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type FakeS3, startFakeS3 } from '../../../test/fake-s3';
import { pictureOf, uploadOf } from '../../../test/pictures';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database';
import { createStorage } from '../../adapters/storage/create-storage';
import { AppError } from '../../shared/errors';
import { createLogger } from '../../shared/logger';
import { FileService } from './file.service';
import { FileKind, type StoredFile } from './stored-file.entity';

const ELEVEN_MINUTES = 11 * 60_000;
const STRAY = 'abcdefghijklmnopqrstuvwx';

let database: TestDatabase;
let dir: string;
let s3: FakeS3;
let logged: string[];
let here: FileService;
let there: FileService;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'baldojang-shared-'));
  s3 = await startFakeS3();
  logged = [];
  [here, there] = [server('here'), server('there')];
  await database.dataSource.query('DELETE FROM stored_file');
  await database.dataSource.query('DELETE FROM file_removal');
});
afterEach(async () => {
  jest.useRealTimers();
  await s3.stop();
  rmSync(dir, { recursive: true });
});
afterAll(() => database.drop());

/** One of several servers with its own disk, a shared bucket and a shared database. */
function server(name: string): FileService {
  const log = createLogger('silent');
  log.warn = log.error = (_facts: unknown, text?: string) => void logged.push(text ?? '');
  const storage = createStorage({ s3: s3.settings, dataDir: dir }, log);
  return new FileService({ dataSource: database.dataSource, storage, stagingDir: join(dir, name), log });
}

const inbox = (name = 'here') => readdirSync(join(dir, name));
const rows = () => database.dataSource.query<{ key: string }[]>('SELECT key FROM stored_file ORDER BY id');
const removals = () => database.dataSource.query<{ key: string }[]>('SELECT key FROM file_removal ORDER BY id');
/** Keys in the bucket. */
const keys = async () => [...new Set((await s3.objects()).map((path) => path.split('/')[0]))];
const pictures = async (count: number) => {
  const data = await pictureOf('jpeg');
  return Array.from({ length: count }, (_, index) => uploadOf(data, `사진${index}.jpg`));
};

async function save(count = 1, service = here): Promise<StoredFile[]> {
  return service.withFiles(await pictures(count), FileKind.IMAGE, (received) =>
    database.dataSource.transaction((manager) => service.save(manager, received, { uploaderId: null })),
  );
}

const read = async (service: FileService, { key, name }: StoredFile) =>
  (await buffer((await service.open(key, 'full', name))!.read())).length;

it('receives the files before the owner saves them, and another server serves them', async () => {
  const [file] = await here.withFiles(await pictures(1), FileKind.IMAGE, async (received) => {
    expect([await keys(), inbox(), await rows()]).toEqual([[received[0]!.key], [], []]);
    return here.save(database.dataSource.manager, received, { uploaderId: null });
  });
  expect(await read(there, file!)).toBe(file!.bytes);
  rmSync(join(dir, 'here'), { recursive: true });
  expect(await read(there, file!)).toBe(file!.bytes);
});

it('discards files when the owner fails or does not save them', async () => {
  const refusal = new AppError('FORBIDDEN', '안 됩니다.');
  await expect(here.withFiles(await pictures(3), FileKind.IMAGE, () => Promise.reject(refusal))).rejects.toBe(refusal);
  expect([await s3.objects(), inbox()]).toEqual([[], []]);
  const savedKey = await here.withFiles(await pictures(2), FileKind.IMAGE, async ([first]) => {
    await here.save(database.dataSource.manager, [first!], { uploaderId: null });
    return first!.key;
  });
  expect([await keys(), inbox()]).toEqual([[savedKey], []]);
});

it('saves neither rows nor files when one of many uploads to S3 fails', async () => {
  let count = 0;
  await s3.fault('500', (request) => request.startsWith('PUT') && ++count > 7);
  const work = jest.fn();
  await expect(here.withFiles(await pictures(5), FileKind.IMAGE, work)).rejects.toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
    retryAfter: expect.any(Number) as unknown,
  });
  expect(work).not.toHaveBeenCalled();
  expect([await s3.objects(), inbox(), await rows()]).toEqual([[], [], []]);
  await s3.fault(null);
  expect(await save(5)).toHaveLength(5);
  expect(await keys()).toHaveLength(5);
});

it('keeps files with an unknown commit outcome until a sweep finds out', async () => {
  const lost = new AppError('SERVICE_UNAVAILABLE', '잠시 후 다시 시도해 주세요.');
  const saveThenFail = async (isSaved: boolean) =>
    here.withFiles(await pictures(1), FileKind.IMAGE, async (received) => {
      if (isSaved) await here.save(database.dataSource.manager, received, { uploaderId: null });
      throw lost;
    });
  await expect(saveThenFail(true)).rejects.toBe(lost);
  await expect(saveThenFail(false)).rejects.toBe(lost);
  // A transaction may still be running.
  await Promise.all([here.sweep(), there.sweep()]);
  expect([(await keys()).length, inbox()]).toEqual([2, []]);
  await s3.age(ELEVEN_MINUTES);
  await Promise.all([here.sweep(), there.sweep()]);
  const [row] = await rows();
  expect([await keys(), (await s3.objects()).length]).toEqual([[row!.key], 3]);
});

it('sweeps the orphans of a lost server at the start and every day', async () => {
  await save();
  s3.place(`${STRAY}/full.jpg`);
  await s3.age(ELEVEN_MINUTES);
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'clearTimeout', 'queueMicrotask', 'performance'] });
  const listings = () => s3.requests.filter((request) => request === 'GET ?list').length;
  const settled = async () => {
    for (let idle = 0, last = -1; idle < 20; idle++) {
      if (s3.requests.length !== last) idle = 0;
      last = s3.requests.length;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  there.start();
  await settled();
  expect([(await keys()).length, listings()]).toEqual([1, 2]);
  s3.place(`${STRAY}/full.jpg`);
  await s3.age(ELEVEN_MINUTES);
  for (let minute = 0; minute < 3; minute++) {
    jest.advanceTimersByTime(60_000);
    await settled();
  }
  expect([(await keys()).length, listings()]).toEqual([2, 2]);
  jest.setSystemTime(Date.now() + 24 * 60 * 60_000);
  jest.advanceTimersByTime(60_000);
  await settled();
  expect([(await keys()).length, listings()]).toEqual([1, 4]);
  await there.stop();
});

it('interrupts a sweep when the server stops, and reports nothing missing', async () => {
  await save();
  await database.dataSource.query(`UPDATE stored_file SET inserted_at = now() - interval '1 hour'`);
  for (let index = 100; index < 700; index++) s3.place(`0stray-number-0000000${index}/full.jpg`);
  await s3.age(ELEVEN_MINUTES);
  s3.pageSize = 10;
  s3.requests.length = 0;
  there.start();
  while (s3.requests.length < 3) await new Promise((resolve) => setTimeout(resolve, 5));
  await there.stop();
  expect(s3.requests.length).toBeLessThan(60);
  expect([(await keys()).length, logged]).toEqual([601, []]);
});

it('deletes nothing from a bucket without files of this database', async () => {
  s3.place(`${STRAY}/full.jpg`);
  await s3.age(ELEVEN_MINUTES);
  await here.sweep();
  expect([await keys(), logged]).toEqual([[STRAY], [expect.stringContaining('does not know')]]);
});

it('does not take an unexpected HTML response for an empty bucket', async () => {
  const [file] = await save();
  await database.dataSource.query(`UPDATE stored_file SET inserted_at = now() - interval '1 hour'`);
  await s3.fault('html', (request) => request.startsWith('GET'));
  await expect(here.sweep()).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  expect(logged.filter((text) => text.includes('missing'))).toEqual([]);
  await s3.fault(null);
  expect(await read(there, file!)).toBe(file!.bytes);
});

it('lists a thousand files per request, once when nothing is to be removed', async () => {
  await save();
  for (let index = 0; index < 334; index++)
    for (const name of ['card.webp', 'full.jpg', 'thumbnail.webp'])
      s3.place(`stray-number-${String(index).padStart(6, '0')}/${name}`);
  s3.requests.length = 0;
  await here.sweep();
  expect(s3.requests).toEqual(['GET ?list', 'GET ?list']);
});

it('retries removals after an S3 outage, without a timeout for each file', async () => {
  await save(5);
  await s3.fault('500');
  await database.dataSource.query('DELETE FROM stored_file');
  s3.requests.length = 0;
  await here.processDeletionQueue({ waits: true });
  expect([s3.requests.length, (await removals()).length]).toEqual([1, 5]);
  await s3.fault(null);
  await Promise.all([here, there].map((files) => files.processDeletionQueue({ waits: true })));
  expect([await s3.objects(), await removals()]).toEqual([[], []]);
});

it('publishes staged files after a switch from disk to shared storage', async () => {
  const [file] = await save();
  const folder = join(dir, 'there', file!.key);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'full.jpg'), 'committed before the switch');
  await there.sweep();
  expect([inbox('there'), (await buffer((await here.open(file!.key, 'full', file!.name))!.read())).toString()]).toEqual([
    [],
    'committed before the switch',
  ]);
});
