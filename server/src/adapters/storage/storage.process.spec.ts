import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { type FakeS3, S3_SECRETS, type S3Fault, startFakeS3 } from '../../../test/fake-s3';
import { AppError } from '../../shared/errors';
import { createLogger } from '../../shared/logger';
import { createStorage } from './create-storage';
import { DiskStorage } from './disk-storage';
import type { S3Times } from './s3-client';
import { S3Storage } from './s3-storage';
import type { Storage } from './storage';

jest.mock('node:fs/promises', () => ({ ...jest.requireActual<object>('node:fs/promises') }));

const KEY = 'Ab_defghijklmnopqrstuvw-';
let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'baldojang-storage-'));
  writeFileSync(join(dir, 'secret.txt'), 'secret');
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(dir, { recursive: true });
});

function folderWith(files: Record<string, string> | string, name = 'upload'): string {
  const folder = join(dir, name);
  mkdirSync(folder);
  for (const [file, content] of Object.entries(typeof files === 'string' ? { 'full.txt': files } : files))
    writeFileSync(join(folder, file), content);
  return folder;
}

async function keysOf(storage: Storage): Promise<string[]> {
  const found: string[] = [];
  for await (const { key, storedAt } of storage.list()) {
    // File systems and S3 store whole seconds.
    expect(Math.abs(storedAt.getTime() - Date.now())).toBeLessThan(60_000);
    found.push(key);
  }
  return found;
}

interface Setup {
  storage: Storage;
  /** Paths of all stored files. */
  contents: () => Promise<string[]>;
  stop: () => Promise<void>;
}

const SETUPS: Record<string, () => Promise<Setup>> = {
  'a disk': async () => {
    const files = join(dir, 'files');
    const storage = createStorage({ s3: null, dataDir: dir }, createLogger('silent'));
    const contents = async () =>
      existsSync(files)
        ? readdirSync(files, { recursive: true, withFileTypes: true })
            .filter((entry) => entry.isFile())
            .map((entry) => join(entry.parentPath, entry.name).slice(files.length + 4))
        : [];
    return { storage, contents, stop: async () => undefined };
  },
  S3: async () => {
    const s3 = await startFakeS3();
    const storage = createStorage({ s3: s3.settings, dataDir: dir }, createLogger('silent'));
    await storage.prepare?.();
    return { storage, contents: s3.objects, stop: s3.stop };
  },
};

describe.each(Object.keys(SETUPS))('a storage on %s', (where) => {
  let setup: Setup;
  let storage: Storage;
  beforeEach(async () => {
    setup = await SETUPS[where]!();
    storage = setup.storage;
  });
  afterEach(() => setup.stop());

  it('moves a folder in, reads it whole and in part, lists and removes it', async () => {
    expect(await keysOf(storage)).toEqual([]);
    await storage.put(KEY, folderWith({ 'full.txt': '0123456789', 'card.webp': 'small' }));
    expect(existsSync(join(dir, 'upload'))).toBe(false);
    expect((await setup.contents()).sort()).toEqual([`${KEY}/card.webp`, `${KEY}/full.txt`]);
    const file = await storage.find(KEY, 'full.txt');
    expect([
      file?.bytes,
      await text(file!.read()),
      await text(file!.read({ start: 2, end: 4 })),
      await text(file!.read({ start: 9, end: 9 })),
    ]).toEqual([10, '0123456789', '234', '9']);
    await storage.put(`${KEY}2`, folderWith('x'));
    expect((await keysOf(storage)).sort()).toEqual([KEY, `${KEY}2`].sort());
    await storage.remove(KEY);
    await storage.remove(KEY);
    expect([await storage.find(KEY, 'full.txt'), await keysOf(storage)]).toEqual([null, [`${KEY}2`]]);
  });

  it('stores every byte of a large file and applies backpressure when reading', async () => {
    const folder = folderWith({});
    const data = Buffer.from(Array.from({ length: 3_000_000 }, (_, index) => (index * 31) % 251));
    writeFileSync(join(folder, 'full.png'), data);
    await storage.put(KEY, folder);
    const file = await storage.find(KEY, 'full.png');
    const chunks: Buffer[] = [];
    for await (const chunk of file!.read()) {
      chunks.push(chunk as Buffer);
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(Buffer.concat(chunks).equals(data)).toBe(true);
    const part = await text(file!.read({ start: 1_000_000, end: 1_000_009 }));
    expect(part).toBe(data.subarray(1_000_000, 1_000_010).toString());
  });

  it('moves a folder in once, however often it is called', async () => {
    const folder = folderWith('x');
    await Promise.all([storage.put(KEY, folder), storage.put(KEY, folder)]);
    await storage.put(KEY, folder);
    expect(await text((await storage.find(KEY, 'full.txt'))!.read())).toBe('x');
    await expect(storage.put('anotherKeyThatNobodyHas', folder)).rejects.toMatchObject({ code: 'ENOENT' });
    await expect(storage.put('../outside', folderWith('x'))).rejects.toThrow('Not a key');
  });

  it.each([
    ['../secret', 'full.txt'],
    ['..', 'secret.txt'],
    ['', 'secret.txt'],
    [KEY, '../../../secret.txt'],
    [KEY, '..'],
    [KEY, '.'],
    [KEY, ''],
    ['a\0aaaaaaaaaaaaaaaaaaa', 'full.txt'],
  ])('finds and removes nothing outside: %j %j', async (key, name) => {
    await storage.put(KEY, folderWith('x'));
    expect(await storage.find(key, name)).toBeNull();
    if (key !== KEY) await storage.remove(key);
    expect([readFileSync(join(dir, 'secret.txt'), 'utf8'), await keysOf(storage)]).toEqual(['secret', [KEY]]);
  });
});

it('a disk copies from another disk, entirely or not at all', async () => {
  const storage = new DiskStorage(join(dir, 'files'));
  const folder = folderWith('x');
  const elsewhere = Object.assign(new Error('EXDEV: cross-device link not permitted'), { code: 'EXDEV' });
  const fs = jest.requireMock<typeof import('node:fs/promises')>('node:fs/promises');
  const rename = jest.spyOn(fs, 'rename').mockRejectedValueOnce(elsewhere).mockRejectedValueOnce(new Error('power cut'));
  await expect(storage.put(KEY, folder)).rejects.toThrow('power cut');
  expect([await storage.find(KEY, 'full.txt'), await keysOf(storage), existsSync(folder)]).toEqual([null, [], true]);
  rename.mockRejectedValueOnce(elsewhere);
  await storage.put(KEY, folder);
  expect(readFileSync(join(dir, 'files', KEY.slice(0, 2), KEY, 'full.txt'), 'utf8')).toBe('x');
  expect([readdirSync(join(dir, 'files', KEY.slice(0, 2))), existsSync(folder)]).toEqual([[KEY], false]);
});

describe('S3', () => {
  const UNAVAILABLE = ['SERVICE_UNAVAILABLE', '지금은 파일을 읽거나 저장할 수 없습니다. 잠시 후 다시 시도해 주세요.', 5];
  let s3: FakeS3;
  let lines: string[];
  let storage: S3Storage;
  beforeEach(async () => {
    s3 = await startFakeS3();
    lines = [];
    storage = server();
    await storage.prepare();
  });
  afterEach(async () => {
    await s3.stop();
    expect(lines.join('')).not.toMatch(S3_SECRETS);
    expect(lines.join('')).not.toContain(KEY);
  });

  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  const server = (times: Partial<S3Times> = {}) => new S3Storage(s3.settings, log, times);

  async function failure(work: Promise<unknown>): Promise<unknown[]> {
    const error: unknown = await work.then(
      () => null,
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(AppError);
    const { code, message, retryAfter, cause } = error as AppError;
    const texts = [String(error), String(cause), (cause as Error)?.stack, (error as AppError).stack].join('\n');
    expect(texts).not.toMatch(S3_SECRETS);
    expect(texts).not.toContain(KEY);
    return [code, message, retryAfter];
  }

  it('creates the bucket once, with several servers', async () => {
    await s3.stop();
    s3 = await startFakeS3();
    const servers = [server(), server()];
    await Promise.all(servers.map((one) => one.prepare()));
    await Promise.all(servers.map((one) => one.prepare()));
    expect(s3.requests.filter((request) => request === 'HEAD').length).toBeLessThanOrEqual(3);
    const before = s3.requests.length;
    await server().prepare();
    expect(s3.requests.slice(before)).toEqual(['HEAD']);
    await servers[0]!.put(KEY, folderWith('x'));
    expect(await servers[1]!.find(KEY, 'full.txt')).toMatchObject({ bytes: 1 });
  });

  it('creates the bucket with the first file if S3 was away at the start', async () => {
    await s3.stop();
    s3 = await startFakeS3();
    await s3.fault('away');
    const late = server();
    expect(await failure(late.prepare())).toEqual(UNAVAILABLE);
    await s3.fault(null);
    await late.put(KEY, folderWith('x'));
    expect(await s3.objects()).toEqual([`${KEY}/full.txt`]);
  });

  it('names a region other than the default when it creates the bucket', async () => {
    await s3.stop();
    s3 = await startFakeS3();
    const sent = jest.spyOn(globalThis, 'fetch');
    await new S3Storage({ ...s3.settings, region: 'ap-northeast-2' }, log).prepare();
    const { body } = sent.mock.calls.find(([, init]) => init?.method === 'PUT')![1]!;
    expect((body as Buffer).toString()).toContain('<LocationConstraint>ap-northeast-2</LocationConstraint>');
  });

  it('lists page by page, each key once, and skips foreign objects', async () => {
    s3.pageSize = 4;
    const keys = Array.from({ length: 7 }, (_, index) => `key-number-${index}-of-many`);
    for (const [index, key] of keys.entries())
      await storage.put(key, folderWith({ 'full.jpg': 'x', 'card.webp': 'x', 'thumbnail.webp': 'x' }, `f${index}`));
    const foreign = ['readme.txt', 'short/full.jpg', `${KEY}/nested/full.jpg`, `${KEY}/FULL.JPG`, 'key number 1 %41+b/full.jpg'];
    foreign.forEach((path) => s3.place(path));
    expect((await s3.objects()).length).toBe(26);
    expect(await keysOf(storage)).toEqual(keys);
    expect(s3.requests.filter((request) => request === 'GET ?list')).toHaveLength(7);
    for (const key of [...keys, KEY]) await storage.remove(key);
    expect((await s3.objects()).sort()).toEqual(foreign.sort());
  });

  it('reports times in this server’s clock, even if the clock of S3 is wrong', async () => {
    await storage.put(KEY, folderWith('x'));
    await s3.age(60 * 60_000);
    const storedAt = async () => {
      for await (const stored of storage.list()) return stored.storedAt.getTime();
    };
    const hourAgo = Date.now() - 60 * 60_000;
    for (const clockAheadMs of [0, 14 * 60_000, -14 * 60_000]) {
      s3.clockAheadMs = clockAheadMs;
      expect(Math.abs((await storedAt())! - hourAgo)).toBeLessThan(60_000);
    }
  });

  const FAULTS: S3Fault[] = ['away', 'slow', '500', '403', '404', 'redirect', 'html'];
  const CALLS: Record<string, { call: (one: S3Storage) => Promise<unknown>; undetectable: S3Fault[] }> = {
    // The response for one object or bucket cannot be distinguished from that of another web server.
    find: { call: (one) => one.find(KEY, 'full.txt'), undetectable: ['404', 'html'] },
    prepare: { call: (one) => one.prepare(), undetectable: ['html'] },
    put: { call: (one) => one.put(KEY, join(dir, 'upload')), undetectable: ['html'] },
    list: { call: (one) => keysOf(one), undetectable: [] },
    remove: { call: (one) => one.remove(KEY), undetectable: [] },
  };
  const CASES = Object.entries(CALLS).flatMap(([name, { call, undetectable }]) =>
    FAULTS.filter((fault) => !undetectable.includes(fault)).map((fault) => ({ name, call, fault })),
  );

  it.each(CASES)('is unavailable to $name when it is faulty: $fault', async ({ call, fault }) => {
    const one = server({ answer: 300, put: 300 });
    const folder = folderWith({ 'full.txt': 'x', 'card.webp': 'x' });
    await s3.fault(fault);
    expect(await failure(call(one))).toEqual(UNAVAILABLE);
    expect(lines.join('')).toContain('object storage unavailable');
    expect(readdirSync(folder)).toHaveLength(2);
  });

  it('is unavailable with a wrong secret, without a retry', async () => {
    const stranger = new S3Storage({ ...s3.settings, secretAccessKey: 'wrong' }, log);
    s3.requests.length = 0;
    expect(await failure(stranger.find(KEY, 'full.txt'))).toEqual(UNAVAILABLE);
    expect(s3.requests).toEqual([`HEAD ${KEY}/full.txt`]);
    expect(await failure(stranger.list()[Symbol.asyncIterator]().next())).toEqual(UNAVAILABLE);
    expect(lines.join('')).toContain('S3 answered with the status 403');
  });

  it('logs one line, not hundreds, while S3 is away', async () => {
    await s3.fault('away');
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 5_000);
    for (let count = 0; count < 50; count++) await failure(storage.find(KEY, 'full.txt'));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('ECONNREFUSED');
  });

  it('removes a half-sent folder, and accepts it when called again', async () => {
    const folder = folderWith({ 'full.jpg': 'full', 'card.webp': 'card', 'thumbnail.webp': 'thumbnail' });
    await s3.fault('500', (request) => request === `PUT ${KEY}/card.webp`);
    expect(await failure(storage.put(KEY, folder))).toEqual(UNAVAILABLE);
    expect([await s3.objects(), await keysOf(storage), readdirSync(folder).length]).toEqual([[], [], 3]);
    await s3.fault(null);
    await storage.put(KEY, folder);
    expect([await keysOf(storage), (await s3.objects()).length, existsSync(folder)]).toEqual([[KEY], 3, false]);
  });

  it('loses nothing when a second call for a stored folder fails', async () => {
    const folder = folderWith({ 'full.jpg': 'full', 'card.webp': 'card' });
    await storage.put(KEY, folder);
    // A crash left one file of the folder.
    folderWith({ 'card.webp': 'card' });
    await s3.fault('500', (request) => request.startsWith('PUT'));
    expect(await failure(storage.put(KEY, folder))).toEqual(UNAVAILABLE);
    await s3.fault(null);
    await storage.put(KEY, folder);
    expect(await s3.objects()).toEqual([`${KEY}/card.webp`, `${KEY}/full.jpg`]);
  });

  it('serves two servers from the same bucket', async () => {
    const other = server();
    await Promise.all([
      storage.put(KEY, folderWith('one', 'a')),
      other.put(`${KEY}2`, folderWith('two', 'b')),
      other.put(`${KEY}3`, folderWith('three', 'c')),
    ]);
    expect(await text((await other.find(KEY, 'full.txt'))!.read())).toBe('one');
    await Promise.all([storage.remove(KEY), other.remove(KEY), storage.remove(`${KEY}2`)]);
    expect([await keysOf(storage), await keysOf(other)]).toEqual([[`${KEY}3`], [`${KEY}3`]]);
  });

  describe('reading', () => {
    beforeEach(async () => {
      await storage.put(KEY, folderWith('0123456789'));
      s3.requests.length = 0;
    });
    const found = async (one: S3Storage = storage) => (await one.find(KEY, 'full.txt'))!;

    it('requests the object on the first read', async () => {
      const stream = (await found()).read();
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(s3.requests).toEqual([`HEAD ${KEY}/full.txt`]);
      expect(await text(stream)).toBe('0123456789');
      expect(s3.requests).toEqual([`HEAD ${KEY}/full.txt`, `GET ${KEY}/full.txt`]);
    });

    it.each<S3Fault>(['away', '500', '403', '404', 'redirect', 'cut', 'slow'])('ends in an error: %s', async (fault) => {
      const file = await found(server({ silence: 300 }));
      await s3.fault(fault);
      expect(await failure(text(file.read()))).toEqual(UNAVAILABLE);
    });

    it('rejects a whole object where a range was requested', async () => {
      const file = await found();
      await s3.fault('html');
      expect(await failure(text(file.read({ start: 2, end: 4 })))).toEqual(UNAVAILABLE);
    });

    it('closes the connection when its reader leaves, and logs nothing', async () => {
      const [unread, waiting] = [(await found()).read(), (await found()).read()];
      await s3.fault('slow');
      waiting.resume();
      while (!s3.requests.includes(`GET ${KEY}/full.txt`)) await new Promise((resolve) => setTimeout(resolve, 10));
      unread.destroy();
      waiting.destroy();
      await s3.hungUp(1);
      await new Promise((resolve) => setImmediate(resolve));
      expect(lines).toEqual([]);
    });
  });
});
