import type { Logger } from '../../shared/logger';

/** A terminal sends Ctrl-C to the whole process group and npm forwards it: signals this close together are one. */
const SAME_SIGNAL_MS = 1_000;
const FORCED_EXIT_MS = 3_000;
const LATEST_EXIT_MS = 25_000;

type Step = (hurry: AbortSignal) => Promise<unknown>;

/** Closes everything that was opened, in reverse order, once. */
export class Shutdown {
  private readonly steps: Step[] = [];
  private readonly hurry = new AbortController();
  private startedAt: number | undefined;

  constructor(private readonly log: Logger) {}

  /** True after the first signal. */
  readonly isDraining = (): boolean => this.startedAt !== undefined;

  onStop(step: Step): void {
    this.steps.push(step);
  }

  listenToSignals(): void {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void this.receive(signal));
  }

  /** Ends the process; only returns to a second caller. */
  async run(exitCode: number): Promise<void> {
    if (this.startedAt !== undefined) return;
    this.startedAt = performance.now();
    setTimeout(() => process.exit(1), LATEST_EXIT_MS).unref();
    for (const step of this.steps.reverse()) {
      await step(this.hurry.signal).catch((error: unknown) => this.log.error({ err: error }, 'a step of stopping failed'));
    }
    process.exit(exitCode);
  }

  private async receive(signal: NodeJS.Signals): Promise<void> {
    if (this.startedAt === undefined) {
      this.log.info({ signal }, 'stopping');
      return this.run(0);
    }
    if (performance.now() - this.startedAt < SAME_SIGNAL_MS || this.hurry.signal.aborted) return;
    this.log.warn({ signal }, 'stopping at once');
    this.hurry.abort();
    setTimeout(() => process.exit(1), FORCED_EXIT_MS).unref();
  }
}
