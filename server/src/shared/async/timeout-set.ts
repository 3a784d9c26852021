/** What can be looked at, in one sweep at a time. */
export interface TimeoutEntry {
  /** Where it lies; the sweep's own. */
  place?: number;
}

/**
 * Looks at all that is under way, again and again, with one timer for all: with a timer of its own for each a request makes a dozen, and
 * Node keeps track of what each was started by. In a list, not in a Set: while requests come and go, a Set is copied every few of them,
 * and the old copies keep the new ones and all requests in them in memory until the whole heap is searched.
 */
export class TimeoutSet<T extends TimeoutEntry> {
  private readonly items: T[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly everyMs: number,
    private readonly look: (item: T) => void,
  ) {}

  get size(): number {
    return this.items.length;
  }

  add(item: T): void {
    item.place = this.items.push(item) - 1;
    this.timer ??= setInterval(() => this.lookAtAll(), this.everyMs).unref();
  }

  /** @returns whether it was looked at until now */
  delete(item: T): boolean {
    const { place } = item;
    if (place === undefined) return false;
    item.place = undefined;
    const last = this.items.pop()!;
    if (last === item) return true;
    this.items[place] = last;
    last.place = place;
    return true;
  }

  /** The timer goes once there was nothing to look at: a busy server does not start one with each request. */
  private lookAtAll(): void {
    if (this.items.length === 0) {
      clearInterval(this.timer);
      this.timer = undefined;
    }
    // Looking may take away any of them.
    for (const item of [...this.items]) if (item.place !== undefined) this.look(item);
  }
}
