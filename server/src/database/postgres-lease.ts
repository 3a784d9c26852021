import { setTimeout as sleep } from 'node:timers/promises';
import { Client, DatabaseError } from 'pg';
import type { Logger } from '../shared/logger';
import { type EmbeddedPostgres, freePort, type RunningPostgres } from './embedded-postgres';
import { EmbeddedPostgresError } from './postgres-binaries';

/** Advisory lock, shared by every process that uses the server; a process that gets it exclusively is the last. */
const IN_USE_LOCK = 5_230_001;
/** Longest wait for a server that does not respond or start: after a crash the old processes block it for a moment. */
const GIVE_UP_AFTER_MS = 15_000;
const CONNECT_TIMEOUT_MS = 3_000;
const CANNOT_CONNECT_NOW = '57P03';
const NO_SUCH_DATABASE = '3D000';
const DUPLICATE_DATABASE = '42P04';

/**
 * This process's lease of the embedded server. The first process starts it, all share it, and the last one stops it, so that neither a
 * killed server nor an import that outlives it leaves Postgres running. A server that dies is restarted.
 */
export class PostgresLease {
  private client: Client | undefined;
  private running: RunningPostgres | undefined;
  private port: number | undefined;
  private hasStarted = false;
  private readonly closing = new AbortController();
  private reattaching: Promise<void> | undefined;

  private constructor(
    private readonly cluster: EmbeddedPostgres,
    private readonly log: Logger,
  ) {}

  static async take(cluster: EmbeddedPostgres, log: Logger): Promise<PostgresLease> {
    const lease = new PostgresLease(cluster, log);
    await lease.attach();
    return lease;
  }

  get url(): string {
    return this.cluster.urlOn(this.port!);
  }

  async close(): Promise<void> {
    this.closing.abort();
    await this.reattaching;
    const { client, running } = this;
    if (!client || !running) return;
    const isLast = await Promise.race([this.isLastUser(client), sleep(2_000, 'no answer' as const, { ref: false })]);
    if (isLast === true) await this.cluster.stop(running);
    else if (isLast === 'no answer' && this.hasStarted) await this.cluster.stop(running, { isStuck: true });
    // Not awaited: a stopped or frozen server does not respond.
    void client.end().catch(() => {});
  }

  /** Connects to the running server, or starts one. */
  private async attach(): Promise<void> {
    let failingSince: number | undefined;
    let hasJustStarted = false;
    // A server started while closing still has to be stopped.
    while (!this.closing.signal.aborted || hasJustStarted) {
      const running = this.cluster.findRunning();
      let cause: unknown;
      if (running) {
        try {
          return await this.connect(running);
        } catch (error) {
          cause = error;
          this.cluster.removeStalePidFile(running);
        }
      } else if (await this.cluster.start(this.port ?? (await freePort()))) {
        this.hasStarted = true;
        hasJustStarted = true;
        continue;
      }
      // Crash recovery has no time limit.
      const isRecovering = cause instanceof DatabaseError && cause.code === CANNOT_CONNECT_NOW;
      failingSince = isRecovering ? undefined : (failingSince ?? Date.now());
      if (failingSince && Date.now() - failingSince > GIVE_UP_AFTER_MS) throw this.failure(running, cause);
      await sleep(50);
    }
  }

  private failure(running: RunningPostgres | null, cause: unknown): EmbeddedPostgresError {
    return new EmbeddedPostgresError(
      running
        ? `내장 데이터베이스(프로세스 ${running.pid})가 응답하지 않습니다. 그 프로세스를 끝내고 다시 시작해 주세요.`
        : `내장 데이터베이스를 시작하지 못했습니다. ${this.cluster.logTail()}`,
      { cause },
    );
  }

  private async connect(running: RunningPostgres): Promise<void> {
    const client = await this.login(running);
    // While the last process stops the server this waits and then fails, and the loop starts a new one.
    await client.query(`SELECT pg_advisory_lock_shared(${IN_USE_LOCK})`);
    this.client = client;
    this.running = running;
    this.port ??= running.port;
    client.once('end', () => this.onLost(client));
    if (running.port !== this.port)
      throw new EmbeddedPostgresError(
        `내장 데이터베이스의 포트가 ${this.port}번에서 ${running.port}번으로 바뀌었습니다. 서버를 다시 시작해 주세요.`,
      );
  }

  private async login({ port }: RunningPostgres): Promise<Client> {
    try {
      return await this.openClient(this.cluster.urlOn(port));
    } catch (error) {
      if (!(error instanceof DatabaseError && error.code === NO_SUCH_DATABASE)) throw error;
    }
    const admin = await this.openClient(this.cluster.urlOn(port, 'postgres'));
    try {
      await admin.query('CREATE DATABASE baldojang').catch((error: unknown) => {
        if (!(error instanceof DatabaseError && error.code === DUPLICATE_DATABASE)) throw error;
      });
    } finally {
      await admin.end();
    }
    return this.openClient(this.cluster.urlOn(port));
  }

  private async openClient(connectionString: string): Promise<Client> {
    const client = new Client({
      connectionString,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      application_name: 'baldojang lease',
      keepAlive: true,
    });
    client.on('error', () => {});
    await client.connect();
    return client;
  }

  /** Releases the shared lock first: otherwise two processes that close at once would wait for each other. */
  private async isLastUser(client: Client): Promise<boolean> {
    try {
      await client.query(`SELECT pg_advisory_unlock_shared(${IN_USE_LOCK})`);
      const { rows } = await client.query<{ alone: boolean }>(`SELECT pg_try_advisory_lock(${IN_USE_LOCK}) AS alone`);
      return rows[0]?.alone === true;
    } catch {
      return false;
    }
  }

  private onLost(client: Client): void {
    if (this.closing.signal.aborted || client !== this.client) return;
    this.client = undefined;
    this.log.warn('embedded database lost, starting it again');
    this.reattaching = this.reattach();
  }

  private async reattach(): Promise<void> {
    for (let attempt = 1; !this.closing.signal.aborted; attempt++) {
      try {
        await this.attach();
        this.log.info('embedded database is back');
        return;
      } catch (error) {
        this.log.error({ err: error }, 'embedded database does not start');
        await sleep(Math.min(1_000 * attempt, 10_000), undefined, { ref: false, signal: this.closing.signal }).catch(() => {});
      }
    }
  }
}
