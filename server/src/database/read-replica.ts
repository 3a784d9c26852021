import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type PoolClient, type PoolConfig } from 'pg';
import type { Logger } from '../shared/logger';
import { causeOf } from './cause-of';
import { DatabaseDeadlineError } from './deadline';
import { DeadlinePool } from './deadline-pool';
import { mayReadReplica } from './replica-reads';
import { sqlStateOf } from './sql-state';

/** How long a replica that failed is left alone before it is asked again, each time. */
const PROBE_EVERY_MS = 2_000;
const PROBE_ANSWERS_WITHIN_MS = 1_000;
/** Of the database time that a request has left, what the replica may use up; the primary has the rest should it not answer. */
const BUDGET_SHARE = 2 / 3;
const REFUSAL_LOGGED_EVERY_MS = 1_000;
/** SQLSTATE classes with which a replica that works refuses one statement: conflict with what it replays, schema not there yet, bad value. */
const REFUSES_STATEMENT = /^(0A|2[1-3]|40|42)/;

/** Its time with us is up, or Postgres was told so (query_canceled). */
function isOutOfTime(error: unknown): boolean {
  const { driverError = error } = error as { driverError?: unknown };
  return driverError instanceof DatabaseDeadlineError || sqlStateOf(error) === '57014';
}

/**
 * A second Postgres that repeats what the first one does, for reading. It may be away at any time, also at the start, and then everything
 * goes on with the primary (replica-fallback.ts).
 */
export class ReadReplica {
  private pool: DeadlinePool;
  private isLeftAlone = false;
  private lastRefusalLogged = 0;
  private readonly closing = new AbortController();

  constructor(
    private readonly settings: PoolConfig,
    private readonly log?: Logger,
  ) {
    this.pool = this.openPool();
  }

  /** Whether what runs now would be read here. */
  isWanted(): boolean {
    return mayReadReplica() && !this.isLeftAlone;
  }

  connect(): Promise<PoolClient> {
    return this.pool.connect();
  }

  /** Takes note of a failure here: of a statement alone, or of the whole replica. */
  noteFailure(error: unknown): void {
    if (this.isLeftAlone || this.closing.signal.aborted) return;
    if (REFUSES_STATEMENT.test(sqlStateOf(causeOf(error)) ?? '')) return this.logRefusal(error);
    this.isLeftAlone = true;
    this.log?.warn({ err: error }, 'read replica fails, the primary answers instead');
    // Its connections may be dead without knowing it.
    void this.pool.end().catch(() => {});
    this.pool = this.openPool();
    // One slow statement is no reason to send everybody to the primary for long.
    void this.waitUntilBack(isOutOfTime(causeOf(error)) ? 0 : PROBE_EVERY_MS);
  }

  async close(): Promise<void> {
    if (this.closing.signal.aborted) return;
    this.closing.abort();
    // Not awaited: a frozen replica says no good-bye.
    void this.pool.end().catch(() => {});
  }

  private openPool(): DeadlinePool {
    const pool = new DeadlinePool({
      ...this.settings,
      budgetShare: BUDGET_SHARE,
      // What writes must not get here; should it, it fails for everybody to see.
      options: '-c default_transaction_read_only=on',
    });
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
    this.isLeftAlone = false;
    if (!signal.aborted) this.log?.info('read replica answers again');
  }

  private async answers(): Promise<boolean> {
    const client = new Client({ ...this.settings, connectionTimeoutMillis: PROBE_ANSWERS_WITHIN_MS });
    client.on('error', () => {});
    const asked = client.connect().then(() => client.query('SELECT 1'));
    try {
      await Promise.race([
        asked,
        sleep(PROBE_ANSWERS_WITHIN_MS, undefined, { ref: false }).then(() => Promise.reject(new Error())),
      ]);
      return true;
    } catch {
      return false;
    } finally {
      asked.catch(() => {});
      void client.end().catch(() => {});
    }
  }

  private logRefusal(error: unknown): void {
    if (Date.now() - this.lastRefusalLogged < REFUSAL_LOGGED_EVERY_MS) return;
    this.lastRefusalLogged = Date.now();
    this.log?.warn({ code: sqlStateOf(causeOf(error)) }, 'read replica refused a statement, the primary answered it');
  }
}
