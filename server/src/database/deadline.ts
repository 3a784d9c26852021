import { AsyncLocalStorage } from 'node:async_hooks';
import { TimeoutSet, type TimeoutEntry } from '../shared/async/timeout-set';

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

interface Wait extends TimeoutEntry {
  /** By the clock of `performance`. */
  until: number;
  giveUp: () => void;
}

/** How much later than its time a wait may end. */
const LATE_MS = 20;
const waits = new TimeoutSet<Wait>(LATE_MS, ({ until, giveUp }) => {
  if (until <= performance.now()) giveUp();
});

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
  spend<T>(operation: Promise<T>, abandon: () => void, share = 1): Promise<T> {
    this.enter();
    return new Promise((resolve, reject) => {
      // Every statement comes this way: a race between promises would make several more of them for each.
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
