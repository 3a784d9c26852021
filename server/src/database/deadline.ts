import { AsyncLocalStorage } from 'node:async_hooks';

/** The request's database time is used up. Becomes SERVICE_UNAVAILABLE on its way out (unavailable.ts). */
export class DatabaseDeadlineError extends Error {
  override readonly name = 'DatabaseDeadlineError';

  constructor() {
    super('The request has used up its database time');
  }
}

const budgets = new AsyncLocalStorage<Budget>();

/**
 * Gives everything that `fn` starts, however much later, one common budget of database time: waiting for a connection counts,
 * the request's own work and a slow client do not. Kept on our side, because a frozen Postgres cannot keep it.
 */
export function withDatabaseDeadline<T>(ms: number, fn: () => T): T {
  return budgets.run(new Budget(ms), fn);
}

/** The budget of the running request; undefined in commands and at the start, which may take their time. */
export function currentBudget(): Budget | undefined {
  return budgets.getStore();
}

/** Time runs while at least one database operation of the request is under way. */
export class Budget {
  private running = 0;
  private runningSince = 0;

  constructor(private remainingMs: number) {}

  /**
   * Waits for an operation as long as the budget allows.
   * @param abandon called when time is up, before the error is thrown
   * @param share of what is left, when something else is to be tried afterwards
   * @throws DatabaseDeadlineError
   */
  async spend<T>(operation: Promise<T>, abandon: () => void, share = 1): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    this.enter();
    try {
      return await Promise.race([
        operation,
        new Promise<never>((_resolve, reject) => {
          timer = setTimeout(() => reject(new DatabaseDeadlineError()), this.leftMs() * share);
        }),
      ]);
    } catch (error) {
      if (error instanceof DatabaseDeadlineError) abandon();
      throw error;
    } finally {
      clearTimeout(timer);
      this.leave();
    }
  }

  isSpent(): boolean {
    return this.leftMs() <= 0;
  }

  private leftMs(): number {
    return Math.max(0, this.remainingMs - (this.running > 0 ? performance.now() - this.runningSince : 0));
  }

  private enter(): void {
    if (this.running++ === 0) this.runningSince = performance.now();
  }

  private leave(): void {
    if (this.running === 1) this.remainingMs = this.leftMs();
    this.running--;
  }
}
