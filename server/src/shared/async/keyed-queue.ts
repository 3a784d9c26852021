import { WorkQueue } from './work-queue';

/** Runs work of the same key one after the other; a bounded number waits. */
export class KeyedQueue {
  private readonly lines = new Map<string, { queue: WorkQueue; length: number }>();

  constructor(
    private readonly waitingMax: number,
    /** Korean text of the error when the queue is full. */
    private readonly refusal: string,
  ) {}

  /** @throws AppError SERVICE_UNAVAILABLE immediately when the queue is full */
  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const line = this.lines.get(key) ?? { queue: new WorkQueue(1, this.waitingMax, this.refusal), length: 0 };
    this.lines.set(key, line);
    line.length++;
    try {
      return await line.queue.run(work);
    } finally {
      // Otherwise the map would grow with every key ever used.
      if (--line.length === 0) this.lines.delete(key);
    }
  }
}
