/**
 * Looks at all that is under way, again and again, with one timer for all: with a timer of its own for each a request makes a dozen, and
 * Node keeps track of what each was started by.
 */
export class Sweep<T> {
  private readonly items = new Set<T>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly everyMs: number,
    private readonly look: (item: T) => void,
  ) {}

  add(item: T): void {
    this.items.add(item);
    this.timer ??= setInterval(() => this.lookAtAll(), this.everyMs).unref();
  }

  /** @returns whether it was looked at until now */
  delete(item: T): boolean {
    return this.items.delete(item);
  }

  /** The timer goes once there was nothing to look at: a busy server does not start one with each request. */
  private lookAtAll(): void {
    if (this.items.size === 0) {
      clearInterval(this.timer);
      this.timer = undefined;
    }
    for (const item of this.items) this.look(item);
  }
}
