import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { findPackage, preparePostgresBinaries } from './postgres-binaries';
import { prepareHome } from './postgres-user';

describe('binaries of the embedded Postgres', () => {
  let dir: string;
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'baldojang-binaries-'));
    chmodSync(dir, 0o755);
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  it('run from the package, without install scripts', () => {
    const home = prepareHome(dir);
    const { initdb } = preparePostgresBinaries(home);
    expect(execFileSync(initdb, ['--version'], { ...home.user, cwd: '/', encoding: 'utf8' })).toMatch(/PostgreSQL/);
  });

  (process.getuid?.() === 0 ? it : it.skip)('are copied for the unprivileged user who cannot enter the checkout', () => {
    const closed = join(dir, 'checkout');
    mkdirSync(closed, { mode: 0o700 });
    const { root, version } = findPackage();
    cpSync(root, join(closed, 'package'), { recursive: true, verbatimSymlinks: true });
    const home = prepareHome(join(dir, 'data'));
    const { initdb } = preparePostgresBinaries(home, { root: join(closed, 'package'), version });
    expect(initdb.startsWith(home.dir)).toBe(true);
    expect(execFileSync(initdb, ['--version'], { ...home.user, cwd: '/', encoding: 'utf8' })).toMatch(/PostgreSQL/);
    if (process.platform === 'linux') expect(isAbsolute(readlinkSync(join(initdb, '../../lib/libpq.so.5')))).toBe(false);
  });
});
