import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';
import { AppError } from '../../shared/errors';
import { LIMIT_FIGURES } from '../../shared/validation/limit-figures';
import { currentLimitReport } from '../../shared/http/limit-report';
import type { Limiter, LimitName } from '../../shared/http/limiter';
import { msToSeoulMidnight } from '../../shared/text/seoul-time';
import { isOfFasterClock, statementsOf, storedKey } from './limiter-statements';

const MINUTE = 60;

/** Counts in Postgres, one atomic statement per attempt: exact across all servers. */
export class PostgresLimiter implements Limiter {
  private readonly counters: Record<LimitName, RateLimiterPostgres>;

  /**
   * @param points override the defaults
   * @param withOwnBudget gives work its own database time, even if the request has used up its own
   */
  constructor(
    dataSource: DataSource,
    points: Partial<Record<LimitName, number>> = {},
    private readonly withOwnBudget: <T>(work: () => Promise<T>) => Promise<T> = (work) => work(),
  ) {
    const counter = (keyPrefix: LimitName) =>
      new RateLimiterPostgres({
        points: points[keyPrefix] ?? LIMIT_FIGURES[keyPrefix].points,
        duration: LIMIT_FIGURES[keyPrefix].duration,
        keyPrefix,
        storeClient: statementsOf(dataSource),
        storeType: 'client',
        tableName: 'rate_limit',
        tableCreated: true,
        // One counter removes the expired rows of all.
        clearExpiredByTimeout: keyPrefix === 'SIGN_IN_ACCOUNT',
      });
    const names = Object.keys(LIMIT_FIGURES) as LimitName[];
    this.counters = Object.fromEntries(names.map((name) => [name, counter(name)])) as typeof this.counters;
  }

  async consume(name: LimitName, key: string): Promise<void> {
    try {
      this.report(name, await this.counters[name].consume(storedKey(key)));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      if (isOfFasterClock(refusal.msBeforeNext, this.counters[name].duration)) {
        await this.counters[name].delete(storedKey(key));
        return this.consume(name, key);
      }
      const retryAfter = this.report(name, refusal);
      throw new AppError('TOO_MANY_REQUESTS', `시도가 너무 많았습니다. ${waitText(retryAfter)} 뒤에 다시 시도해 주세요.`, {
        retryAfter,
      });
    }
  }

  async giveBack(name: LimitName, key: string): Promise<void> {
    // A request that failed on its deadline must get its attempt back too.
    this.report(name, await this.withOwnBudget(() => this.counters[name].reward(storedKey(key))));
  }

  async forget(name: LimitName, key: string): Promise<void> {
    await this.counters[name].delete(storedKey(key));
    currentLimitReport()?.remove(name);
  }

  /** @returns seconds until attempts are available again */
  private report(name: LimitName, { remainingPoints, msBeforeNext }: RateLimiterRes): number {
    const { points: most, duration: windowSeconds } = this.counters[name];
    const ms = LIMIT_FIGURES[name].isOfDay ? Math.min(msBeforeNext, msToSeoulMidnight(Date.now())) : msBeforeNext;
    const resetSeconds = Math.max(1, Math.ceil(ms / 1000));
    currentLimitReport()?.add({ name, most, windowSeconds, left: Math.min(remainingPoints, most), resetSeconds });
    return resetSeconds;
  }
}

function waitText(seconds: number): string {
  return seconds < MINUTE ? `${seconds}초` : `${Math.ceil(seconds / MINUTE)}분`;
}

/** For load tests (RATE_LIMITS=off, refused in production). */
export const noLimiter: Limiter = {
  consume: async () => {},
  giveBack: async () => {},
  forget: async () => {},
};
