import { AsyncLocal } from '../shared/async/async-local';
import { TimeoutSet, type TimeoutEntry } from '../shared/async/timeout-set';

/** The request's database time is used up. Becomes SERVICE_UNAVAILABLE (unavailable.ts). */
export class DatabaseDeadlineError extends Error {
  override readonly name = 'DatabaseDeadlineError';

  constructor() {
    super('The request has used up its database time');
  }
}

const budgets = new AsyncLocal<Budget>();

/**
 * Gives everything that `fn` starts a common budget of database time. Waiting for a connection counts; the request's other work and a slow
 * client do not. Measured here, because a frozen Postgres enforces no timeout.
 */
export function withDatabaseDeadline<T>(ms: number, fn: () => T): T {
  return budgets.run(new Budget(ms), fn);
}

/** The budget of the running request; undefined in commands and during start-up, which have no limit. */
export function currentBudget(): Budget | undefined {
  return budgets.getStore();
}

interface Wait extends TimeoutEntry {
  /** In `performance.now()`. */
  until: number;
  giveUp: () => void;
}

/** Precision of the time limit. */
const LATE_MS = 20;
const waits = new TimeoutSet<Wait>(LATE_MS, ({ until, giveUp }) => {
  if (until <= performance.now()) giveUp();
});

/** Time passes while at least one database operation of the request is running. */
export class Budget {
  private running = 0;
  private runningSince = 0;

  constructor(private remainingMs: number) {}

  /**
   * Waits for an operation within the budget.
   * @param abandon called on timeout, before the error is thrown
   * @param share of the remaining time, if a fallback follows
   * @throws DatabaseDeadlineError
   */
  spend<T>(operation: Promise<T>, abandon: () => void, share = 1): Promise<T> {
    this.enter();
    return new Promise((resolve, reject) => {
      // On the path of every statement: Promise.race would create several more promises.
      const wait: Wait = {
        until: performance.now() + this.leftMs() * share,
        giveUp: () => end(() => (abandon(), reject(new DatabaseDeadlineError()))),
      };
      const end = (settle: () => void): void => {
        if (!waits.delete(wait)) return;
        this.leave();
        settle();
      };
      waits.add(wait);
      operation.then(
        (value) => end(() => resolve(value)),
        (error: Error) => end(() => reject(error)),
      );
    });
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
