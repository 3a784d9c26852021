import { AppError } from '../errors';

/** Runs a few pieces of work at a time; others wait in line, up to a bound. */
export class WorkQueue {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly atOnce: number,
    private readonly waitingMax: number,
    /** What those are told who find the line full. */
    private readonly refusal: string,
  ) {}

  get runningCount(): number {
    return this.running;
  }

  get waitingCount(): number {
    return this.waiting.length;
  }

  /** @throws AppError SERVICE_UNAVAILABLE at once when the line is full */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running < this.atOnce) this.running++;
    else await this.turn();
    try {
      return await work();
    } finally {
      // The place goes straight to the next in line, or somebody new could take it in between.
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
