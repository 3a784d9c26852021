import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';
import { isOfFasterClock, statementsOf, storedKey } from '../../adapters/rate-limit/limiter-statements';
import { currentBudget, withDatabaseDeadline } from '../../database/deadline';
import { REQUESTS_PER_MINUTE } from '../../shared/validation/limit-figures';
import type { Logger } from '../../shared/logger';

export const WINDOW_SECONDS = 60;
/** Requests per lease. Each server may hold an unused lease; smaller leases would need more statements. */
export const LEASE_SIZE = REQUESTS_PER_MINUTE / 20;
const LOCAL_ONLY_MS = 1_000;
const LOGGED_EVERY_MS = 60_000;

/** Requests of one address that this server may serve without the database. */
interface Lease {
  left: number;
  /** Left for all servers at the last lease. */
  remainingGlobally: number;
  /** End of the window. */
  until: number;
  renewal?: Promise<void>;
}

export interface LeasedRateLimiterParts {
  dataSource: DataSource;
  /** Timeout of a lease. Shorter than a request's database time, so that the operation has time left. */
  withinMs: number;
  log: Logger;
}

export interface Consumed {
  isRefused: boolean;
  left: number;
  msBeforeNext: number;
}

/**
 * Counts requests of an address across all servers without a statement per request: a server leases a number of requests from Postgres and
 * counts them in memory. Together the servers never exceed the limit; unused leases are lost. While the database is away each server
 * counts locally, so that the operation itself reports the failure.
 */
export class LeasedRateLimiter {
  private readonly leases = new Map<string, Lease>();
  private readonly shared: RateLimiterPostgres;
  private localOnlyUntil = 0;
  private lastLogged = 0;

  constructor(private readonly parts: LeasedRateLimiterParts) {
    this.shared = new RateLimiterPostgres({
      points: REQUESTS_PER_MINUTE,
      duration: WINDOW_SECONDS,
      keyPrefix: 'REQUESTS',
      storeClient: statementsOf(parts.dataSource),
      storeType: 'client',
      tableName: 'rate_limit',
      tableCreated: true,
      // PostgresLimiter removes expired rows.
      clearExpiredByTimeout: false,
    });
  }

  async consume(address: string): Promise<Consumed> {
    for (;;) {
      const lease = this.leaseOf(address);
      const msBeforeNext = lease.until - Date.now();
      if (lease.left > 0) {
        lease.left--;
        return { isRefused: false, left: lease.left + lease.remainingGlobally, msBeforeNext };
      }
      // Refused without a statement until the window ends.
      if (lease.remainingGlobally === 0) return { isRefused: true, left: 0, msBeforeNext };
      lease.renewal ??= this.renew(address, lease).finally(() => (lease.renewal = undefined));
      await lease.renewal;
    }
  }

  private leaseOf(address: string): Lease {
    const existing = this.leases.get(address);
    const msLeft = (existing?.until ?? 0) - Date.now();
    if (existing && msLeft > 0 && !isOfFasterClock(msLeft, WINDOW_SECONDS)) return existing;
    this.leases.delete(address);
    this.forgetOld();
    const lease = { left: 0, remainingGlobally: REQUESTS_PER_MINUTE, until: Date.now() + WINDOW_SECONDS * 1_000 };
    this.leases.set(address, lease);
    return lease;
  }

  private async renew(address: string, lease: Lease): Promise<void> {
    const counted = Date.now() < this.localOnlyUntil ? null : await this.consumeGlobally(address);
    if (!counted) {
      lease.left += LEASE_SIZE;
      lease.remainingGlobally -= LEASE_SIZE;
    } else {
      const isGranted = counted.consumedPoints <= REQUESTS_PER_MINUTE;
      if (isGranted) lease.left += LEASE_SIZE;
      lease.remainingGlobally = isGranted ? counted.remainingPoints : 0;
      lease.until = Date.now() + counted.msBeforeNext;
    }
  }

  /** @returns null when the database is away */
  private async consumeGlobally(address: string): Promise<RateLimiterRes | null> {
    const attempt = withDatabaseDeadline(this.parts.withinMs, () => this.shared.consume(storedKey(address), LEASE_SIZE));
    const counted: unknown = await withinRequest(attempt).catch((error: unknown) => error);
    if (counted instanceof RateLimiterRes) {
      if (!isOfFasterClock(counted.msBeforeNext, WINDOW_SECONDS)) return counted;
      await this.shared.delete(storedKey(address));
      return this.consumeGlobally(address);
    }
    this.fallBackToLocal(counted);
    return null;
  }

  private fallBackToLocal(error: unknown): void {
    const now = Date.now();
    this.localOnlyUntil = now + LOCAL_ONLY_MS;
    if (now - this.lastLogged < LOGGED_EVERY_MS) return;
    this.lastLogged = now;
    this.parts.log.warn({ err: error }, 'database away: request limits are counted by this server only');
  }

  /** The map is roughly ordered by age. */
  private forgetOld(): void {
    for (const [address, { until }] of this.leases) {
      if (until > Date.now()) break;
      this.leases.delete(address);
    }
  }
}

/** The wait counts as database time of the request. */
function withinRequest<T>(attempt: Promise<T>): Promise<T> {
  return currentBudget()?.spend(attempt, () => {}) ?? attempt;
}
