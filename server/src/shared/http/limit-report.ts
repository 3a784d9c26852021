import { AsyncLocal } from '../async/async-local';

/** State of one rate limit after an attempt. */
export interface LimitState {
  name: string;
  /** Attempts per window. */
  most: number;
  windowSeconds: number;
  left: number;
  /** Until the window ends. */
  resetSeconds: number;
}

const reports = new AsyncLocal<LimitReport>();

/** Reports the tightest limit after each attempt counted within `fn`, asynchronous work included. */
export function withLimitReport<T>(report: (tightest: LimitState) => void, fn: () => T): T {
  return reports.run(new LimitReport(report), fn);
}

/** The report of the running request; undefined in commands. */
export function currentLimitReport(): LimitReport | undefined {
  return reports.getStore();
}

/** Holds names of limits, never whose attempts they count. */
export class LimitReport {
  private readonly states = new Map<string, LimitState>();

  constructor(private readonly report: (tightest: LimitState) => void) {}

  add(state: LimitState): void {
    this.states.set(state.name, state);
    this.reportTightest();
  }

  /** The limit was reset. */
  remove(name: string): void {
    this.states.delete(name);
    this.reportTightest();
  }

  private reportTightest(): void {
    const [tightest] = [...this.states.values()].sort((a, b) => a.left - b.left || b.resetSeconds - a.resetSeconds);
    if (tightest) this.report(tightest);
  }
}
