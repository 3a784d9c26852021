import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';
import { isOfFasterClock, statementsOf, storedKey } from '../../adapters/rate-limit/limiter-statements';
import { currentBudget, withDatabaseDeadline } from '../../database/deadline';
import { REQUESTS_PER_MINUTE } from '../../shared/validation/limit-figures';
import type { Logger } from '../../shared/logger';

export const WINDOW_SECONDS = 60;
/** Taken at a time. A few servers may together hold this much each that they do not spend; more statements would cost more than that. */
export const PORTION = REQUESTS_PER_MINUTE / 20;
const COUNTS_ALONE_MS = 1_000;
const LOGGED_EVERY_MS = 60_000;

/** What one address may still spend here. */
interface Lease {
  left: number;
  /** What all servers could still take when this one last did. */
  rest: number;
  /** End of the window. */
  until: number;
  taking?: Promise<void>;
}

export interface LeasedRateLimiterParts {
  dataSource: DataSource;
  /** How long to wait for a portion: less than a request may, or nothing would be left for its operation. */
  withinMs: number;
  log: Logger;
}

export interface Spent {
  isRefused: boolean;
  left: number;
  msBeforeNext: number;
}

/**
 * Requests of an address, counted across all servers without a statement for each: a server takes them from Postgres in portions and
 * spends those from memory. Together the servers never let more through than there are; what one holds and another lacks stays unspent.
 * While the database is away each server counts alone, as the operation itself is to say what is wrong.
 */
export class LeasedRateLimiter {
  private readonly purses = new Map<string, Lease>();
  private readonly together: RateLimiterPostgres;
  private aloneUntil = 0;
  private lastLogged = 0;

  constructor(private readonly parts: LeasedRateLimiterParts) {
    this.together = new RateLimiterPostgres({
      points: REQUESTS_PER_MINUTE,
      duration: WINDOW_SECONDS,
      keyPrefix: 'REQUESTS',
      storeClient: statementsOf(parts.dataSource),
      storeType: 'client',
      tableName: 'rate_limit',
      tableCreated: true,
      // PostgresLimiter removes old rows, these too.
      clearExpiredByTimeout: false,
    });
  }

  async spend(address: string): Promise<Spent> {
    for (;;) {
      const purse = this.purseOf(address);
      const msBeforeNext = purse.until - Date.now();
      if (purse.left > 0) {
        purse.left--;
        return { isRefused: false, left: purse.left + purse.rest, msBeforeNext };
      }
      // Until the window ends nobody needs to be asked again.
      if (purse.rest === 0) return { isRefused: true, left: 0, msBeforeNext };
      purse.taking ??= this.take(address, purse).finally(() => (purse.taking = undefined));
      await purse.taking;
    }
  }

  private purseOf(address: string): Lease {
    const known = this.purses.get(address);
    const msLeft = (known?.until ?? 0) - Date.now();
    if (known && msLeft > 0 && !isOfFasterClock(msLeft, WINDOW_SECONDS)) return known;
    this.purses.delete(address);
    this.forgetOld();
    const purse = { left: 0, rest: REQUESTS_PER_MINUTE, until: Date.now() + WINDOW_SECONDS * 1_000 };
    this.purses.set(address, purse);
    return purse;
  }

  private async take(address: string, purse: Lease): Promise<void> {
    const counted = Date.now() < this.aloneUntil ? null : await this.countTogether(address);
    if (!counted) {
      purse.left += PORTION;
      purse.rest -= PORTION;
    } else {
      const isGranted = counted.consumedPoints <= REQUESTS_PER_MINUTE;
      if (isGranted) purse.left += PORTION;
      purse.rest = isGranted ? counted.remainingPoints : 0;
      purse.until = Date.now() + counted.msBeforeNext;
    }
  }

  /** @returns null when the database does not answer */
  private async countTogether(address: string): Promise<RateLimiterRes | null> {
    const attempt = withDatabaseDeadline(this.parts.withinMs, () => this.together.consume(storedKey(address), PORTION));
    const counted: unknown = await withinRequest(attempt).catch((error: unknown) => error);
    if (counted instanceof RateLimiterRes) {
      if (!isOfFasterClock(counted.msBeforeNext, WINDOW_SECONDS)) return counted;
      await this.together.delete(storedKey(address));
      return this.countTogether(address);
    }
    this.countAlone(counted);
    return null;
  }

  private countAlone(error: unknown): void {
    const now = Date.now();
    this.aloneUntil = now + COUNTS_ALONE_MS;
    if (now - this.lastLogged < LOGGED_EVERY_MS) return;
    this.lastLogged = now;
    this.parts.log.warn({ err: error }, 'requests of addresses are counted by this server alone');
  }

  /** About the oldest come first. */
  private forgetOld(): void {
    for (const [address, { until }] of this.purses) {
      if (until > Date.now()) break;
      this.purses.delete(address);
    }
  }
}

/** The wait counts as database time of the request that began it. */
function withinRequest<T>(attempt: Promise<T>): Promise<T> {
  return currentBudget()?.spend(attempt, () => {}) ?? attempt;
}
