import { WorkQueue } from './work-queue';

/** One piece of work at a time of each key, in the order in which it came; others wait in line, up to a bound. */
export class KeyedQueue {
  private readonly lines = new Map<string, { queue: WorkQueue; length: number }>();

  constructor(
    private readonly waitingMax: number,
    /** What those are told who find the line full. */
    private readonly refusal: string,
  ) {}

  /** @throws AppError SERVICE_UNAVAILABLE at once when the line is full */
  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const line = this.lines.get(key) ?? { queue: new WorkQueue(1, this.waitingMax, this.refusal), length: 0 };
    this.lines.set(key, line);
    line.length++;
    try {
      return await line.queue.run(work);
    } finally {
      // Kept any longer, a line for each pair that ever was would stay in memory.
      if (--line.length === 0) this.lines.delete(key);
    }
  }
}
