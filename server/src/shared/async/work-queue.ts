import { AppError } from '../errors';

/** Limits concurrency; further work waits in a bounded queue. */
export class WorkQueue {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly concurrency: number,
    private readonly waitingMax: number,
    /** Error text when the queue is full. */
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
      // The slot is handed to the next waiter directly, so that no newcomer can take it in between.
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
