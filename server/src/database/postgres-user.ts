import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error';

/** Whom Postgres runs as: it refuses root. Empty when it simply runs as we do. */
export interface PostgresUser {
  uid?: number;
  gid?: number;
}

export interface PostgresHome {
  /** Holds the database, its log and, where needed, a copy of the binaries. */
  dir: string;
  user: PostgresUser;
}

const UNPRIVILEGED = ['postgres', 'nobody'];
const REACHABLE_BASE = '/var/lib/baldojang';

/** The folder for the embedded Postgres, made if missing, and the user who can work in it. */
export function prepareHome(dataDir: string): PostgresHome {
  const dir = join(dataDir, 'postgres');
  if (process.getuid?.() !== 0) {
    mkdirSync(dir, { recursive: true, mode: 0o700 });
    return { dir, user: {} };
  }
  mkdirSync(dataDir, { recursive: true, mode: 0o755 });
  const user = ownerOf(join(dir, 'data')) ?? unprivilegedUser();
  if (canEnter(user, dataDir)) return ownedHome(dir, user);
  // The checkout lies in a folder that only root may enter. Opening that folder is not ours to decide.
  return ownedHome(join(REACHABLE_BASE, createHash('sha256').update(dataDir).digest('hex').slice(0, 12)), user);
}

export function canEnter(user: PostgresUser, dir: string): boolean {
  return canDo(user, 'cd "$1"', dir);
}

export function canRun(user: PostgresUser, file: string): boolean {
  return canDo(user, 'test -r "$1" && test -x "$1"', file);
}

/** Asked as that user, because folders above, groups and access lists all have a say. */
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

/** A database that an ordinary user made stays that user's, also when root starts the server once. */
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
      // No such user here: the next one.
    }
  }
  throw new EmbeddedPostgresError(
    'root로는 내장 데이터베이스를 띄울 수 없고, 대신 쓸 사용자(postgres, nobody)도 없습니다. 일반 사용자로 실행해 주세요.',
  );
}
