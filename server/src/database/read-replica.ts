import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type PoolClient, type PoolConfig } from 'pg';
import { AppError } from '../shared/errors';
import type { Logger } from '../shared/logger';
import { currentBudget, DatabaseDeadlineError } from './deadline';
import { DeadlinePool, type DeadlinePoolConfig, type FailedStatement } from './deadline-pool';
import { mayReadReplica } from './replica-reads';
import { sqlStateOf } from './sql-state';
import { asUnavailable, causeOf } from './unavailable';

/** Pause before each probe of a replica that failed. */
const PROBE_EVERY_MS = 2_000;
const PROBE_TIMEOUT_MS = 1_000;
/** Share of a request's remaining database time for the replica; the rest is for the primary. */
const BUDGET_SHARE = 2 / 3;
const REFUSAL_LOGGED_EVERY_MS = 1_000;
const READ_ONLY_TRANSACTION = '25006';
/** SQLSTATE classes with which a working replica rejects one statement: conflict with recovery, older schema, bad value. */
const REFUSES_STATEMENT = /^(0A|2[1-3]|40|42)/;

/** Our deadline, or a timeout of Postgres (query_canceled). */
function isOutOfTime(error: unknown): boolean {
  const { driverError = error } = error as { driverError?: unknown };
  return driverError instanceof DatabaseDeadlineError || sqlStateOf(error) === '57014';
}

type QueryPrimary = (args: unknown[]) => Promise<unknown>;

/** Connections to a read replica. While it is unavailable, also at the start, the primary answers instead. */
export class ReadReplica {
  private pool: DeadlinePool;
  private queryPrimary?: QueryPrimary;
  private isPaused = false;
  private lastRefusalLogged = 0;
  private readonly closing = new AbortController();

  constructor(
    private readonly settings: PoolConfig,
    private readonly log?: Logger,
  ) {
    this.pool = this.openPool();
  }

  /** Whether the current work should read from the replica. */
  isWanted(): boolean {
    return mayReadReplica() && !this.isPaused;
  }

  connect(): Promise<PoolClient> {
    return this.pool.connect();
  }

  fallBackTo(queryPrimary: QueryPrimary): void {
    this.queryPrimary = queryPrimary;
  }

  async recover({ error, args, isInTransaction }: FailedStatement): Promise<unknown> {
    // All statements of a transaction belong together (retrying-data-source.ts).
    if (isInTransaction || !this.queryPrimary || !this.hasFailed(error)) throw asUnavailable(error);
    return this.queryPrimary(args);
  }

  /** Whether the primary is to answer instead. */
  hasFailed(error: unknown): boolean {
    if (error instanceof AppError && error.code !== 'SERVICE_UNAVAILABLE') return false;
    // A write is a mistake of ours, which must not go unnoticed.
    if (sqlStateOf(causeOf(error)) === READ_ONLY_TRANSACTION || currentBudget()?.isSpent()) return false;
    this.noteFailure(error);
    return true;
  }

  private noteFailure(error: unknown): void {
    if (this.isPaused || this.closing.signal.aborted) return;
    if (REFUSES_STATEMENT.test(sqlStateOf(causeOf(error)) ?? '')) return this.logRefusal(error);
    this.isPaused = true;
    this.log?.warn({ err: error }, 'read replica fails, the primary answers instead');
    // Its open connections may be dead.
    void this.pool.end().catch(() => {});
    this.pool = this.openPool();
    // One slow statement should not move all reads to the primary: probes at once.
    void this.waitUntilBack(isOutOfTime(causeOf(error)) ? 0 : PROBE_EVERY_MS);
  }

  close(): void {
    if (this.closing.signal.aborted) return;
    this.closing.abort();
    // Not awaited: a frozen replica does not respond.
    void this.pool.end().catch(() => {});
  }

  private openPool(): DeadlinePool {
    const pool = new ReplicaPool(
      // A write that gets here by mistake has to fail.
      { ...this.settings, budgetShare: BUDGET_SHARE, options: '-c default_transaction_read_only=on' },
      this,
    );
    pool.on('error', (error) => this.log?.warn({ err: error }, 'connection to the read replica lost'));
    return pool;
  }

  private async waitUntilBack(firstProbeMs: number): Promise<void> {
    const { signal } = this.closing;
    let waitMs = firstProbeMs;
    do {
      await sleep(waitMs, undefined, { ref: false, signal }).catch(() => {});
      waitMs = PROBE_EVERY_MS;
    } while (!signal.aborted && !(await this.answers()));
    this.isPaused = false;
    if (!signal.aborted) this.log?.info('read replica answers again');
  }

  private async answers(): Promise<boolean> {
    const client = new Client({ ...this.settings, connectionTimeoutMillis: PROBE_TIMEOUT_MS });
    client.on('error', () => {});
    const probe = client.connect().then(() => client.query('SELECT 1'));
    try {
      await Promise.race([probe, sleep(PROBE_TIMEOUT_MS, undefined, { ref: false }).then(() => Promise.reject(new Error()))]);
      return true;
    } catch {
      return false;
    } finally {
      probe.catch(() => {});
      void client.end().catch(() => {});
    }
  }

  private logRefusal(error: unknown): void {
    if (Date.now() - this.lastRefusalLogged < REFUSAL_LOGGED_EVERY_MS) return;
    this.lastRefusalLogged = Date.now();
    this.log?.warn({ code: sqlStateOf(causeOf(error)) }, 'read replica refused a statement, the primary answered it');
  }
}

class ReplicaPool extends DeadlinePool {
  constructor(
    options: DeadlinePoolConfig,
    private readonly replica: ReadReplica,
  ) {
    super(options);
  }

  protected recover(failed: FailedStatement): Promise<unknown> {
    return this.replica.recover(failed);
  }
}
