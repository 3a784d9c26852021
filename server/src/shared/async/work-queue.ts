import { AppError } from '../errors';

/** Limits concurrency; a bounded number waits. */
export class WorkQueue {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly concurrency: number,
    private readonly waitingMax: number,
    /** Korean text of the error when the queue is full. */
    private readonly refusal: string,
  ) {}

  get runningCount(): number {
    return this.running;
  }

  get waitingCount(): number {
    return this.waiting.length;
  }

  /** @throws AppError SERVICE_UNAVAILABLE immediately when the queue is full */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running < this.concurrency) this.running++;
    else await this.turn();
    try {
      return await work();
    } finally {
      // Handed over directly: otherwise a new call could take the slot first.
      const next = this.waiting.shift();
      if (next) next();
      else this.running--;
    }
  }

  private turn(): Promise<void> {
    if (this.waiting.length >= this.waitingMax) throw new AppError('SERVICE_UNAVAILABLE', this.refusal, { retryAfter: 5 });
    return new Promise((resolve) => this.waiting.push(resolve));
  }
}
