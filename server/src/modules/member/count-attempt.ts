import { AppError, type ErrorCode } from '../../shared/errors';
import type { Limiter, LimitName } from '../../shared/http/limiter';

type Counter = readonly [name: LimitName, key: string];

/** Errors caused by the sender. Others (full queue, database outage) do not count as a failed attempt. */
const FAILURES: readonly ErrorCode[] = ['UNAUTHENTICATED', 'FORBIDDEN', 'TOO_MANY_REQUESTS'];

/**
 * Counts an attempt before it runs, so that concurrent ones cannot exceed the limit, and refunds it unless it fails.
 * @throws AppError TOO_MANY_REQUESTS, without running the attempt
 */
export async function countAttempt<T>(limiter: Limiter, counters: readonly Counter[], attempt: () => Promise<T>): Promise<T> {
  const counted: Counter[] = [];
  // A failed refund must not fail a successful attempt.
  const giveBack = () => Promise.all(counted.map(([name, key]) => limiter.giveBack(name, key))).catch(() => {});
  try {
    for (const counter of counters) {
      await limiter.consume(...counter);
      counted.push(counter);
    }
    const result = await attempt();
    await giveBack();
    return result;
  } catch (error) {
    // Not awaited: the database may be the reason of the failure.
    if (!(error instanceof AppError && FAILURES.includes(error.code))) void giveBack();
    throw error;
  }
}
