import { randomBytes } from 'node:crypto';
import { chownSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CANARY, createDoctor, type Doctor, type Env } from '../../test/doctor';
import { type FakeS3, S3_SECRETS, startFakeS3 } from '../../test/fake-s3';
import { createTestDatabase, type TestDatabase } from '../../test/test-database';
import { StoredFile } from '../modules/file/stored-file.entity';
import { verdictOnSpace } from './check-storage';

jest.setTimeout(120_000);

let database: TestDatabase;
let own: Doctor;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() => {
  own = createDoctor({ DATABASE_URL: database.url });
});
afterEach(() => {
  own.dispose();
  expect(own.said).not.toContain(CANARY);
  expect(own.said).not.toMatch(S3_SECRETS);
});
const doctor = (env?: Env) => own.examine(env);

describe('checks of the files', () => {
  it('pass on disk', async () => {
    expect(await doctor()).toMatchObject({
      '파일/데이터 폴더': `✓ ${own.dataDir} 폴더에 쓸 수 있습니다.`,
      '파일/저장해 보기': '✓ 저장하고, 읽고, 지울 수 있습니다.',
      '파일/올린 파일': '· 아직 올린 파일이 없습니다.',
      '파일/지울 파일': '✓ 밀려 있지 않습니다.',
    });
  });

  it('report a missing or read-only folder', async () => {
    const file = join(own.dataDir, 'file');
    writeFileSync(file, '');
    const found = await doctor({ DATA_DIR: file });
    expect(found['파일/데이터 폴더']).toMatch(/^✗ .*\(ENOTDIR\)/);
    expect(found['파일/저장해 보기']).toMatch(/^✗ .*\(ENOTDIR\)/);
    mkdirSync(join(own.dataDir, 'data'));
    writeFileSync(join(own.dataDir, 'data/files'), '');
    const half = await doctor({ DATA_DIR: join(own.dataDir, 'data') });
    expect(half['파일/데이터 폴더']).toContain('✓');
    expect(half['파일/저장해 보기']).toMatch(/^✗ .*\((ENOTDIR|EEXIST)\)/);
  });

  // Only root can change a folder's owner.
  (process.getuid?.() === 0 ? it : it.skip)('report a folder of another user, and leave nothing in it', async () => {
    chownSync(own.dataDir, 65_534, 65_534);
    expect((await doctor())['파일/저장해 보기']).toContain('· DATA_DIR의 주인이 아닌 사용자로 실행하여');
    expect(readdirSync(own.dataDir)).toEqual([]);
  });

  it('report missing files and pending removals', async () => {
    const key = () => randomBytes(18).toString('base64url');
    const rows = [key(), key()].map((each) => ({
      key: each,
      name: '사진.webp',
      mediaType: 'image/webp',
      kind: 'IMAGE',
      bytes: 1,
    }));
    const files = database.dataSource.getRepository(StoredFile);
    await files.insert(rows.map((row) => ({ ...row, insertedAt: new Date('2026-01-01') })) as never);
    expect((await doctor())['파일/올린 파일']).toContain('✗ 골라 본 2개가 하나도 저장소에 없습니다.');
    const place = (index: number) => {
      const folder = join(own.dataDir, 'files', rows[index]!.key.slice(0, 2), rows[index]!.key);
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'full.webp'), 'x');
    };
    place(0);
    expect((await doctor())['파일/올린 파일']).toContain('! 골라 본 2개 가운데 1개가 저장소에 없습니다.');
    place(1);
    expect((await doctor())['파일/올린 파일']).toBe('✓ 골라 본 2개가 모두 있습니다.');
    await files.createQueryBuilder().delete().execute();
    await database.dataSource.query(`INSERT INTO file_removal (key) SELECT 'key-' || n FROM generate_series(1, 1001) AS n`);
    const waiting = await doctor();
    await database.dataSource.query('DELETE FROM file_removal');
    expect(waiting['파일/지울 파일']).toContain('! 지워지지 않은 파일이 1,000개 넘게');
  });

  describe('in S3', () => {
    let s3: FakeS3;
    beforeAll(async () => {
      s3 = await startFakeS3();
    });
    afterAll(() => s3.stop());
    const roundTrip = async (env: Env = {}) => (await doctor({ ...s3.env, ...env }))['파일/저장해 보기'];

    it('report a missing bucket without creating it, and pass with one', async () => {
      expect(await roundTrip()).toMatch(/^✗ .*\(NoSuchBucket\)/);
      expect(await s3.objects()).toEqual([]);
      s3.place('somebody/else.txt');
      expect(await roundTrip()).toBe('✓ 저장하고, 읽고, 지울 수 있습니다.');
      expect(await s3.objects()).toEqual(['somebody/else.txt']);
    });

    it('report a wrong key', async () => {
      expect(await roundTrip({ S3_SECRET_ACCESS_KEY: CANARY })).toContain(
        '✗ 확인하지 못했습니다. S3_SECRET_ACCESS_KEY가 틀립니다.',
      );
    });

    it.each([
      ['away', 'ECONNREFUSED'],
      ['slow', '제때 답이 없습니다'],
      ['500', 'HTTP 500|InternalError'],
      ['403', 'AccessDenied|HTTP 403'],
      ['html', '뜻밖'],
    ] as const)('report the bucket: %s', async (fault, text) => {
      await s3.fault(fault);
      const found = await roundTrip();
      await s3.fault(null);
      expect(found).toMatch(new RegExp(`^✗ .*(${text})`));
    });
  });
});

it.each([
  [{ bavail: 5_000_000, files: 100, ffree: 50 }, /^good: 19,531MB 남았습니다\.$/],
  [{ bavail: 100_000, files: 0, ffree: 0 }, /^warning: 390MB 남았습니다\./],
  [{ bavail: 10_000, files: 100, ffree: 50 }, /^fault: 39MB밖에 없습니다\./],
  [{ bavail: 5_000_000, files: 100, ffree: 4 }, /^warning: .*inode/],
])('judges the free space: %j', (space, text) => {
  const verdict = verdictOnSpace({ bsize: 4096, ...space });
  expect(`${verdict?.mark}: ${verdict?.text}`).toMatch(text);
});
