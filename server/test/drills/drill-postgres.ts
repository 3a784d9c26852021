import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { EmbeddedPostgres, freePort } from '../../src/database/embedded-postgres';

const PATIENCE_MS = 30_000;

/** A Postgres that nobody restarts but the drill, and that keeps what it confirmed: everything is synced as in production. */
export class DrillPostgres {
  private constructor(
    private readonly cluster: EmbeddedPostgres,
    private readonly port: number,
  ) {}

  /** @param dir a folder of its own that others may enter: as root Postgres runs as somebody else */
  static async open(dir: string): Promise<DrillPostgres> {
    const cluster = await EmbeddedPostgres.prepare(dir, { max_connections: '100' });
    const postgres = new DrillPostgres(cluster, await freePort());
    await postgres.start();
    await postgres.query('CREATE DATABASE baldojang', [], 'postgres');
    return postgres;
  }

  get location(): string {
    return this.cluster.location;
  }

  get url(): string {
    return this.cluster.urlOn(this.port);
  }

  /** Of the postmaster. */
  get pid(): number {
    const running = this.cluster.findRunning();
    if (!running) throw new Error('The drill’s Postgres is not running');
    return running.pid;
  }

  /** Returns when it takes connections: after the end of a crash it first repeats what it had logged. */
  async start(): Promise<void> {
    const until = Date.now() + PATIENCE_MS;
    // The last processes of the one before are in the way for a moment.
    while (!(await this.cluster.start(this.port))) {
      if (Date.now() > until) throw new Error(`The drill’s Postgres does not start: ${this.cluster.logTail()}`);
      await sleep(20);
    }
    for (;;) {
      try {
        await this.query('SELECT 1', [], 'postgres');
        return;
      } catch (error) {
        if (Date.now() > until) throw error;
        await sleep(10);
      }
    }
  }

  /** SIGQUIT is Postgres's own immediate stop; SIGKILL takes the postmaster alone, and its processes end when they notice. */
  async kill(signal: 'SIGQUIT' | 'SIGKILL'): Promise<void> {
    const { pid } = this;
    process.kill(pid, signal);
    while (this.cluster.findRunning()?.pid === pid) await sleep(5);
  }

  freeze(): void {
    for (const pid of [this.pid, ...childrenOf(this.pid)]) signalTo(pid, 'SIGSTOP');
  }

  thaw(): void {
    for (const pid of [...childrenOf(this.pid), this.pid]) signalTo(pid, 'SIGCONT');
  }

  /** On a connection of the drill's own. */
  async query<Row extends object>(text: string, values: unknown[] = [], database?: string): Promise<Row[]> {
    const client = await this.connect(database);
    try {
      return (await client.query<Row>(text, values)).rows;
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  async connect(database?: string): Promise<Client> {
    const client = new Client({
      connectionString: database ? this.cluster.urlOn(this.port, database) : this.url,
      application_name: 'drill',
      connectionTimeoutMillis: 5_000,
    });
    client.on('error', () => undefined);
    await client.connect();
    return client;
  }

  /** What the servers under test hold open here. */
  backends(): Promise<{ pid: number; state: string; isWaiting: boolean }[]> {
    return this.query(
      `SELECT pid, state, wait_event_type = 'Lock' AS "isWaiting" FROM pg_stat_activity
       WHERE datname = 'baldojang' AND application_name = 'baldojang' AND backend_type = 'client backend'`,
    );
  }

  async close(): Promise<void> {
    const running = this.cluster.findRunning();
    if (!running) return;
    this.thaw();
    await this.cluster.stop(running);
  }
}

function signalTo(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    // Some of its processes end at any time.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Linux tells; drills run nowhere else. */
function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === parent)
    .map(Number);
}

function parentOf(pid: string): number | undefined {
  try {
    return Number(/^\d+ \(.*\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]);
  } catch {
    return undefined;
  }
}
