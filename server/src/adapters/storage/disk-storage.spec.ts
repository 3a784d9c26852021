import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { DiskStorage } from './disk-storage';

jest.mock('node:fs/promises', () => ({ ...jest.requireActual<object>('node:fs/promises') }));

const KEY = 'Ab_defghijklmnopqrstuvw-';
let dir: string;
let storage: DiskStorage;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'baldojang-storage-'));
  writeFileSync(join(dir, 'secret.txt'), 'secret');
  storage = new DiskStorage(join(dir, 'files'));
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(dir, { recursive: true });
});

function folderWith(content: string): string {
  const folder = join(dir, 'coming');
  mkdirSync(folder);
  writeFileSync(join(folder, 'full.txt'), content);
  return folder;
}

const keys = async () => {
  const found: string[] = [];
  for await (const { key, storedAt } of storage.list()) {
    expect(storedAt.getTime()).toBeLessThanOrEqual(Date.now());
    found.push(key);
  }
  return found;
};

it('takes a folder over, reads it whole and in part, lists and removes it', async () => {
  expect(await keys()).toEqual([]);
  await storage.put(KEY, folderWith('0123456789'));
  expect(existsSync(join(dir, 'coming'))).toBe(false);
  const file = await storage.find(KEY, 'full.txt');
  expect([file?.bytes, await text(file!.read()), await text(file!.read({ start: 2, end: 4 }))]).toEqual([
    10,
    '0123456789',
    '234',
  ]);
  expect(await keys()).toEqual([KEY]);
  await storage.remove(KEY);
  await storage.remove(KEY);
  expect([await storage.find(KEY, 'full.txt'), await keys()]).toEqual([null, []]);
});

it('takes a folder over once, however often it is told', async () => {
  const folder = folderWith('x');
  await Promise.all([storage.put(KEY, folder), storage.put(KEY, folder)]);
  expect(await text((await storage.find(KEY, 'full.txt'))!.read())).toBe('x');
  await expect(storage.put('anotherKeyThatNobodyHas', folder)).rejects.toMatchObject({ code: 'ENOENT' });
});

it('copies across disks, whole or not at all', async () => {
  const folder = folderWith('x');
  const elsewhere = Object.assign(new Error('EXDEV: cross-device link not permitted'), { code: 'EXDEV' });
  const fs = jest.requireMock<typeof import('node:fs/promises')>('node:fs/promises');
  const rename = jest.spyOn(fs, 'rename').mockRejectedValueOnce(elsewhere).mockRejectedValueOnce(new Error('power cut'));
  await expect(storage.put(KEY, folder)).rejects.toThrow('power cut');
  expect([await storage.find(KEY, 'full.txt'), await keys(), existsSync(folder)]).toEqual([null, [], true]);
  rename.mockRejectedValueOnce(elsewhere);
  await storage.put(KEY, folder);
  expect(readFileSync(join(dir, 'files', KEY.slice(0, 2), KEY, 'full.txt'), 'utf8')).toBe('x');
  expect([readdirSync(join(dir, 'files', KEY.slice(0, 2))), existsSync(folder)]).toEqual([[KEY], false]);
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
])('finds and removes nothing outside of it: %j %j', async (key, name) => {
  await storage.put(KEY, folderWith('x'));
  expect(await storage.find(key, name)).toBeNull();
  if (key !== KEY) await storage.remove(key);
  expect([readFileSync(join(dir, 'secret.txt'), 'utf8'), await keys()]).toEqual(['secret', [KEY]]);
});
