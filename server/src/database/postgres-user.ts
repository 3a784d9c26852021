import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { EmbeddedPostgresError } from './postgres-binaries';

/** The user that Postgres runs as, since it refuses root. Empty for the current user. */
export interface PostgresUser {
  uid?: number;
  gid?: number;
}

export interface PostgresHome {
  /** Contains the database, its log and, if needed, a copy of the binaries. */
  dir: string;
  user: PostgresUser;
}

const UNPRIVILEGED = ['postgres', 'nobody'];
const REACHABLE_BASE = '/var/lib/baldojang';

/** Creates the folder of the embedded Postgres and determines its user. */
export function prepareHome(dataDir: string): PostgresHome {
  const dir = join(dataDir, 'postgres');
  if (process.getuid?.() !== 0) {
    mkdirSync(dir, { recursive: true, mode: 0o700 });
    return { dir, user: {} };
  }
  mkdirSync(dataDir, { recursive: true, mode: 0o755 });
  const user = ownerOf(join(dir, 'data')) ?? unprivilegedUser();
  if (canEnter(user, dataDir)) return ownedHome(dir, user);
  // Only root may enter the checkout's folder; its permissions stay unchanged.
  return ownedHome(join(REACHABLE_BASE, createHash('sha256').update(dataDir).digest('hex').slice(0, 12)), user);
}

export function canEnter(user: PostgresUser, dir: string): boolean {
  return canDo(user, 'cd "$1"', dir);
}

export function canRun(user: PostgresUser, file: string): boolean {
  return canDo(user, 'test -r "$1" && test -x "$1"', file);
}

/** Runs as that user, because parent folders, groups and access lists matter too. */
function canDo(user: PostgresUser, script: string, path: string): boolean {
  if (user.uid === undefined) return true;
  return spawnSync('/bin/sh', ['-c', script, 'sh', path], { ...user, cwd: '/', stdio: 'ignore' }).status === 0;
}

function ownedHome(dir: string, user: Required<PostgresUser>): PostgresHome {
  mkdirSync(dir, { recursive: true, mode: 0o755 });
  chownSync(dir, user.uid, user.gid);
  chmodSync(dir, 0o700);
  return { dir, user };
}

/** A database created by another user keeps its owner when root starts the server. */
function ownerOf(path: string): Required<PostgresUser> | undefined {
  if (!existsSync(path)) return undefined;
  const { uid, gid } = statSync(path);
  return uid === 0 ? undefined : { uid, gid };
}

function unprivilegedUser(): Required<PostgresUser> {
  for (const name of UNPRIVILEGED) {
    try {
      const idOf = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: idOf('-u'), gid: idOf('-g') };
    } catch {
      // No such user; try the next.
    }
  }
  throw new EmbeddedPostgresError(
    'root로는 내장 데이터베이스를 띄울 수 없고, 대신 쓸 사용자(postgres, nobody)도 없습니다. 일반 사용자로 실행해 주세요.',
  );
}
