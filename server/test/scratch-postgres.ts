import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { EmbeddedPostgres } from '../src/database/embedded-postgres';
import { PostgresLease } from '../src/database/postgres-lease';

/** Data survives a crash of Postgres, which tests kill, but need not survive a crash of the machine. */
const SETTINGS = { fsync: 'off', full_page_writes: 'off', max_connections: '200' };

/** Waits for its parent to end, in any way, and cleans up. */
const GUARD = `
process.on('SIGINT', () => {}).on('SIGTERM', () => {});
process.stdin.resume().on('end', () => {
  const [location, dir] = process.argv.slice(1);
  const { readFileSync, rmSync } = require('node:fs');
  try { process.kill(Number(readFileSync(location + '/data/postmaster.pid', 'utf8').split('\\n')[0]), 'SIGQUIT'); } catch {}
  setTimeout(() => [location, dir].forEach((path) => rmSync(path, { recursive: true, force: true })), 1000);
});`;

export interface ScratchPostgres {
  url: string;
  /** For tests that stop or freeze the server. */
  readonly pid: number;
  close: () => Promise<void>;
}

/** A separate embedded server in a temporary folder, for tests, benches and the migration generator. */
export async function openScratchPostgres(): Promise<ScratchPostgres> {
  const dir = mkdtempSync(join(tmpdir(), 'baldojang-'));
  // As root, Postgres runs as another user, who must be able to enter.
  chmodSync(dir, 0o755);
  const cluster = await EmbeddedPostgres.prepare(dir, SETTINGS);
  const guard = spawn(process.execPath, ['-e', GUARD, cluster.location, dir], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  guard.unref();
  const lease = await PostgresLease.take(cluster, pino({ level: 'silent' }));
  return {
    url: lease.url,
    get pid() {
      const running = cluster.findRunning();
      if (!running) throw new Error('The scratch server is not running');
      return running.pid;
    },
    close: async () => {
      await lease.close();
      for (const path of [cluster.location, dir]) rmSync(path, { recursive: true, force: true });
      guard.stdin.end();
    },
  };
}
