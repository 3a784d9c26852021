import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  contentOf,
  disagreements,
  fillProduct,
  IMPORTED_PLACES,
  type Product,
  type Ran,
  runCommand,
  startCommand,
} from '../../test/backup-world';
import { makeFacility, makeHoliday, makeMember, PASSWORD } from '../../test/factories';
import { type FakeS3, S3_SECRETS, startFakeS3 } from '../../test/fake-s3';
import { filesOnDisk } from '../../test/files-on-disk';
import { SIGN_IN, VIEWER } from '../../test/member-operations';
import { CREATE_REVIEW } from '../../test/review-operations';
import { pictureOf, uploadOf } from '../../test/pictures';
import { launchServer } from '../../test/server-process';
import { startTestApp, TEST_JWT_SECRET, type TestApp } from '../../test/test-app';
import { createTestDatabase, type TestDatabase } from '../../test/test-database';
import { DiskStorage } from '../adapters/storage/disk-storage';
import type { Storage } from '../adapters/storage/storage';
import { checkBackup } from '../backup/check-backup';
import { createBackup } from '../backup/create-backup';
import type { Manifest } from '../backup/manifest';
import { restoreBackup } from '../backup/restore-backup';
import { MIGRATIONS } from '../database/migration-list';
import { countFacilities } from '../modules/facility/facility-counts.repository';
import { FileService } from '../modules/file/file.service';
import { FileKind } from '../modules/file/stored-file.entity';
import { Member } from '../modules/member/member.entity';
import { createLogger } from '../shared/logger';

jest.setTimeout(120_000);

const SERVER = resolve(__dirname, '../..');
const LEFT_OUT = ['rate_limit', 'session', 'temporary_code', 'member_link', 'queued_mail'];

const home = mkdtempSync(join(tmpdir(), 'baldojang-backup-'));
const dataDir = join(home, 'data');
let app: TestApp;
let url: string;
let product: Product;
/** A backup of `product`, without concurrent writes, and what its command said. */
let backup: string;
let backedUp: Ran;
const opened: TestDatabase[] = [];

beforeAll(async () => {
  app = await startTestApp({ config: { dataDir, rateLimits: false } });
  url = (app.dataSource.options as { url: string }).url;
  product = await fillProduct(app);
  backedUp = await back();
  expect(backedUp).toMatchObject({ code: 0, stderr: expect.stringContaining('자료를 담는 중') as string });
  backup = dirOf(backedUp);
});
afterAll(async () => {
  for (const database of opened) await database.drop();
  await app.stop();
  rmSync(home, { recursive: true, force: true });
});

let count = 0;
const newDir = (): string => join(home, `dir-${(count += 1)}`);

async function emptyDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  opened.push(database);
  return database;
}

const envOf = (databaseUrl: string, dir: string) => ({ DATABASE_URL: databaseUrl, DATA_DIR: dir });
const back = (to = newDir(), databaseUrl = url, dir = dataDir) => runCommand('backup', ['--to', to], envOf(databaseUrl, dir));
const restore = (from: string, databaseUrl: string, dir = newDir()) =>
  runCommand('restore', ['--from', from], envOf(databaseUrl, dir));
const check = (from: string, env?: Record<string, string>) => runCommand('restore', ['--from', from, '--check-only'], env);
const dirOf = ({ stdout }: Ran): string => /^백업을 마쳤습니다: (.+)$/m.exec(stdout)![1]!;

async function restorableContent(database: TestDatabase): Promise<Awaited<ReturnType<typeof contentOf>>> {
  const content = await contentOf(database.dataSource);
  return Object.fromEntries(Object.entries(content).filter(([name]) => ![...LEFT_OUT, 'migration'].includes(name)));
}

/** A copy of the backup to corrupt. */
function copyOf(dir: string): string {
  const copy = join(home, `copy-${(count += 1)}`);
  cpSync(dir, copy, { recursive: true });
  return copy;
}

async function ask<Data>(server: string, query: string, variables: object = {}, token?: string) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const response = await fetch(`${server}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query, variables }) });
  return { status: response.status, data: ((await response.json()) as { data: Data }).data };
}

describe('a backup', () => {
  it('is one private folder with verifiable checksums, without sessions, codes, links, queued mails and rate limits', () => {
    expect(backup).toMatch(/\/baldojang-\d{8}-\d{6}$/);
    expect(readdirSync(backup).sort()).toEqual(['files', 'files.sha256', 'manifest.json', 'manifest.sha256', 'tables']);
    const manifest = JSON.parse(readFileSync(join(backup, 'manifest.json'), 'utf8')) as Record<string, unknown> & {
      tables: { name: string; rows: number; sha256: string }[];
    };
    expect(manifest).toMatchObject({
      format: 1,
      migrations: MIGRATIONS.map(({ name }) => name),
      leftOut: ['session', 'temporary_code', 'member_link', 'queued_mail', 'rate_limit'],
    });
    expect(manifest.tables.map(({ name }) => name)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/session|code|rate_limit/)]),
    );
    for (const { name, sha256 } of manifest.tables)
      expect(
        createHash('sha256')
          .update(readFileSync(join(backup, `tables/${name}.copy.gz`)))
          .digest('hex'),
      ).toBe(sha256);
    expect(manifest.tables).toContainEqual(expect.objectContaining({ name: 'facility', rows: IMPORTED_PLACES }));
    const everything = readdirSync(backup, { recursive: true, withFileTypes: true });
    for (const entry of everything)
      expect((statSync(join(entry.parentPath, entry.name)).mode & 0o777).toString(8)).toBe(entry.isDirectory() ? '700' : '600');
    expect((statSync(backup).mode & 0o777).toString(8)).toBe('700');
  });

  it('reports what it contains, what it leaves out, and that it is private', () => {
    const { stdout, stderr } = backedUp;
    expect(stdout).toMatch(/자료 +[\d,]+줄 \(표 \d+개, [\d.]+MB\)\n +올린 파일 +4개 \([\d.]+MB\)\n/);
    expect(stdout).toMatch(/로그인 상태, 임시 코드, 시도 횟수는 담지 않았습니다/);
    expect(stdout).toMatch(/개인정보/);
    expect(stdout + stderr).not.toContain(new URL(url).password || '없는 비밀번호');
  });

  it('restores every row, the files and the sequences into an empty target', async () => {
    const database = await emptyDatabase();
    // Rows that a server adds when it starts do not prevent a restore.
    await makeHoliday(database.dataSource, { date: '2026-01-01', name: '신정', isOfficial: true });
    const dir = newDir();
    const restored = await restore(backup, database.url, dir);
    expect(restored).toMatchObject({ code: 0, stdout: expect.stringMatching(/^되돌렸습니다: .*올린 파일 4개\n/) as string });
    expect(await restorableContent(database)).toEqual(await restorableContent({ dataSource: app.dataSource } as TestDatabase));
    expect(await disagreements(database.dataSource)).toEqual([]);
    const left = await contentOf(database.dataSource);
    expect(LEFT_OUT.map((name) => left[name]?.rows)).toEqual([0, 0, 0, 0, 0]);
    expect((await filesOnDisk(dir)).stored).toEqual((await filesOnDisk(dataDir)).stored);

    const server = await launchServer({ env: { ...envOf(database.url, dir), JWT_SECRET: TEST_JWT_SECRET } });
    try {
      expect((await ask<{ viewer: unknown }>(server.url, VIEWER, {}, product.token)).data?.viewer ?? null).toBeNull();
      const { member, facilityId } = product;
      const input = { email: member.email, password: PASSWORD };
      const { token } = (await ask<{ signIn: { token: string } }>(server.url, SIGN_IN, { input })).data.signIn;
      for (const address of product.addresses) {
        const [then, now] = await Promise.all([fetch(app.url + address), fetch(server.url + address)]);
        expect([now.status, Buffer.from(await now.arrayBuffer())]).toEqual([200, Buffer.from(await then.arrayBuffer())]);
      }
      const search = `{ facilities(filter: { searchQuery: "발자국" }, size: 5) { items { id name averageRating reviewCount } totalCount }
        facilityCategories { name facilityCount } reviews(filter: { tagName: "산책" }) { totalCount } }`;
      const [then, now] = await Promise.all([ask(app.url, search), ask(server.url, search)]);
      expect(now).toEqual(then);
      expect(now.data).toMatchObject({ facilities: { totalCount: IMPORTED_PLACES } });
      // Triggers count again, and ids continue after those already used, the deleted review's included.
      const created = await ask<{ createReview: { id: string; facility: object } }>(
        server.url,
        CREATE_REVIEW,
        { input: { facilityId, rating: 4, content: '다시 왔어요', tagNames: ['새로'] } },
        token,
      );
      expect(created.data.createReview).toMatchObject({ id: '4', facility: { reviewCount: 3, averageRating: 3 } });
      await makeFacility(database.dataSource);
      expect(await disagreements(database.dataSource)).toEqual([]);
    } finally {
      await server.stop();
    }
  });

  it('is a consistent snapshot during concurrent writes', async () => {
    const { id: memberId } = await makeMember(app.dataSource);
    const args = ['-r', './swc-hook.cjs', 'test/review-writer.ts', url, dataDir, String(memberId), String(product.facilityId)];
    const writer = spawn(process.execPath, args, { cwd: SERVER, stdio: ['ignore', 'pipe', 'inherit'] });
    const closed = once(writer, 'close');
    const events = { count: 0 };
    createInterface(writer.stdout).on('line', () => (events.count += 1));
    try {
      while (events.count < 10) await sleep(10);
      const before = events.count;
      const made = await back();
      expect([made.code, made.stdout]).toEqual([0, expect.not.stringContaining('주의')]);
      expect(events.count).toBeGreaterThan(before);
      const database = await emptyDatabase();
      const dir = newDir();
      expect(await restore(dirOf(made), database.url, dir)).toMatchObject({ code: 0 });
      expect(await disagreements(database.dataSource)).toEqual([]);
      const rows = await database.dataSource.query<{ key: string }[]>('SELECT key FROM stored_file');
      expect(await filesOnDisk(dir)).toEqual({ stored: rows.map(({ key }) => key).sort(), waiting: [] });
    } finally {
      writer.kill('SIGKILL');
      await closed;
    }
  });

  it('contains the files of rows that are deleted while it copies', async () => {
    const database = await emptyDatabase();
    const { dataSource } = database;
    const dir = newDir();
    const storage = new DiskStorage(join(dir, 'files'));
    const files = new FileService({ dataSource, storage, stagingDir: join(dir, 'inbox'), log: createLogger('silent') });
    const save = async () => {
      const picture = uploadOf(await pictureOf('jpeg', 8, 8));
      await files.withFiles([picture], FileKind.IMAGE, (received) =>
        dataSource.transaction((manager) => files.save(manager, received, { uploaderId: null })),
      );
    };
    await save();
    // Each file disappears when it is looked up, and another one appears.
    const find = async (key: string, name: string) => {
      if (name.startsWith('full')) {
        await dataSource.query('DELETE FROM stored_file WHERE key = $1', [key]);
        await files.processDeletionQueue();
        await save();
      }
      return storage.find(key, name);
    };
    const targetDir = newDir();
    const made = await createBackup({
      databaseUrl: (dataSource.options as { url: string }).url,
      files: { namesOf: () => ['full.jpg'], find },
      targetDir,
    });
    expect([made.missingFiles, made.manifest.files.count]).toEqual([[], 1]);
  });

  it('is made from and restored into a bucket', async () => {
    const s3: FakeS3 = await startFakeS3();
    try {
      const database = await emptyDatabase();
      const into = { ...envOf(database.url, newDir()), ...s3.env };
      expect(await runCommand('restore', ['--from', backup], into)).toMatchObject({ code: 0 });
      const stored = (await s3.objects()).map((path) => `files/${path}`);
      const sums = (dir: string) => readFileSync(join(dir, 'files.sha256'), 'utf8');
      expect(stored).toEqual(
        sums(backup)
          .trim()
          .split('\n')
          .map((line) => line.slice(66))
          .sort(),
      );
      const made = await runCommand('backup', ['--to', newDir()], into);
      expect(sums(dirOf(made))).toBe(sums(backup));
      await s3.fault('403');
      const refused = await runCommand('backup', ['--to', newDir()], into);
      expect(refused).toMatchObject({
        code: 1,
        stderr: expect.stringMatching(/^백업하지 못했습니다\. .*저장소가 응답하지/m) as string,
      });
      expect(refused.stdout + refused.stderr).not.toMatch(S3_SECRETS);
    } finally {
      await s3.stop();
    }
  });

  it('reports files that the storage has lost, and fails if the storage has none', async () => {
    const [{ id, key }] = await app.dataSource.query<[{ id: number; key: string }]>(
      'SELECT min(id) AS id, min(key) AS key FROM stored_file GROUP BY stored_file.id ORDER BY 1 LIMIT 1',
    );
    await app.dataSource.query(`UPDATE stored_file SET inserted_at = now() - interval '1 hour'`);
    const dir = newDir();
    cpSync(dataDir, dir, { recursive: true });
    rmSync(join(dir, 'files', key.slice(0, 2), key), { recursive: true });
    const made = await back(newDir(), url, dir);
    expect(made).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(new RegExp(`저장소에 없는 파일 1개.*: ${id}\\n`)) as string,
    });
    expect(made.stdout).not.toContain(key);
    const to = newDir();
    const none = await back(to, url, newDir());
    expect(none).toMatchObject({ code: 1, stderr: expect.stringMatching(/하나도 찾을 수 없습니다.*설정/) as string });
    expect(readdirSync(to)).toEqual([]);
  });

  it('leaves out and names foreign tables and columns, and can be restored', async () => {
    const source = await emptyDatabase();
    const { id } = await makeMember(source.dataSource);
    await source.dataSource.query('CREATE TABLE "Scratch 1" (id integer, member_id integer REFERENCES member)');
    await source.dataSource.query('INSERT INTO "Scratch 1" VALUES (1, $1)', [id]);
    await source.dataSource.query(`ALTER TABLE member ADD COLUMN operator_note text DEFAULT 'VIP'`);
    const made = await back(newDir(), source.url, newDir());
    expect(made).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/않았습니다: Scratch 1, member\.operator_note$/m) as string,
    });
    expect(await check(dirOf(made))).toMatchObject({ code: 0 });
    const target = await emptyDatabase();
    await target.dataSource.query('CREATE TABLE notes AS SELECT 1 AS note');
    expect(await restore(dirOf(made), target.url)).toMatchObject({ code: 0 });
    expect(await target.dataSource.getRepository(Member).findOneBy({ id })).not.toBeNull();
    expect(await target.dataSource.query('SELECT note FROM notes')).toEqual([{ note: 1 }]);
  });

  it('requires a writable folder and a database of ours', async () => {
    const file = join(home, 'file');
    writeFileSync(file, '');
    const unwritable: [string, RegExp][] = [
      [join(newDir(), 'x'), /폴더나 파일이 없습니다/],
      [file, /폴더가 아닙니다/],
      [join(file, 'x'), /폴더가 아닙니다/],
      ['/proc/x', /폴더나 파일이 없습니다|권한/],
    ];
    for (const [made, message] of await Promise.all(unwritable.map(async ([to, text]) => [await back(to), text] as const)))
      expect(made).toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(message) as string });
    const to = newDir();
    const elsewhere = new URL(url);
    elsewhere.pathname = '/nowhere';
    elsewhere.password = 'a-secret';
    const refused = await back(to, elsewhere.href);
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('연결할 수 없습니다') as string });
    expect(refused.stderr).not.toContain('a-secret');
    expect(existsSync(to)).toBe(false);
  });

  it.each(['backup', 'restore'])('prints its usage: %s', async (name) => {
    const calls = [['--help'], [], ['--form', 'x'], ['x']].map((args) => runCommand(name, args));
    const [help, ...others] = await Promise.all(calls);
    const usage = expect.stringContaining('쓰는 법') as string;
    expect(help).toMatchObject({ code: 0, stdout: usage });
    for (const ran of others) expect(ran).toMatchObject({ code: 1, stdout: '', stderr: usage });
  });
});

describe('a restore rejects, without changes,', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await emptyDatabase();
  });

  /** @returns the message; checks that database and files stay unchanged */
  async function refused(run: (filesDir: string) => Promise<string>, target = database): Promise<string> {
    const before = await contentOf(target.dataSource);
    const files = newDir();
    const message = await run(files);
    expect(await contentOf(target.dataSource)).toEqual(before);
    expect(await filesOnDisk(files)).toEqual({ stored: [], waiting: [] });
    return message;
  }

  const onDisk = (dir: string) => ({ storage: new DiskStorage(join(dir, 'files')), stagingDir: join(dir, 'inbox') });

  const refusedByCommand = (dir: string, target: TestDatabase) =>
    refused(async (files) => {
      const { code, stdout, stderr } = await restore(dir, target.url, files);
      expect([code, stdout]).toEqual([1, '']);
      return stderr;
    }, target);

  const someFile = (dir: string) => {
    const key = readdirSync(join(dir, 'files'))[0]!;
    return join(dir, 'files', key, readdirSync(join(dir, 'files', key))[0]!);
  };
  const reseal = (dir: string, change: (manifest: Manifest) => void) => {
    const manifest = JSON.parse(readFileSync(join(dir, 'manifest.json'), 'utf8')) as Manifest;
    change(manifest);
    const text = JSON.stringify(manifest);
    writeFileSync(join(dir, 'manifest.json'), text);
    writeFileSync(join(dir, 'manifest.sha256'), `${createHash('sha256').update(text).digest('hex')}  manifest.json\n`);
  };

  it.each<[string, (dir: string) => void, RegExp]>([
    [
      'a changed table',
      (dir) => appendFileSync(join(dir, 'tables/member.copy.gz'), 'x'),
      /바뀌었습니다: tables\/member\.copy\.gz/,
    ],
    ['a missing table', (dir) => rmSync(join(dir, 'tables/member.copy.gz')), /파일이 없습니다: tables\/member\.copy\.gz/],
    ['a changed picture', (dir) => appendFileSync(someFile(dir), 'x'), /바뀌었습니다: files\//],
    ['a missing picture', (dir) => rmSync(someFile(dir)), /파일이 없습니다: files\//],
    ['a shortened list of files', (dir) => truncateSync(join(dir, 'files.sha256'), 100), /바뀌었습니다: files\.sha256/],
    ['a shortened manifest', (dir) => truncateSync(join(dir, 'manifest.json'), 500), /manifest\.json을 읽을 수 없습니다/],
    [
      'a manifest changed by hand',
      (dir) =>
        writeFileSync(
          join(dir, 'manifest.json'),
          readFileSync(join(dir, 'manifest.json'), 'utf8').replace('"rows": 30', '"rows": 31'),
        ),
      /바뀌었습니다: manifest\.json/,
    ],
    ['a manifest without its sum', (dir) => rmSync(join(dir, 'manifest.sha256')), /바뀌었습니다: manifest\.json/],
    ['no manifest', (dir) => rmSync(join(dir, 'manifest.json')), /끝나지 않은 백업입니다/],
    [
      'a manifest that leads elsewhere',
      (dir) => reseal(dir, ({ tables }) => (tables[0]!.name = '../../x')),
      /manifest\.json을 읽을 수 없습니다/,
    ],
    ['a newer format', (dir) => reseal(dir, (manifest) => Object.assign(manifest, { format: 2 })), /더 새로운 버전/],
    ['a newer schema', (dir) => reseal(dir, ({ migrations }) => migrations.push('AddMoon1999999999999')), /더 새로운 버전/],
    [
      'a table that is not ours',
      (dir) => {
        cpSync(join(dir, 'tables/tag.copy.gz'), join(dir, 'tables/scratch.copy.gz'));
        reseal(dir, ({ tables }) => tables.push({ ...tables.find(({ name }) => name === 'tag')!, name: 'scratch' }));
      },
      /모르는 표가 있습니다: scratch$/,
    ],
    [
      'a column that is not ours',
      (dir) => reseal(dir, ({ tables }) => (tables.find(({ name }) => name === 'tag')!.columns[1] = 'nickname')),
      /모르는 열이 있습니다: tag\.nickname$/,
    ],
    [
      'another number of rows',
      (dir) => reseal(dir, ({ tables }) => (tables.find(({ name }) => name === 'tag')!.rows += 1)),
      /바뀌었습니다: tables\/tag\.copy\.gz/,
    ],
    [
      'a table that cannot be unpacked',
      (dir) => {
        writeFileSync(join(dir, 'tables/tag.copy.gz'), 'x');
        reseal(
          dir,
          ({ tables }) => (tables.find(({ name }) => name === 'tag')!.sha256 = createHash('sha256').update('x').digest('hex')),
        );
      },
      /바뀌었습니다: tables\/tag\.copy\.gz/,
    ],
  ])('%s', async (_, corrupt, message) => {
    const dir = copyOf(backup);
    corrupt(dir);
    await expect(checkBackup(dir)).rejects.toThrow(message);
    const answer = await refused((files) =>
      restoreBackup({
        dir,
        databaseUrl: database.url,
        files: onDisk(files),
      }).then(
        () => 'restored',
        (error: Error) => `${error.name}: ${error.message}`,
      ),
    );
    expect(answer).toMatch(/^BackupError: /);
    expect(answer).toMatch(message);
  });

  it('a database that is not empty', async () => {
    const filled = await emptyDatabase();
    await makeHoliday(filled.dataSource, { date: '2026-12-31', name: '우리만 쉬는 날' });
    expect(await refusedByCommand(backup, filled)).toMatch(/이미 자료가 있습니다 \(holiday\).*바뀐 것은 없습니다/);
    expect(await refusedByCommand(backup, { ...database, url, dataSource: app.dataSource })).toMatch(
      /이미 자료가 있습니다 \(.*facility.* …\)/,
    );
  });

  it('a role that does not own the tables, and works with one that does', async () => {
    const target = await emptyDatabase();
    const role = `baldojang_app_${process.pid}`;
    await target.dataSource.query(`CREATE ROLE ${role} LOGIN PASSWORD 'canary-word' NOSUPERUSER`);
    await target.dataSource.query(`GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${role}`);
    await target.dataSource.query(`GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO ${role}`);
    const application = new URL(target.url);
    application.username = role;
    application.password = 'canary-word';
    try {
      const message = await refusedByCommand(backup, { ...target, url: application.href });
      expect(message).toMatch(/MIGRATION_DATABASE_URL/);
      expect(message).not.toContain('canary-word');
      const env = { ...envOf(application.href, newDir()), MIGRATION_DATABASE_URL: target.url };
      expect(await runCommand('restore', ['--from', backup], env)).toMatchObject({ code: 0 });
      // The application's role is enough for a backup.
      expect(await back(newDir(), application.href, env.DATA_DIR)).toMatchObject({ code: 0 });
    } finally {
      await target.dataSource.query(`DROP OWNED BY ${role}`);
      await target.dataSource.query(`DROP ROLE ${role}`);
    }
  });

  it('rows that violate a constraint, before it puts any file', async () => {
    const target = await emptyDatabase();
    await target.dataSource.query('ALTER TABLE tag ADD CONSTRAINT ck_short CHECK (length(name) < 1)');
    const steps = new Set<string>();
    const answer = await refused(
      (files) =>
        restoreBackup({
          dir: backup,
          databaseUrl: target.url,
          files: onDisk(files),
          onProgress: ({ step }) => steps.add(step),
        }).then(
          () => 'restored',
          (error: Error) => error.message,
        ),
      target,
    );
    expect(answer).toContain('ck_short');
    expect([...steps]).toEqual(['check', 'put-rows']);
  });

  it.each<[string, (options: { put: Storage['put']; stop: () => void }) => Storage['put'], RegExp]>([
    [
      'a storage that fails',
      ({ put }) => {
        let count = 0;
        return (key, folder) => ((count += 1) > 2 ? Promise.reject(new Error('no more')) : put(key, folder));
      },
      /no more/,
    ],
    [
      'a stop while files are put',
      ({ put, stop }) =>
        async (key, folder) => {
          await put(key, folder);
          stop();
        },
      /stopped/,
    ],
  ])('%s, and removes the files put so far', async (_, putOf, message) => {
    const stopping = new AbortController();
    const answer = await refused((files) => {
      const { storage, stagingDir } = onDisk(files);
      const failing = Object.assign(storage, { put: putOf({ put: storage.put.bind(storage), stop: () => stopping.abort() }) });
      return restoreBackup({
        dir: backup,
        databaseUrl: database.url,
        files: { storage: failing, stagingDir },
        signal: stopping.signal,
      }).then(
        () => 'restored',
        (error: Error) => error.message,
      );
    });
    expect(answer).toMatch(message);
  });

  it('--check-only reports whether the backup fits the configured database', async () => {
    const targets = [url, database.url].map((target) => check(backup, envOf(target, newDir())));
    const [filled, empty] = await Promise.all(targets);
    for (const [checked, text] of [
      [filled, /되돌릴 수 없습니다.*이미 자료가 있습니다/],
      [empty, /데이터베이스에 되돌릴 수 있습니다/],
    ] as const)
      expect(checked).toMatchObject({
        code: 0,
        stdout: expect.stringMatching(new RegExp(`^온전한 백업입니다: .*\\n.*${text.source}`)) as string,
      });
  });

  it('--check-only without a database checks the backup alone', async () => {
    expect(await check(backup)).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^온전한 백업입니다: .*올린 파일 4개\n$/) as string,
    });
    const dir = copyOf(backup);
    appendFileSync(someFile(dir), 'x');
    expect(await check(dir)).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^온전하다고 할 수 없습니다\. .*files\//m) as string,
    });
  });
});

describe('schemas of different versions', () => {
  const names = async ({ dataSource }: TestDatabase) =>
    (await dataSource.query<{ name: string }[]>('SELECT name FROM migration ORDER BY id')).map(({ name }) => name);

  it('an older backup is restored into its own schema, which is then migrated', async () => {
    const old = await emptyDatabase();
    await old.dataSource.undoLastMigration();
    // The entity may have columns that this schema does not.
    const [{ id, email }] = await old.dataSource.query<[Pick<Member, 'id' | 'email'>]>(
      `INSERT INTO member (email, nick_name, password_hash) VALUES ('old@baldojang.example', '예전회원', 'x') RETURNING id, email`,
    );
    const made = await back(newDir(), old.url, newDir());
    expect(made).toMatchObject({ code: 0 });
    // A backup before an update must not migrate.
    expect(await names(old)).toEqual(MIGRATIONS.slice(0, -1).map(({ name }) => name));
    const target = await emptyDatabase();
    expect(await restore(dirOf(made), target.url)).toMatchObject({ code: 0, stdout: expect.stringContaining('1단계') as string });
    expect(await names(target)).toEqual(MIGRATIONS.map(({ name }) => name));
    expect(await target.dataSource.getRepository(Member).findOneByOrFail({ id })).toMatchObject({ email });
    expect((await contentOf(target.dataSource)).inquiry?.rows).toBe(0);
  });

  it('a database without a schema gets one', async () => {
    const bare = await emptyDatabase();
    await bare.dataSource.query('DROP SCHEMA public CASCADE');
    await bare.dataSource.query('CREATE SCHEMA public');
    expect(await back(newDir(), bare.url)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('발도장의 자료가 없습니다') as string,
    });
    expect(await restore(backup, bare.url)).toMatchObject({ code: 0 });
    expect((await contentOf(bare.dataSource)).facility?.rows).toBe(IMPORTED_PLACES);
  });
});

describe('interruptions', () => {
  const PLACES = 20_000;
  let large: TestDatabase;
  beforeAll(async () => {
    large = await emptyDatabase();
    const { id } = await makeFacility(large.dataSource);
    const columns = (
      await large.dataSource.query<{ name: string }[]>(
        `SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'facility' AND column_name NOT IN ('id', 'source_key')`,
      )
    )
      .map(({ name }) => name)
      .join(', ');
    await large.dataSource.query(
      `INSERT INTO facility (source_key, ${columns}) SELECT 'many-' || n, ${columns} FROM facility, generate_series(1, $2) AS n WHERE id = $1`,
      [id, PLACES],
    );
    await large.dataSource.transaction(countFacilities);
  });

  const isCopying = async ({ dataSource }: TestDatabase) =>
    (
      await dataSource.query<unknown[]>(
        'SELECT FROM pg_stat_progress_copy WHERE datname = current_database() AND tuples_processed > 1000',
      )
    ).length > 0;

  it('a full disk is reported, and nothing partial remains', async () => {
    const to = newDir();
    // Limits files to so many blocks of 512 bytes, like a full disk.
    const full = await runCommand('backup', ['--to', to], envOf(large.url, newDir()), 16);
    expect(full).toMatchObject({ code: 1, stderr: expect.stringMatching(/^백업하지 못했습니다\. 이 디스크에는/m) as string });
    expect(readdirSync(to)).toEqual([]);
    const target = await emptyDatabase();
    const restored = await runCommand('restore', ['--from', backup], envOf(target.url, newDir()), 1);
    expect(restored).toMatchObject({ code: 1, stderr: expect.stringMatching(/^되돌리지 못했습니다\. 이 디스크에는/m) as string });
    expect((await contentOf(target.dataSource)).member?.rows).toBe(0);
  });

  it('a killed backup leaves nothing that looks like one, and a stopped backup nothing at all', async () => {
    for (const [signal, left] of [
      ['SIGKILL', 1],
      ['SIGINT', 0],
      ['SIGTERM', 0],
    ] as const) {
      const to = newDir();
      const child = startCommand('backup', ['--to', to], envOf(large.url, newDir()));
      const ended = once(child, 'close');
      while (!existsSync(to) || !readdirSync(to).some((name) => existsSync(join(to, name, 'tables/facility.copy.gz')))) {
        expect(child.exitCode).toBeNull();
        await sleep(2);
      }
      child.kill(signal);
      await ended;
      expect(readdirSync(to).filter((name) => name.startsWith('baldojang-'))).toEqual([]);
      expect(readdirSync(to)).toHaveLength(left);
      for (const name of readdirSync(to)) expect(await check(join(to, name))).toMatchObject({ code: 1 });
    }
  });

  it('a killed or stopped restore leaves the database empty and can be repeated', async () => {
    const made = await back(newDir(), large.url, newDir());
    const target = await emptyDatabase();
    const dir = newDir();
    for (const signal of ['SIGKILL', 'SIGINT'] as const) {
      const child = startCommand('restore', ['--from', dirOf(made)], envOf(target.url, dir));
      const ended = once(child, 'close');
      while (!(await isCopying(target))) {
        expect(child.exitCode).toBeNull();
        await sleep(2);
      }
      child.kill(signal);
      await ended;
      const rows = Object.entries(await contentOf(target.dataSource)).filter(
        ([name, { rows }]) => name !== 'migration' && rows > 0,
      );
      expect(rows).toEqual([]);
    }
    expect(await restore(dirOf(made), target.url, dir)).toMatchObject({ code: 0 });
    expect((await contentOf(target.dataSource)).facility?.rows).toBe(PLACES + 1);
    expect(await disagreements(target.dataSource)).toEqual([]);
    const disabled = `SELECT tgname FROM pg_trigger WHERE tgenabled = 'D'`;
    expect(await target.dataSource.query(disabled)).toEqual([]);
  });
});

it('removes the remains of a backup killed long ago, and keeps those of a recent one', async () => {
  const to = newDir();
  for (const name of ['.unfinished-aaaaaa', '.unfinished-bbbbbb']) mkdirSync(join(to, name, 'tables'), { recursive: true });
  const then = new Date(Date.now() - 25 * 60 * 60_000);
  for (const path of ['.unfinished-aaaaaa/tables', '.unfinished-aaaaaa']) utimesSync(join(to, path), then, then);
  const made = await back(to);
  expect(readdirSync(to).sort()).toEqual(['.unfinished-bbbbbb', dirOf(made).split('/').at(-1)]);
});
