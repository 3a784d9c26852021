// `npm run dev`: the database, the server that restarts on a change (under a second), and the client with hot reload.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { ROOT } from './build-if-changed.mjs';

const SERVER = join(ROOT, 'server');
const CLIENT = join(ROOT, 'client');
process.chdir(SERVER);
const require = createRequire(join(SERVER, 'package.json'));
require('./swc-hook.cjs');
const { loadConfig } = require('./src/config.ts');
const { openDatabase } = require('./src/database/open-database.ts');
const { createLogger } = require('./src/shared/logger.ts');

const config = readConfig();
// Held here as well, so that Postgres stays up while the server restarts.
const database = await openDatabase(config, createLogger(config.logLevel, true)).catch(fail);

const viteBin = join(dirname(createRequire(join(CLIENT, 'package.json')).resolve('vite/package.json')), 'bin/vite.js');
const clientPort = await firstFreePort(5173);
const clientUrl = `http://localhost:${clientPort}`;
const viteArgs = [
  viteBin,
  ...'--host 127.0.0.1 --strictPort --clearScreen false --logLevel warn --port'.split(' '),
  String(clientPort),
];
const children = [
  spawn(process.execPath, ['--watch', '--watch-preserve-output', '--enable-source-maps', '-r', './swc-hook.cjs', 'src/main.ts'], {
    cwd: SERVER,
    stdio: 'inherit',
    // The address it prints is the one to open.
    env: { ...process.env, PUBLIC_URL: process.env.PUBLIC_URL || clientUrl },
  }),
  spawn(process.execPath, viteArgs, { cwd: CLIENT, stdio: 'inherit' }),
];

console.log(`\n개발 중에는 ${clientUrl} 에서 여세요. 코드를 고치면 바로 반영됩니다. API: http://localhost:${config.port}\n`);

let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(0));
for (const child of children) child.on('exit', (code) => void stop(code ?? 1));

async function stop(exitCode) {
  if (isStopping) return;
  isStopping = true;
  const ended = children.map(
    (child) => child.exitCode !== null || child.signalCode !== null || new Promise((done) => child.once('exit', done)),
  );
  for (const child of children) child.kill('SIGTERM');
  await Promise.all(ended);
  await database.close();
  process.exit(exitCode);
}

async function firstFreePort(port) {
  const probe = createServer();
  const isFree = await new Promise((done) => {
    probe.once('error', () => done(false)).listen(port, '127.0.0.1', () => done(true));
  });
  probe.close();
  return isFree ? port : firstFreePort(port + 1);
}

function readConfig() {
  try {
    return loadConfig();
  } catch (error) {
    return fail(error);
  }
}

function fail(error) {
  console.error(error.message);
  process.exit(1);
}
