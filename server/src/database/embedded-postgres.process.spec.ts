import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import { createLogger } from '../shared/logger';
import { openDatabase } from './open-database';

// Each test creates a database cluster, which is slow on a busy machine.
jest.setTimeout(120_000);

const SERVER = resolve(__dirname, '../..');
const USES_THE_DATABASE = `
  const { openDatabase } = require('./src/database/open-database.ts');
  const { createLogger } = require('./src/shared/logger.ts');
  openDatabase({ databaseUrl: null, dataDir: process.argv[1] }, createLogger('silent')).then(({ url, close }) => {
    console.log(url);
    process.stdin.resume().on('end', () => close().then(() => process.exit(0)));
  });`;

describe('embedded Postgres', () => {
  let dataDir: string;
  const processes: ChildProcess[] = [];

  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'baldojang-embedded-'));
    chmodSync(dataDir, 0o755);
  });
  afterEach(() => {
    for (const child of processes.splice(0)) child.kill('SIGKILL');
    const running = postmaster();
    if (running) process.kill(running.pid, 'SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  });

  const open = () => openDatabase({ databaseUrl: null, dataDir }, createLogger('silent'));

  function postmaster(): { pid: number; port: number } | null {
    const file = join(dataDir, 'postgres/data/postmaster.pid');
    if (!existsSync(file)) return null;
    const lines = readFileSync(file, 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]) };
  }

  /** Another process that uses the same database, like a command while the server runs. */
  async function openElsewhere() {
    const child = spawn(process.execPath, ['-r', './swc-hook.cjs', '-e', USES_THE_DATABASE, dataDir], {
      cwd: SERVER,
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    processes.push(child);
    const [url] = (await once(createInterface(child.stdout), 'line')) as [string];
    return {
      url,
      leave: async () => {
        child.stdin.end();
        await once(child, 'exit');
      },
      kill: async () => {
        child.kill('SIGKILL');
        await once(child, 'exit');
      },
    };
  }

  async function ask<Row>(url: string, query: string): Promise<Row[]> {
    const client = new Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query(query)).rows as Row[];
    } finally {
      await client.end();
    }
  }

  it('sorts Korean and recognises its letters', async () => {
    const database = await open();
    const rows = await ask<{ word: string }>(
      database.url,
      `SELECT word FROM unnest(ARRAY['하늘', 'zoo', '가을', '나무', 'Art']) word ORDER BY word`,
    );
    expect(rows.map(({ word }) => word)).toEqual(['가을', '나무', '하늘', 'Art', 'zoo']);
    await expect(ask(database.url, `SELECT '강' ~ '[[:alpha:]]' AS "isLetter"`)).resolves.toEqual([{ isLetter: true }]);
    await database.close();
  });

  it('requires its password, which only the owner may read', async () => {
    const database = await open();
    const withoutPassword = new URL(database.url);
    withoutPassword.password = 'guess';
    await expect(ask(withoutPassword.href, 'SELECT 1')).rejects.toMatchObject({ code: '28P01' });
    await expect(ask(database.url, 'SHOW listen_addresses')).resolves.toEqual([{ listen_addresses: '127.0.0.1' }]);
    expect(statSync(join(dataDir, 'postgres/data/baldojang-password')).mode & 0o777).toBe(0o600);
    expect(statSync(join(dataDir, 'postgres')).mode & 0o777).toBe(0o700);
    await database.close();
  });

  it('stops with its only user and keeps the data', async () => {
    const first = await open();
    await ask(first.url, 'CREATE TABLE stored AS SELECT 42 AS answer');
    await first.close();
    expect(postmaster()).toBeNull();
    const second = await open();
    await expect(ask(second.url, 'SELECT * FROM stored')).resolves.toEqual([{ answer: 42 }]);
    await second.close();
  });

  it('is shared by processes and stops with the last of them', async () => {
    const server = await open();
    const { pid } = postmaster()!;
    const command = await openElsewhere();
    expect(command.url).toBe(server.url);
    await server.close();
    expect(postmaster()?.pid).toBe(pid);
    await expect(ask(command.url, 'SELECT 1 AS one')).resolves.toEqual([{ one: 1 }]);
    await command.leave();
    expect(postmaster()).toBeNull();
  });

  it('is created once by two concurrent processes', async () => {
    const [one, other] = await Promise.all([openElsewhere(), openElsewhere()]);
    expect(one.url).toBe(other.url);
    await Promise.all([one.leave(), other.leave()]);
    expect(postmaster()).toBeNull();
  });

  it('is reused after its only process was killed', async () => {
    const killed = await openElsewhere();
    const { pid } = postmaster()!;
    await killed.kill();
    const next = await open();
    expect(next.url).toBe(killed.url);
    expect(postmaster()?.pid).toBe(pid);
    await next.close();
    expect(postmaster()).toBeNull();
  });

  it('recovers after it was killed together with its process', async () => {
    const killed = await openElsewhere();
    await ask(killed.url, 'CREATE TABLE stored AS SELECT 42 AS answer');
    await killed.kill();
    process.kill(postmaster()!.pid, 'SIGKILL');
    const next = await open();
    await expect(ask(next.url, 'SELECT * FROM stored')).resolves.toEqual([{ answer: 42 }]);
    await next.close();
  });

  it('starts although another process now has its last pid', async () => {
    await (await open()).close();
    writeFileSync(
      join(dataDir, 'postgres/data/postmaster.pid'),
      `${process.pid}\n${dataDir}/postgres/data\n1\n1\n\n127.0.0.1\n\nready\n`,
    );
    const database = await open();
    await expect(ask(database.url, 'SELECT 1 AS one')).resolves.toEqual([{ one: 1 }]);
    await database.close();
  });

  it('removes the remains of an interrupted first start', async () => {
    mkdirSync(join(dataDir, 'postgres/new-999999999'), { recursive: true });
    const database = await open();
    expect(existsSync(join(dataDir, 'postgres/new-999999999'))).toBe(false);
    await database.close();
  });

  it('names an unusable folder', async () => {
    writeFileSync(join(dataDir, 'file'), '');
    await expect(openDatabase({ databaseUrl: null, dataDir: join(dataDir, 'file') }, createLogger('silent'))).rejects.toThrow(
      /^데이터 폴더를 쓸 수 없습니다/,
    );
  });

  (process.getuid?.() === 0 ? it : it.skip)('as root goes where its user may go when the data folder is closed', async () => {
    chmodSync(dataDir, 0o700);
    const closed = join(dataDir, 'closed');
    const database = await openDatabase({ databaseUrl: null, dataDir: closed }, createLogger('silent'));
    expect(database.location).toMatch(/^\/var\/lib\/baldojang\//);
    await expect(ask(database.url, 'SELECT 1 AS one')).resolves.toEqual([{ one: 1 }]);
    await database.close();
    rmSync(database.location!, { recursive: true });
  });

  it('does not touch an external Postgres', async () => {
    const database = await openDatabase({ databaseUrl: 'postgres://somewhere/else', dataDir }, createLogger('silent'));
    expect(database).toMatchObject({ url: 'postgres://somewhere/else', location: null });
    await database.close();
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
  });
});
