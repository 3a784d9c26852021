import { spawn, execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));
/** Setting of a product without its response cache: its peers have none either. */
export const CACHE_OFF = 'response-cache';
const START_MS = 180_000;
/** What PostGraphile 5.1 asks for. */
const POSTGRAPHILE_NODE = 22;

/**
 * @param onSpawn takes what ends the process, before it is known to have started
 * @returns null where a server cannot run here
 */
export async function launch(name, databaseUrl, onSpawn) {
  if (name === 'product') return launchProduct({ DATABASE_URL: databaseUrl, FAST_PATH: CACHE_OFF }, onSpawn);
  if (name === 'cached' || name === 'revalidated')
    return { ...(await launchProduct({ DATABASE_URL: databaseUrl }, onSpawn)), name, kind: name };
  const node = name === 'postgraphile' ? newerNode() : process.execPath;
  return node && launchOther(node, { name, databaseUrl, onSpawn });
}

/**
 * Just as `npm start` does, without limits: NODE_ENV=production would not let them be off.
 * @param {Record<string, string>} settings
 * @param {(stop: () => Promise<void>) => void} onSpawn
 */
export async function launchProduct(settings, onSpawn) {
  const dataDir = mkdtempSync(join(tmpdir(), 'baldojang-bench-'));
  const port = await freePort();
  const child = spawn(process.execPath, [path('../server/dist/main.js')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      DEMO_DATA: 'off',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      JWT_SECRET: randomBytes(32).toString('hex'),
      DATA_DIR: dataDir,
      ...settings,
    },
  });
  const stop = async () => {
    await end(child);
    rmSync(dataDir, { recursive: true, force: true });
  };
  onSpawn(stop);
  const url = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  const until = performance.now() + START_MS;
  while (!(await isReady())) {
    if (child.exitCode !== null || performance.now() > until) throw new Error('The product did not start');
    await sleep(50);
  }
  return { name: 'product', kind: 'product', url, pid: child.pid, stop };
}

async function launchOther(node, { name, databaseUrl, onSpawn }) {
  const child = spawn(node, [path(`servers/${name}.mjs`)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { NODE_ENV: 'production', DATABASE_URL: databaseUrl },
  });
  const stop = () => end(child);
  onSpawn(stop);
  const port = await new Promise((done, failed) => {
    const timer = setTimeout(() => failed(new Error(`${name} did not start`)), START_MS);
    child.once('message', (message) => {
      clearTimeout(timer);
      done(message.port);
    });
    child.once('exit', () => failed(new Error(`${name} did not start`)));
  });
  return { name, kind: name, url: `http://127.0.0.1:${port}`, pid: child.pid, stop };
}

async function end(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGKILL');
  await ended;
}

/** This one, the one that BENCH_NODE names, or one on the path; null when none is new enough. */
function newerNode() {
  const candidates = [process.env.BENCH_NODE, process.execPath, 'node22', 'node24'];
  return candidates.find((node) => node && majorOf(node) >= POSTGRAPHILE_NODE) ?? null;
}

function majorOf(node) {
  try {
    return Number(/^v(\d+)/.exec(execFileSync(node, ['--version'], { encoding: 'utf8' }))?.[1]);
  } catch {
    return 0;
  }
}

function freePort() {
  return new Promise((done, failed) => {
    const server = createServer();
    server.once('error', failed).listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });
}
