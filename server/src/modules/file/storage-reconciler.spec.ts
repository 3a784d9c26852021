import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pictureOf, uploadOf } from '../../../test/pictures';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database';
import { DiskStorage } from '../../adapters/storage/disk-storage';
import { AppError } from '../../shared/errors';
import { FILE_REMOVAL_LOCK } from '../../shared/file-removal-lock';
import { createLogger } from '../../shared/logger';
import { FileService } from './file.service';
import { FileKind, type StoredFile } from './stored-file.entity';

let database: TestDatabase;
let dir: string;
let storage: DiskStorage;
let files: FileService;
let logged: string[];
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'baldojang-reconciler-'));
  storage = new DiskStorage(join(dir, 'files'));
  logged = [];
  const log = createLogger('silent');
  log.warn = log.error = (_facts: unknown, text?: string) => void logged.push(text ?? '');
  files = new FileService({ dataSource: database.dataSource, storage, stagingDir: join(dir, 'inbox'), log });
  await database.dataSource.query('DELETE FROM stored_file');
  await database.dataSource.query('DELETE FROM file_removal');
});
afterEach(() => rmSync(dir, { recursive: true }));
afterAll(() => database.drop());

const ELEVEN_MINUTES = 11 * 60_000;
const inbox = (...names: string[]) => join(dir, 'inbox', ...names);
const stored = ({ key }: { key: string }) => join(dir, 'files', key.slice(0, 2), key);
const STRAY = { key: 'abcdefghijklmnopqrstuvwx' };

function age(path: string) {
  const then = new Date(Date.now() - ELEVEN_MINUTES);
  utimesSync(path, then, then);
}

function makeFolder(path: string, { isOld = true } = {}) {
  mkdirSync(path, { recursive: true });
  writeFileSync(join(path, 'full.jpg'), 'x');
  if (isOld) age(path);
}

async function save(): Promise<StoredFile> {
  const upload = uploadOf(await pictureOf('jpeg'));
  const [file] = await files.withFiles([upload], FileKind.IMAGE, (received) =>
    database.dataSource.transaction((manager) => files.save(manager, received, { uploaderId: null })),
  );
  return file!;
}

const read = async ({ key, name }: StoredFile) => (await buffer((await files.open(key, 'full', name))!.read())).length;

describe('a crash', () => {
  it('between commit and move: the file is served from staging and moved at the next start', async () => {
    const file = await save();
    renameSync(stored(file), inbox(file.key));
    expect(await read(file)).toBe(file.bytes);
    await files.sweep();
    expect([existsSync(stored(file)), readdirSync(inbox()), await read(file)]).toEqual([true, [], file.bytes]);
  });

  it('before the commit: the file is discarded later', async () => {
    makeFolder(inbox(STRAY.key));
    makeFolder(inbox('request-1'));
    makeFolder(inbox('request-2'), { isOld: false });
    await files.sweep();
    expect(readdirSync(inbox())).toEqual(['request-2']);
  });

  it('between the removal of a row and its file: the file is removed later', async () => {
    const file = await save();
    await database.dataSource.query('DELETE FROM stored_file');
    await files.sweep();
    expect(existsSync(stored(file))).toBe(false);
  });

  it('after the move with the row rolled back: the file is removed later', async () => {
    await save();
    makeFolder(stored(STRAY));
    const young = { key: 'zyxwvutsrqponmlkjihgfedc' };
    makeFolder(stored(young), { isOld: false });
    await files.sweep();
    expect([existsSync(stored(STRAY)), existsSync(stored(young))]).toEqual([false, true]);
  });
});

it('keeps the files of another database', async () => {
  makeFolder(stored(STRAY));
  await files.sweep();
  expect([existsSync(stored(STRAY)), logged]).toEqual([true, [expect.stringContaining('does not know')]]);
});

it('reports rows without files, and keeps the rows', async () => {
  const file = await save();
  await database.dataSource.query(`UPDATE stored_file SET inserted_at = now() - interval '1 hour'`);
  rmSync(stored(file), { recursive: true });
  await files.sweep();
  expect(logged).toEqual([expect.stringContaining('files are missing')]);
  expect(await database.dataSource.query('SELECT id FROM stored_file')).toHaveLength(1);
});

it('serves a file from staging while the storage fails, and moves it later', async () => {
  const put = jest.spyOn(storage, 'put').mockRejectedValue(Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' }));
  const file = await save();
  expect([await read(file), existsSync(stored(file))]).toEqual([file.bytes, false]);
  put.mockRestore();
  await files.sweep();
  expect([await read(file), existsSync(stored(file)), readdirSync(inbox())]).toEqual([file.bytes, true, []]);
});

it('removes a file that is deleted during its move into the storage', async () => {
  const put = storage.put.bind(storage);
  jest.spyOn(storage, 'put').mockImplementation(async (key, folder) => {
    await database.dataSource.query('DELETE FROM stored_file');
    await database.dataSource.query('DELETE FROM file_removal');
    await put(key, folder);
  });
  const file = await save();
  expect([existsSync(stored(file)), readdirSync(inbox())]).toEqual([false, []]);
});

it('keeps files with an unknown commit outcome until a sweep finds out', async () => {
  const lost = new AppError('SERVICE_UNAVAILABLE', '잠시 후 다시 시도해 주세요.');
  const upload = uploadOf(await pictureOf('jpeg'));
  const keep = (isSaved: boolean) =>
    files.withFiles([upload], FileKind.IMAGE, async (received) => {
      if (isSaved) await files.save(database.dataSource.manager, received, { uploaderId: null });
      throw lost;
    });
  await expect(keep(true)).rejects.toBe(lost);
  await expect(keep(false)).rejects.toBe(lost);
  expect(readdirSync(inbox())).toHaveLength(2);
  readdirSync(inbox()).forEach((name) => age(inbox(name)));
  await files.sweep();
  const [row] = await database.dataSource.query<{ key: string }[]>('SELECT key FROM stored_file');
  expect([readdirSync(inbox()), existsSync(stored(row!))]).toEqual([[], true]);
});

it('continues after a failed deletion, and retries it', async () => {
  const [stuck, other] = [await save(), await save()];
  const remove = storage.remove.bind(storage);
  const spy = jest
    .spyOn(storage, 'remove')
    .mockImplementation((key) => (key === stuck.key ? Promise.reject(new Error('EPERM')) : remove(key)));
  await database.dataSource.query('DELETE FROM stored_file');
  await files.processDeletionQueue();
  expect([existsSync(stored(stuck)), existsSync(stored(other))]).toEqual([true, false]);
  spy.mockRestore();
  await files.processDeletionQueue();
  expect(existsSync(stored(stuck))).toBe(false);
});

it('postpones deletions while a backup holds the lock', async () => {
  const file = await save();
  const backup = database.dataSource.createQueryRunner();
  await backup.query('SELECT pg_advisory_lock($1)', [FILE_REMOVAL_LOCK]);
  await database.dataSource.query('DELETE FROM stored_file');
  await files.processDeletionQueue();
  expect(existsSync(stored(file))).toBe(true);
  await backup.query('SELECT pg_advisory_unlock($1)', [FILE_REMOVAL_LOCK]);
  await backup.release();
  await files.processDeletionQueue();
  expect(existsSync(stored(file))).toBe(false);
});

it('does not throw when the database is unavailable', async () => {
  const away = new FileService({
    dataSource: { query: () => Promise.reject(new Error('away')) } as never,
    storage,
    stagingDir: inbox(),
    log: createLogger('silent'),
  });
  await expect(away.processDeletionQueue()).resolves.toBeUndefined();
  away.start();
  await expect(away.stop()).resolves.toBeUndefined();
});
