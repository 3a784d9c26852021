import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../src/database/data-source';
import { EmbeddedPostgres, freePort } from '../src/database/embedded-postgres';
import { prepareHome } from '../src/database/postgres-user';
import { openScratchPostgres } from './scratch-postgres';

export interface Standby {
  /** Of the same database on the server that is copied from, and on the one that follows it. */
  primaryUrl: string;
  url: string;
  primary: DataSource;
  /** Stops and starts to repeat what the primary does, without losing its connection. */
  follow: (isFollowing: boolean) => Promise<void>;
  close: () => Promise<void>;
}

/** A Postgres primary and a streaming replica. */
export async function openStandby(prepare: (primary: DataSource) => Promise<unknown>): Promise<Standby> {
  const scratch = await openScratchPostgres();
  const primary = await createDataSource(scratch.url, { poolSize: 2 }).initialize();
  await prepare(primary);
  const dir = mkdtempSync(join(tmpdir(), 'baldojang-standby-'));
  chmodSync(dir, 0o755);
  const data = join(prepareHome(dir).dir, 'data');
  await copyRunning(primary, data);
  const { hostname, port, username, password } = new URL(scratch.url);
  const cluster = await EmbeddedPostgres.prepare(dir, {
    primary_conninfo: `host=${hostname} port=${port} user=${username} password=${password} sslmode=disable`,
    // Not less than the primary's, or the copy will not start.
    max_connections: '200',
    fsync: 'off',
  });
  const own = await freePort();
  if (!(await cluster.start(own))) throw new Error(`The standby does not start: ${cluster.logTail()}`);
  const standby = createDataSource(cluster.urlOn(own), { poolSize: 1 });
  for (let attempt = 0; !standby.isInitialized; attempt++)
    await standby.initialize().catch((error: unknown) => {
      if (attempt > 100 || !cluster.findRunning()) throw error;
      return sleep(100);
    });
  return {
    primaryUrl: scratch.url,
    url: cluster.urlOn(own),
    primary,
    follow: async (isFollowing) => {
      await standby.query(isFollowing ? 'SELECT pg_wal_replay_resume()' : 'SELECT pg_wal_replay_pause()');
      const wanted = isFollowing ? 'not paused' : 'paused';
      const state = async () => (await standby.query<{ state: string }[]>('SELECT pg_get_wal_replay_pause_state() AS state'))[0];
      while ((await state())?.state !== wanted);
    },
    close: async () => {
      await standby.destroy();
      await primary.destroy();
      const running = cluster.findRunning();
      if (running) await cluster.stop(running);
      await scratch.close();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** As Postgres' manual has it: between both calls the files may be copied while they change. */
async function copyRunning(primary: DataSource, target: string): Promise<void> {
  const runner = primary.createQueryRunner();
  try {
    const [{ source }] = (await runner.query(`SELECT current_setting('data_directory') AS source`)) as [{ source: string }];
    await runner.query(`SELECT pg_backup_start('standby', fast => true)`);
    execFileSync('cp', ['-a', source, target]);
    const [{ label }] = (await runner.query('SELECT labelfile AS label FROM pg_backup_stop(false)')) as [{ label: string }];
    rmSync(join(target, 'postmaster.pid'), { force: true });
    for (const [name, content] of [
      ['backup_label', label],
      ['standby.signal', ''],
    ] as const)
      writeFileFor(statSync(target), join(target, name), content);
  } finally {
    await runner.release();
  }
}

/** Postgres may run as another user than we do. */
function writeFileFor({ uid, gid }: { uid: number; gid: number }, file: string, content: string): void {
  writeFileSync(file, content, { mode: 0o600 });
  if (process.getuid?.() === 0) chownSync(file, uid, gid);
}
