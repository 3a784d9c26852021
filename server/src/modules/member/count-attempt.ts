import { AppError, type ErrorCode } from '../../shared/errors';
import type { Limiter, LimitName } from '../../shared/http/limiter';

type Counter = readonly [name: LimitName, key: string];

/**
 * What answers a wrong password, code or e-mail, or one too many of them. Anything else (a full queue, a database that is away) is not
 * the sender's failure.
 */
const FAILURES: readonly ErrorCode[] = ['UNAUTHENTICATED', 'FORBIDDEN', 'TOO_MANY_REQUESTS'];

/**
 * Counts an attempt before it runs, so that parallel ones are no more than allowed, and takes it back unless it fails.
 * @throws AppError TOO_MANY_REQUESTS when one of the counters has no attempt left; nothing ran then
 */
export async function countAttempt<T>(limiter: Limiter, counters: readonly Counter[], attempt: () => Promise<T>): Promise<T> {
  const counted: Counter[] = [];
  // A count that cannot be taken back is one too many, and no reason to fail what succeeded.
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
    // Not waited for: whoever failed because the database is slow has waited enough.
    if (!(error instanceof AppError && FAILURES.includes(error.code))) void giveBack();
    throw error;
  }
}
