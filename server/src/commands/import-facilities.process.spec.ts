import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { makeFacility, makeMember } from '../../test/factories';
import { csvOf, manyCells, writeTemporary } from '../../test/facility-file';
import { createTestDatabase, type TestDatabase } from '../../test/test-database';
import { Facility } from '../modules/facility/facility.entity';
import { Review } from '../modules/review/review.entity';

const SERVER = resolve(__dirname, '../..');

const dataDir = mkdtempSync(join(tmpdir(), 'baldojang-data-'));
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true });
});

/** Runs the command as a separate process; this one holds the database open like a server. */
function run(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  return new Promise((done) => {
    const command = ['-r', resolve(SERVER, 'swc-hook.cjs'), resolve(SERVER, 'src/commands/import-facilities.ts'), ...args];
    const env = { ...process.env, NODE_ENV: 'development', DATABASE_URL: database.url, DATA_DIR: dataDir };
    const child = execFile(process.execPath, command, { cwd: SERVER, env }, (_, stdout, stderr) =>
      done({ code: child.exitCode ?? -1, stdout, stderr }),
    );
  });
}

describe('import-facilities', () => {
  it('imports a file while a server runs, with progress and a report', async () => {
    const { code, stdout, stderr } = await run('--file', writeTemporary(csvOf(manyCells(20)), '장소.csv'));
    expect(stderr).toMatch(/^읽는 중 · .*\n저장하는 중 · 20줄\n$/);
    expect(stdout).toMatch(/가져오기를 마쳤습니다: 장소\.csv[\s\S]*새로 들어온 곳 +20\n[\s\S]*걸린 시간 [\d.]+초/);
    expect(code).toBe(0);
    expect(await database.dataSource.getRepository(Facility).count()).toBe(20);
  });

  it('stops before it deletes members’ reviews of demo places, mentions --force, and deletes files queued for removal', async () => {
    const { dataSource } = database;
    const { id: facilityId } = await makeFacility(dataSource, { isDemo: true });
    const { id: memberId } = await makeMember(dataSource);
    await dataSource.getRepository(Review).insert({ facilityId, memberId, content: '좋아요', rating: 5 });
    const folder = join(dataDir, 'files', 'ab', 'abcdefghijklmnopqrstuvwx');
    mkdirSync(folder, { recursive: true });
    await dataSource.query(`INSERT INTO file_removal (key) VALUES ('abcdefghijklmnopqrstuvwx')`);

    const file = writeTemporary(csvOf(manyCells(20)));
    expect(await run('--file', file)).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(
        /회원 1명이 시연용 장소에 쓴 리뷰 1개가 있어 멈췄습니다\. .*--force.*바뀐 것은 없습니다\.\n$/,
      ) as string,
    });
    expect([await dataSource.getRepository(Review).count(), existsSync(folder)]).toEqual([1, true]);
    const forced = await run('--file', file, '--force');
    expect(forced.stdout).toMatch(/지운 시연용 장소 +1\n +└ 함께 지운 리뷰 +1\n/);
    expect([await dataSource.getRepository(Review).count(), existsSync(folder)]).toEqual([0, false]);
  });

  it('fails with one line for a broken or missing file', async () => {
    const broken = await run('--file', writeTemporary('<html></html>'));
    expect(broken).toMatchObject({ code: 1, stdout: '' });
    expect(broken.stderr).toMatch(/^가져오지 못했습니다\. .*바뀐 것은 없습니다\.\n$/);
    const absent = await run('--file', 'nowhere.csv');
    expect(absent).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^가져오지 못했습니다\. 파일을 열 수 없습니다: .*nowhere\.csv\n$/) as string,
    });
    expect(await database.dataSource.getRepository(Facility).count()).toBe(20);
  });

  it('prints its usage', async () => {
    expect(await run('--help')).toMatchObject({ code: 0, stdout: expect.stringContaining('--file') as string });
    expect(await run('--flie', 'x')).toMatchObject({ code: 1, stderr: expect.stringContaining('쓰는 법') as string });
  });
});
