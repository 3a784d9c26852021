import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { CANARY, createDoctor, type Doctor, type Env, PRODUCTION, urlWith } from '../../test/doctor';
import { makeMember } from '../../test/factories';
import { launchServer } from '../../test/server-process';
import { createTestDatabase, type TestDatabase } from '../../test/test-database';
import { createDataSource } from '../database/data-source';
import { freePort } from '../database/embedded-postgres';
import { migrate } from '../database/migrate';
import { openScratchPostgres } from '../../test/scratch-postgres';
import type { FindingGroup } from '../doctor/finding';
import { printGroup } from '../doctor/print-findings';

jest.setTimeout(180_000);

const SERVER = resolve(__dirname, '../..');

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
  for (const secret of [CANARY, new URL(database.url).password]) expect(own.said).not.toContain(secret);
});
const doctor = (env?: Env) => own.examine(env);

/** Runs the command as a separate process. */
async function run(env: Env, ...args: string[]): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const program = ['-r', './swc-hook.cjs', 'src/commands/doctor.ts', ...args];
  const fullEnv = { PATH: process.env.PATH, DATA_DIR: own.dataDir, HOST: '127.0.0.1', PORT: String(await freePort()), ...env };
  return new Promise((done) => {
    const child = execFile(process.execPath, program, { cwd: SERVER, env: fullEnv }, (_error, stdout, stderr) => {
      own.said += stdout + stderr;
      done({ code: child.exitCode, stdout, stderr });
    });
  });
}

describe('the command', () => {
  it('prints a line per check and a summary, and exits with 0', async () => {
    const { code, stdout, stderr } = await run({ DATABASE_URL: database.url });
    expect([code, stderr]).toEqual([0, '']);
    const lines = stdout.trimEnd().split('\n');
    const findings = lines.filter((line) => line.startsWith('  '));
    for (const line of findings) expect(line).toMatch(/^ {2}[✓·!] [^–]+ – \S.*$/u);
    expect(findings.length).toBeGreaterThan(30);
    expect(lines.filter((line) => /^\S+$/.test(line))).toEqual([
      '프로그램',
      '설정',
      '데이터베이스',
      '파일',
      '내용',
      '카카오',
      '메일',
      '챗봇',
      '프로세스',
    ]);
    expect(lines.at(-1)).toMatch(/^고장 난 곳은 없고, 살펴볼 것이 \d+가지 있습니다\.$/);
    // No colours without a terminal.
    expect(stdout).not.toContain('\u001b');
  });

  it('prints the same as JSON, and exits with 1 for a fault', async () => {
    const env = { DATABASE_URL: urlWith(database.url, { password: CANARY }) };
    const { code, stdout, stderr } = await run(env, '--json');
    expect([code, stderr]).toEqual([1, '']);
    const { groups, ...counts } = JSON.parse(stdout) as { groups: FindingGroup[] };
    expect(counts).toEqual({ isWell: false, faults: 1, warnings: expect.any(Number) as number });
    const findings = groups.flatMap(({ findings: inGroup }) => inGroup);
    expect(findings.filter(({ mark }) => mark === 'fault')).toEqual([
      { mark: 'fault', name: '연결', text: expect.stringContaining('비밀번호가 틀립니다. (28P01)') as string },
    ]);
  });

  it('reports a wrong setting in one line and exits with 1', async () => {
    const { code, stdout } = await run({ DATABASE_URL: database.url, JWT_SECRET: CANARY });
    expect(code).toBe(1);
    expect(stdout.split('\n').filter((line) => line.includes('✗ '))).toEqual([
      '  ✗ 환경 변수 – JWT_SECRET: 32바이트 이상이어야 합니다. 나머지는 이것을 고친 뒤에 확인할 수 있습니다.',
    ]);
    expect(stdout).toContain('고쳐야 할 것이 1가지 있습니다.');
  });

  it('colours the marks on a terminal, and prints each finding on one line', () => {
    const group: FindingGroup = { name: '하나', findings: [{ mark: 'fault', name: '둘', text: 'a\u001b[2J\nb' }] };
    expect(printGroup(group, true)).toBe('하나\n  \u001b[31m✗\u001b[39m 둘 – a [2J b\n');
    expect(printGroup(group, false)).toBe('하나\n  ✗ 둘 – a [2J b\n');
  });

  it('prints its usage', async () => {
    expect(await run({}, '--help')).toMatchObject({ code: 0, stdout: expect.stringContaining('쓰는 법') as string });
    expect(await run({}, '--fix')).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('쓰는 법') as string });
  });

  it('creates no embedded database', async () => {
    const { code, stdout } = await run({ DATA_DIR: join(own.dataDir, 'new') });
    expect(code).toBe(0);
    expect(stdout).toContain('· 연결 – 내장 데이터베이스는 아직 없습니다.');
    expect(readdirSync(own.dataDir)).toEqual([]);
  });
});

it('changes nothing', async () => {
  const counts = () =>
    database.dataSource.query<unknown[]>(
      `SELECT relname AS name, n_tup_ins AS added, n_tup_upd AS changed, n_tup_del AS removed FROM pg_stat_user_tables ORDER BY 1`,
    );
  await makeMember(database.dataSource);
  await database.dataSource.query('SELECT pg_stat_force_next_flush()');
  const before = await counts();
  await doctor();
  expect(await counts()).toEqual(before);
  // Empty folders may remain, as after the server's own writes.
  const left = readdirSync(own.dataDir, { recursive: true, withFileTypes: true }).filter((entry) => !entry.isDirectory());
  expect(left).toEqual([]);
});

describe('the process', () => {
  it('is reported as running, without its database, or stopped', async () => {
    const served = await createTestDatabase();
    const METRICS_PORT = String(await freePort());
    const server = await launchServer({ env: { DATABASE_URL: served.url, DATA_DIR: own.dataDir, METRICS_PORT } });
    const PORT = new URL(server.url).port;
    const running = await doctor({ PORT, METRICS_PORT });
    await served.drop();
    const alone = await doctor({ PORT });
    await server.stop();
    const stopped = await doctor({ PORT, METRICS_PORT });
    expect(alone[`프로세스/포트 ${PORT}`]).toContain('! 서버가 돌고 있지만 요청을 받을 준비가 되지 않았습니다.');
    expect(running[`프로세스/지표 포트 ${METRICS_PORT}`]).toBe('✓ 지표를 내놓고 있습니다.');
    expect(stopped[`프로세스/지표 포트 ${METRICS_PORT}`]).toContain('· 비어 있습니다.');
    expect(running[`프로세스/포트 ${PORT}`]).toBe('✓ 서버가 돌고 있고, 요청을 받을 준비가 되었습니다.');
    expect(stopped[`프로세스/포트 ${PORT}`]).toContain('· 서버가 이 컴퓨터에서 돌고 있지 않습니다.');
  });

  it('is reported when another program uses its port or address', async () => {
    const other = createServer((_req, res) => void res.writeHead(502).end('Bad Gateway'));
    other.listen(0, '127.0.0.1');
    await once(other, 'listening');
    const taken = String((other.address() as AddressInfo).port);
    const found = await doctor({ ...PRODUCTION, PORT: taken, PUBLIC_URL: `http://127.0.0.1:${taken}` });
    const metrics = await doctor({ METRICS_PORT: taken });
    other.closeAllConnections();
    other.close();
    expect(found[`프로세스/포트 ${taken}`]).toContain('✗ 다른 프로그램이 쓰고 있습니다.');
    expect(found['프로세스/밖에서 오는 길']).toContain('발도장이 아닌 것이 답합니다 (HTTP 502).');
    expect(metrics[`프로세스/지표 포트 ${taken}`]).toContain('✗ 다른 프로그램이 쓰고 있습니다.');
  });

  it('is reported with an address of another machine and an unknown host name', async () => {
    const found = await doctor({ ...PRODUCTION, HOST: '192.0.2.1' });
    expect(Object.entries(found).find(([name]) => name.startsWith('프로세스/포트'))?.[1]).toContain(
      '✗ 이 컴퓨터에 없는 주소입니다.',
    );
    expect(found['프로세스/밖에서 오는 길']).toMatch(/^! https:\/\/baldojang\.invalid에 여기서 닿을 수 없습니다\./);
  });
});

it('checks an embedded database and leaves it unchanged', async () => {
  const scratch = await openScratchPostgres();
  const dataSource = await createDataSource(scratch.url).initialize();
  const [{ folder }] = await dataSource.query<[{ folder: string }]>(`SELECT current_setting('data_directory') AS folder`);
  await migrate(dataSource);
  const found = await doctor({ DATABASE_URL: '', DATA_DIR: resolve(folder, '../..') });
  const production = await doctor({ ...PRODUCTION, DATABASE_URL: '', DATA_DIR: resolve(folder, '../..') });
  const [{ one }] = await dataSource.query<[{ one: number }]>('SELECT 1 AS one');
  await dataSource.destroy();
  await scratch.close();
  expect(one).toBe(1);
  expect(found['데이터베이스/연결']).toBe('· 내장 데이터베이스입니다.');
  expect(found['데이터베이스/스키마']).toBe('✓ 프로그램이 아는 모양과 같습니다.');
  expect(production['데이터베이스/연결']).toContain('! 운영에서 내장 데이터베이스를 씁니다.');
});
