import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { FileStore } from '../../../test/file-store';
import { pictureOf, uploadOf } from '../../../test/pictures';
import { AppError } from '../../shared/errors';
import { LIMITS } from '../../shared/validation/limits';
import { FileKind } from './stored-file.entity';

jest.mock('node:fs/promises', () => ({ ...jest.requireActual<object>('node:fs/promises') }));

const site = new FileStore();

describe('saving', () => {
  it('makes names unique among the files of one owner', async () => {
    const text = (content: string) => uploadOf(content, '안내.txt');
    const rows = await site.store([text('하나'), text('둘')], { kind: FileKind.ATTACHMENT, takenNames: ['안내.txt'] });
    expect(rows.map(({ name }) => name)).toEqual(['안내-2.txt', '안내-3.txt']);
    expect(new Set(rows.map(({ key }) => key)).size).toBe(2);
    expect(site.service.named(rows, ['안내-3.txt', encodeURIComponent('안내-2.txt'), '../안내-2.txt', '없음.txt'])).toEqual(rows);
  });

  it('discards files when the owner fails or does not save them', async () => {
    const before = readdirSync(join(site.dir, 'files')).length;
    const upload = uploadOf(await pictureOf('jpeg'));
    await site.store([upload], { uploaderId: 1 });
    await expect(
      site.service.withFiles([upload], FileKind.IMAGE, () => Promise.reject(new AppError('FORBIDDEN', '안 됩니다.'))),
    ).rejects.toThrow('안 됩니다.');
    const keys: string[] = [];
    await site.service.withFiles([upload], FileKind.IMAGE, async (received) => void keys.push(received[0]!.key));
    expect(await site.service.open(keys[0]!, 'full', '사진.jpg')).toBeNull();
    expect(readdirSync(join(site.dir, 'files')).length).toBeLessThanOrEqual(before + 2);
  });

  it('reports a full disk and discards the files', async () => {
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    const upload = {
      ...uploadOf(''),
      createReadStream: () =>
        new Readable({
          read() {
            this.destroy(full);
          },
        }),
    };
    await expect(site.store([upload])).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      retryAfter: expect.any(Number) as unknown,
    });
  });

  it('enforces the daily number of files exactly, also for concurrent uploads', async () => {
    await site.dataSource.query(`INSERT INTO file_usage VALUES (7, (now() AT TIME ZONE 'Asia/Seoul')::date, $1, 0)`, [
      LIMITS.filesPerDay - 3,
    ]);
    const data = await pictureOf('png', 4, 4);
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => site.storeOne(data, 'a.png', { uploaderId: 7 })));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected')
        expect(outcome.reason).toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfter: expect.any(Number) as unknown });
    expect(await site.storeOne(data, 'a.png', { uploaderId: 8 })).toMatchObject({ name: 'a.png' });
  });

  it('enforces the daily number of bytes', async () => {
    await site.dataSource.query(`INSERT INTO file_usage VALUES (9, (now() AT TIME ZONE 'Asia/Seoul')::date, 1, $1)`, [
      LIMITS.fileBytesPerDay - 10,
    ]);
    await expect(
      site.storeOne('열 바이트보다 많은 글', 'a.txt', { kind: FileKind.ATTACHMENT, uploaderId: 9 }),
    ).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    });
    expect(await site.storeOne('글', 'a.txt', { kind: FileKind.ATTACHMENT, uploaderId: 9 })).toMatchObject({ bytes: 3 });
  });
});

it('deletes the files of rows deleted by any statement', async () => {
  const rows = await site.store([uploadOf(await pictureOf('jpeg')), uploadOf(await pictureOf('jpeg'))]);
  const remaining = await site.storeOne(await pictureOf('jpeg'));
  await site.dataSource.query('DELETE FROM stored_file WHERE id = ANY($1)', [rows.map(({ id }) => id)]);
  await site.service.processDeletionQueue();
  for (const { key, name } of rows) expect(await site.service.open(key, 'full', name)).toBeNull();
  expect(await site.bytesOf(remaining)).toEqual(
    readFileSync(join(site.dir, 'files', remaining.key.slice(0, 2), remaining.key, 'full.jpg')),
  );
  expect(await site.dataSource.query('SELECT * FROM file_removal')).toEqual([]);
});

it('finds many images with one statement', async () => {
  const rows = await site.store([uploadOf(await pictureOf('jpeg')), uploadOf(await pictureOf('jpeg'))]);
  const attachment = await site.storeOne('글', 'a.txt', { kind: FileKind.ATTACHMENT });
  const query = jest.spyOn(site.dataSource.driver, 'createQueryRunner');
  const ids = [rows[0]!.id, rows[1]!.id, rows[0]!.id, attachment.id, 999_999];
  const found = await Promise.all(ids.map((id) => site.service.findImage(id)));
  expect(query).toHaveBeenCalledTimes(1);
  query.mockRestore();
  expect(found.map((image) => image?.name)).toEqual(['사진.jpg', '사진-2.jpg', '사진.jpg', undefined, undefined]);
  expect(found[0]).toMatchObject({
    url: site.service.urlOf(rows[0]!),
    cardUrl: expect.stringMatching(/^\/files\/[\w-]{24}\/card\/.+\.webp$/) as unknown,
  });
});

describe('copies', () => {
  const copiesOf = (picture: Buffer, name: string, copies: number) => ({ upload: uploadOf(picture, name), copies });

  it('are independent files: deleting one leaves the others', async () => {
    const uploads = [
      copiesOf(await pictureOf('jpeg'), '하나.jpg', 3),
      copiesOf(await pictureOf('png'), '둘.png', 2),
      copiesOf(await pictureOf('webp'), '없음.webp', 0),
    ];
    const keys = await site.service.withCopies(uploads, FileKind.IMAGE, async (copies) => {
      await site.dataSource.transaction((manager) => site.service.saveForMany(manager, [copies.flat(), []]));
      return copies.map((received) => received.map(({ key }) => key));
    });
    expect(keys.map(({ length }) => length)).toEqual([3, 2, 0]);
    expect(new Set(keys.flat()).size).toBe(5);
    await site.dataSource.query('DELETE FROM stored_file WHERE key = $1', [keys[0]![0]]);
    await site.service.processDeletionQueue();
    await site.service.sweep();
    const isThere = async (key: string, name: string) => (await site.service.open(key, 'card', name)) !== null;
    expect(await Promise.all(keys[0]!.map((key) => isThere(key, '하나.webp')))).toEqual([false, true, true]);
    expect(await Promise.all(keys[1]!.map((key) => isThere(key, '둘.webp')))).toEqual([true, true]);
  });

  it('have unique names only among the files of one owner', async () => {
    const uploads = [copiesOf(await pictureOf('jpeg'), '사진.jpg', 3)];
    const ids = await site.service.withCopies(uploads, FileKind.IMAGE, (copies) =>
      site.dataSource.transaction((manager) => site.service.saveForMany(manager, [copies[0]!.slice(0, 2), copies[0]!.slice(2)])),
    );
    const names = await Promise.all(ids.map(async (id) => (await site.service.findImage(id))?.name));
    expect(names).toEqual(['사진.jpg', '사진-2.jpg', '사진.jpg']);
  });

  it('are discarded when a picture is broken or the owner fails', async () => {
    const good = copiesOf(await pictureOf('jpeg'), '좋은.jpg', 2);
    const work = jest.fn<Promise<void>, []>();
    const withBroken = [good, good, copiesOf(Buffer.from('no picture'), '나쁜.jpg', 2)];
    await expect(site.service.withCopies(withBroken, FileKind.IMAGE, work)).rejects.toThrow('나쁜.jpg');
    expect(work).not.toHaveBeenCalled();
    work.mockRejectedValue(new AppError('FORBIDDEN', '안 됩니다.'));
    await expect(site.service.withCopies([good], FileKind.IMAGE, work)).rejects.toThrow('안 됩니다.');
  });

  it('are copied where the file system has no hard links', async () => {
    const fs = jest.requireMock<typeof import('node:fs/promises')>('node:fs/promises');
    const link = jest.spyOn(fs, 'link').mockRejectedValue(Object.assign(new Error('EPERM'), { code: 'EPERM' }));
    const uploads = [copiesOf(await pictureOf('jpeg'), '사진.jpg', 2)];
    const ids = await site.service.withCopies(uploads, FileKind.IMAGE, (copies) =>
      site.dataSource.transaction((manager) => site.service.saveForMany(manager, copies)),
    );
    expect(link).toHaveBeenCalled();
    link.mockRestore();
    for (const image of await Promise.all(ids.map((id) => site.service.findImage(id)))) {
      const [, , key, , name] = image!.cardUrl.split('/');
      expect(await site.service.open(key!, 'card', decodeURIComponent(name!))).not.toBeNull();
    }
  });
});
