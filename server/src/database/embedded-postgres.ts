import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { EmbeddedPostgresError, type PostgresBinaries, preparePostgresBinaries } from './postgres-binaries';
import { type PostgresHome, prepareHome } from './postgres-user';

const USER = 'baldojang';
const DATABASE = 'baldojang';
const PASSWORD_FILE = 'baldojang-password';
const LOG_BYTES_MAX = 1_000_000;
/** Korean sort order from ICU. LC_CTYPE decides what is a letter; systems name their UTF-8 locale differently. */
const LOCALES = [['--lc-ctype=C.UTF-8'], ['--lc-ctype=en_US.UTF-8'], ['--lc-ctype=ko_KR.UTF-8'], []].map((lcCtype) => [
  '--locale=C',
  '--locale-provider=icu',
  '--icu-locale=ko-KR',
  ...lcCtype,
]);

export interface RunningPostgres {
  pid: number;
  port: number;
}

/** Creates, finds, starts and stops the local database cluster. Not here: its use by several processes (postgres-lease.ts). */
export class EmbeddedPostgres {
  private readonly binaries: PostgresBinaries;
  private readonly data: string;

  private constructor(
    private readonly home: PostgresHome,
    private readonly settings: Record<string, string>,
  ) {
    this.binaries = preparePostgresBinaries(home);
    this.data = join(home.dir, 'data');
  }

  /** @param settings override those of `start` */
  static async prepare(dataDir: string, settings: Record<string, string> = {}): Promise<EmbeddedPostgres> {
    try {
      const cluster = new EmbeddedPostgres(prepareHome(dataDir), settings);
      if (!existsSync(cluster.data)) await cluster.create();
      return cluster;
    } catch (error) {
      const { code, path } = error as NodeJS.ErrnoException;
      if (!['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'ENOTDIR', 'EEXIST'].includes(code ?? '')) throw error;
      throw new EmbeddedPostgresError(
        `데이터 폴더를 쓸 수 없습니다 (${path}, ${code}). 쓸 수 있는 폴더를 DATA_DIR에 정해 주세요.`,
        { cause: error },
      );
    }
  }

  get location(): string {
    return this.home.dir;
  }

  urlOn(port: number, database = DATABASE): string {
    const password = readFileSync(join(this.data, PASSWORD_FILE), 'utf8');
    // Explicit, because the environment's PGSSLMODE would apply otherwise.
    return `postgres://${USER}:${password}@127.0.0.1:${port}/${database}?sslmode=disable`;
  }

  /** The running server, whichever process started it. */
  findRunning(): RunningPostgres | null {
    let lines: string[];
    try {
      lines = readFileSync(join(this.data, 'postmaster.pid'), 'utf8').split('\n');
    } catch {
      return null;
    }
    const [pid, port] = [Number(lines[0]), Number(lines[3])];
    if (!pid || !port || !isAlive(pid)) return null;
    return { pid, port };
  }

  /** @returns false if another process started it first, or the port is taken */
  async start(port: number): Promise<boolean> {
    const log = this.openLog();
    if (this.home.user.uid !== undefined) chownSync(this.logFile, this.home.user.uid, this.home.user.gid!);
    const settings = {
      port: String(port),
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      log_min_messages: 'warning',
      log_checkpoints: 'off',
      // Without details, which repeat values: a duplicate key would log an e-mail.
      log_error_verbosity: 'terse',
      timezone: 'UTC',
      // Below a request's database time, so that one of the two can still retry.
      deadlock_timeout: '200ms',
      // Ends the statements of a killed server.
      ...(['linux', 'darwin'].includes(process.platform) && { client_connection_check_interval: '1s' }),
      ...this.settings,
    };
    const child = spawn(
      this.binaries.postgres,
      ['-D', this.data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      // Detached, because Ctrl-C must reach the server first, which still needs its database.
      { ...this.home.user, cwd: this.home.dir, detached: true, stdio: ['ignore', log, log] },
    );
    closeSync(log);
    child.unref();
    const ended = new Promise<false>((resolve) => child.once('error', () => resolve(false)).once('exit', () => resolve(false)));
    const listens = async () => {
      while (child.exitCode === null && child.signalCode === null) {
        const running = this.findRunning();
        if (running && running.pid === child.pid) return true;
        await sleep(20);
      }
      return false;
    };
    return Promise.race([ended, listens()]);
  }

  /** A fast shutdown, then harder signals; the process has ended when this returns. */
  async stop({ pid }: RunningPostgres, { isStuck = false } = {}): Promise<void> {
    const steps: [NodeJS.Signals, number][] = [
      ['SIGINT', 10_000],
      ['SIGQUIT', 2_000],
      ['SIGKILL', 2_000],
    ];
    // A frozen process reacts only to SIGKILL; commits are safe in the WAL.
    for (const [signal, waitMs] of isStuck ? steps.slice(2) : steps) {
      signalTo(pid, signal);
      const until = Date.now() + waitMs;
      while (Date.now() < until) {
        if (this.findRunning()?.pid !== pid) return;
        await sleep(20);
      }
    }
  }

  /** Another process that reuses the last server's pid, or a zombie, must not prevent the start. */
  removeStalePidFile({ pid }: RunningPostgres): void {
    const found = readProcess(pid);
    if (found && (found.isDead || found.name !== 'postgres')) this.removePidFile();
  }

  /** The end of the server's log, for an error message. */
  logTail(): string {
    try {
      return readFileSync(this.logFile, 'utf8').trim().split('\n').slice(-3).join(' / ');
    } catch {
      return '';
    }
  }

  private removePidFile(): void {
    rmSync(join(this.data, 'postmaster.pid'), { force: true });
  }

  private get logFile(): string {
    return join(this.home.dir, 'server.log');
  }

  private openLog(): number {
    const isLong = existsSync(this.logFile) && statSync(this.logFile).size > LOG_BYTES_MAX;
    return openSync(this.logFile, isLong ? 'w' : 'a', 0o600);
  }

  /** Created in a draft folder and renamed, so that neither a kill nor a second process leaves a partial database. */
  private async create(): Promise<void> {
    this.removeDrafts();
    const draft = join(this.home.dir, `new-${process.pid}`);
    const password = randomBytes(24).toString('hex');
    const passwordFile = `${draft}.password`;
    this.writeForUser(passwordFile, password);
    try {
      await this.initialise(draft, passwordFile);
      this.writeForUser(join(draft, PASSWORD_FILE), password);
      if (!existsSync(this.data)) renameSync(draft, this.data);
    } catch (error) {
      if (!existsSync(this.data)) throw error;
    } finally {
      rmSync(passwordFile, { force: true });
      rmSync(draft, { recursive: true, force: true });
    }
  }

  private async initialise(draft: string, passwordFile: string): Promise<void> {
    const common = [
      '-D',
      draft,
      `--username=${USER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--no-instructions',
    ];
    let failure: unknown;
    for (const locale of LOCALES) {
      try {
        const noSync = this.settings.fsync === 'off' ? ['--no-sync'] : [];
        await promisify(execFile)(this.binaries.initdb, [...common, ...locale, ...noSync], {
          ...this.home.user,
          cwd: this.home.dir,
        });
        return;
      } catch (error) {
        failure = error;
        rmSync(draft, { recursive: true, force: true });
      }
    }
    const { message } = failure as Error;
    throw new EmbeddedPostgresError(
      `내장 데이터베이스를 만들지 못했습니다 (${this.home.dir}). ${message.trim().split('\n').slice(-2).join(' / ')}`,
      { cause: failure },
    );
  }

  private removeDrafts(): void {
    for (const name of readdirSync(this.home.dir)) {
      const owner = /^new-(\d+)/.exec(name)?.[1];
      if (owner && !isAlive(Number(owner))) rmSync(join(this.home.dir, name), { recursive: true, force: true });
    }
  }

  private writeForUser(file: string, content: string): void {
    writeFileSync(file, content, { mode: 0o600 });
    const { uid, gid } = this.home.user;
    if (uid !== undefined) chownSync(file, uid, gid!);
  }
}

/** A port that is currently free. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => probe.once('error', reject).listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (typeof address !== 'object' || !address) throw new Error('No free port');
  return address.port;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** From /proc; undefined elsewhere or if it has ended. Without an init process, as in a container, a dead process may remain as a zombie. */
function readProcess(pid: number): { name: string; isDead: boolean } | undefined {
  try {
    const [, name = '', state = ''] = /^\d+ \((.*)\) (\S)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return { name, isDead: 'ZX'.includes(state) };
  } catch {
    return undefined;
  }
}

function signalTo(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // Already gone.
  }
}
