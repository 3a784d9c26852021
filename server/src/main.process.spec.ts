import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTestDatabase, type TestDatabase } from '../test/test-database';
import { freePort } from './database/embedded-postgres';

const SERVER = resolve(__dirname, '..');

describe('the process', () => {
  let database: TestDatabase;
  let port: number;
  let child: ChildProcessByStdio<null, Readable, Readable> | undefined;
  let output: string;

  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());
  beforeEach(async () => {
    port = await freePort();
  });
  afterEach(() => {
    child?.kill('SIGKILL');
  });

  function launch(env: Record<string, string> = {}) {
    output = '';
    child = spawn(process.execPath, ['-r', './swc-hook.cjs', 'src/main.ts'], {
      cwd: SERVER,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env.PATH,
        PORT: String(port),
        DATABASE_URL: database.url,
        DEMO_DATA: 'off',
        MAP_TILE_URL: 'off',
        ...env,
      },
    });
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    return child;
  }

  async function open(env?: Record<string, string>) {
    const launched = launch(env);
    while (!/발도장이 열렸습니다|"listening"/.test(output)) {
      if (launched.exitCode !== null) throw new Error(output);
      await sleep(20);
    }
    return launched;
  }

  async function ended(launched: ChildProcessByStdio<null, Readable, Readable>): Promise<number | null> {
    if (launched.exitCode === null) await once(launched, 'close');
    return launched.exitCode;
  }

  const statusOf = (path: string) => fetch(`http://127.0.0.1:${port}${path}`).then(({ status }) => status);

  /** A connection of which we decide what it sends when; `answer` resolves with all it got once it is closed. */
  async function rawConnection(): Promise<{ socket: Socket; answer: Promise<string> }> {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    let text = '';
    socket.setEncoding('utf8').on('data', (part: string) => (text += part));
    return { socket, answer: once(socket, 'close').then(() => text) };
  }

  it('prints its address, its content and where real data comes from', async () => {
    await open();
    expect(output).toContain(`http://localhost:${port}`);
    expect(output).toContain('npm run import:facilities');
    expect(output).toContain(new URL(database.url).pathname);
    expect(output).not.toContain(new URL(database.url).password);
    await expect(statusOf('/readyz')).resolves.toBe(200);
  });

  it('has the official holidays', async () => {
    await open();
    const [seollal] = await database.dataSource.query<unknown[]>(`SELECT name FROM holiday WHERE date = '2026-02-17'`);
    expect(seollal).toEqual({ name: '설날' });
  });

  it('writes JSON lines in production', async () => {
    await open({ NODE_ENV: 'production', HOST: '127.0.0.1', JWT_SECRET: 'x'.repeat(32) });
    const lines = output
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { level: unknown; msg: unknown });
    for (const { level, msg } of lines) expect([typeof level, typeof msg]).toEqual(['string', 'string']);
  });

  it('does not start with a wrong setting, and says so in one line', async () => {
    await expect(ended(launch({ PORT: 'eighty' }))).resolves.toBe(1);
    expect(output).toBe('설정이 올바르지 않습니다. PORT: 1–65535 사이의 수여야 합니다.\n');
  });

  it('does not start on a port that is taken, and says so in one line', async () => {
    const other = createServer().listen(port, '127.0.0.1');
    await once(other, 'listening');
    await expect(ended(launch())).resolves.toBe(1);
    expect(output).toMatch(new RegExp(`^${port}번 포트를 이미 다른 프로그램이 쓰고 있습니다\\.[^\\n]*\\n$`));
    other.close();
  });

  it('does not start without its database, which it names without the password', async () => {
    const url = new URL(database.url);
    url.password = 'wrongsecret';
    await expect(ended(launch({ DATABASE_URL: url.href }))).resolves.toBe(1);
    expect(output).toMatch(new RegExp(`^데이터베이스\\(${url.host}\\)에 연결할 수 없습니다: [^\\n]*\\n$`));
    expect(output).not.toContain('wrongsecret');
  });

  it('answers what is under way before it stops, and closes what is idle', async () => {
    const launched = await open();
    const idle = await rawConnection();
    idle.socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(idle.socket, 'data');
    const busy = await rawConnection();
    const body = JSON.stringify({ query: '{ petTypes { name } }' });
    busy.socket.write(
      `POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body.slice(0, 5)}`,
    );
    // The server must have the request before the signal comes.
    await expect(statusOf('/healthz')).resolves.toBe(200);

    launched.kill('SIGTERM');
    await idle.answer;
    await expect(statusOf('/healthz')).rejects.toThrow('fetch failed');
    busy.socket.write(body.slice(5));
    await expect(busy.answer).resolves.toMatch(/^HTTP\/1\.1 200 OK[^]*"고양이"/);
    await expect(ended(launched)).resolves.toBe(0);
  });

  it('says in production that it is going away before it does', async () => {
    const launched = await open({ NODE_ENV: 'production', HOST: '127.0.0.1', JWT_SECRET: 'x'.repeat(32) });
    launched.kill('SIGTERM');
    let status: number;
    do status = await statusOf('/readyz');
    while (status === 200);
    expect(status).toBe(503);
    await expect(statusOf('/healthz')).resolves.toBe(200);
    await expect(ended(launched)).resolves.toBe(0);
  });

  it('stops immediately on a second signal', async () => {
    const launched = await open();
    const stuck = await rawConnection();
    stuck.socket
      .on('error', () => {})
      .write('POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{');
    await expect(statusOf('/healthz')).resolves.toBe(200);
    launched.kill('SIGINT');
    while (!output.includes('stopping')) await sleep(20);
    // What comes within the first second is the same Ctrl-C, passed on by npm.
    launched.kill('SIGINT');
    await sleep(1_100);
    expect(launched.exitCode).toBeNull();
    launched.kill('SIGINT');
    await stuck.answer;
    await expect(ended(launched)).resolves.toBe(0);
    expect(output).toContain('stopping at once');
  });
});
