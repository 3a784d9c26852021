// The built product over a database of its own, which ends with this process.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { buildIfChanged, ROOT } from '../../scripts/build-if-changed.mjs';
import { requireSource } from '../require-source.mjs';

const READY_MS = 180_000;

/** @returns the product's address, a way to its database, and its end */
export async function startProduct() {
  await buildIfChanged('server', 'client');
  const { openScratchPostgres } = requireSource('server/test/scratch-postgres');
  const dataDir = mkdtempSync(join(tmpdir(), 'baldojang-bench-client-'));
  const postgres = await openScratchPostgres();
  let server;
  let database;
  const close = async () => {
    server?.kill('SIGTERM');
    await database?.end().catch(() => undefined);
    await (server?.exitCode === null && new Promise((done) => server.once('exit', done)));
    await postgres.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const databaseUrl = await createDatabase(postgres.url);
    const url = `http://127.0.0.1:${await freePort()}`;
    server = startServer({ url, databaseUrl, dataDir });
    await untilReady(server, url);
    database = new pg.Pool({ connectionString: databaseUrl, max: 2 });
    return { url, query: async (sql, values) => (await database.query(sql, values)).rows, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function createDatabase(serverUrl) {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query('CREATE DATABASE bench_client');
  await client.end();
  return Object.assign(new URL(serverUrl), { pathname: 'bench_client' }).href;
}

function startServer({ url, databaseUrl, dataDir }) {
  return spawn(process.execPath, ['--enable-source-maps', join(ROOT, 'server/dist/main.js')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: new URL(url).port,
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      DEMO_DATA: 'auto',
      // No tile server is asked: the outlines are what is drawn.
      MAP_TILE_URL: 'off',
    },
  });
}

async function untilReady(server, url) {
  const end = Date.now() + READY_MS;
  while (Date.now() < end) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode} before it was ready`);
    if (
      await fetch(`${url}/readyz`)
        .then(({ ok }) => ok)
        .catch(() => false)
    )
      return;
    await sleep(250);
  }
  throw new Error(`The server was not ready within ${READY_MS / 1000} s`);
}

function freePort() {
  return new Promise((done, fail) => {
    const probe = createServer().on('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });
}
