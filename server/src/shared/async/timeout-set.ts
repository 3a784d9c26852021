export interface TimeoutEntry {
  /** Position in the set, which maintains it. */
  index?: number;
}

/**
 * Checks all entries periodically with one shared timer, because a request would need a dozen timers. An array and not a Set: a Set that
 * changes all the time is rehashed often, and its old tables keep requests in memory until a full garbage collection.
 */
export class TimeoutSet<T extends TimeoutEntry> {
  private readonly items: T[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly everyMs: number,
    private readonly check: (item: T) => void,
  ) {}

  get size(): number {
    return this.items.length;
  }

  add(item: T): void {
    item.index = this.items.push(item) - 1;
    this.timer ??= setInterval(() => this.checkAll(), this.everyMs).unref();
  }

  /** @returns whether it was in the set */
  delete(item: T): boolean {
    const { index } = item;
    if (index === undefined) return false;
    item.index = undefined;
    const last = this.items.pop()!;
    if (last === item) return true;
    this.items[index] = last;
    last.index = index;
    return true;
  }

  /** Stops the timer at the first empty check, so that a busy server does not restart it with each request. */
  private checkAll(): void {
    if (this.items.length === 0) {
      clearInterval(this.timer);
      this.timer = undefined;
    }
    // A check may delete any entry.
    for (const item of [...this.items]) if (item.index !== undefined) this.check(item);
  }
}
