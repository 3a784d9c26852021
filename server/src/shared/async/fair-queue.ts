/** Round robin between owners, first in first out within one: a long queue of one owner delays no other. */
export class FairQueue<T> {
  /** In insertion order: the first owner is next. */
  private readonly queues = new Map<string, T[]>();
  private count = 0;

  get size(): number {
    return this.count;
  }

  sizeOf(owner: string): number {
    return this.queues.get(owner)?.length ?? 0;
  }

  push(owner: string, item: T): void {
    const queue = this.queues.get(owner);
    if (queue) queue.push(item);
    else this.queues.set(owner, [item]);
    this.count++;
  }

  shift(): T | undefined {
    const [next] = this.queues;
    if (!next) return undefined;
    const [owner, queue] = next;
    const item = queue.shift();
    this.count--;
    this.queues.delete(owner);
    if (queue.length > 0) this.queues.set(owner, queue);
    return item;
  }

  delete(owner: string, item: T): void {
    const queue = this.queues.get(owner);
    const index = queue?.indexOf(item) ?? -1;
    if (!queue || index < 0) return;
    queue.splice(index, 1);
    this.count--;
    if (queue.length === 0) this.queues.delete(owner);
  }
}
