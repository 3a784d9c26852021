import { AsyncLocalStorage } from 'node:async_hooks';

/** What one limit has left once something was counted against it. */
export interface LimitState {
  name: string;
  /** Attempts in a window. */
  most: number;
  windowSeconds: number;
  left: number;
  /** Until attempts are there again. */
  resetSeconds: number;
}

const reports = new AsyncLocalStorage<LimitReport>();

/** Tells, of all that `fn` counts however much later, the limit with the fewest attempts left, each time that something was counted. */
export function withLimitReport<T>(tell: (tightest: LimitState) => void, fn: () => T): T {
  return reports.run(new LimitReport(tell), fn);
}

/** The report of the running request; undefined in commands and where nobody is told. */
export function currentLimitReport(): LimitReport | undefined {
  return reports.getStore();
}

/** Knows limits by their names alone, never whose attempts they count. */
export class LimitReport {
  private readonly states = new Map<string, LimitState>();

  constructor(private readonly tell: (tightest: LimitState) => void) {}

  add(state: LimitState): void {
    this.states.set(state.name, state);
    this.tellTightest();
  }

  /** Nothing is counted against it any more. */
  remove(name: string): void {
    this.states.delete(name);
    this.tellTightest();
  }

  private tellTightest(): void {
    const [tightest] = [...this.states.values()].sort((a, b) => a.left - b.left || b.resetSeconds - a.resetSeconds);
    if (tightest) this.tell(tightest);
  }
}
