/** Takes turns between owners, and within one owner first come first served: a long row of one delays nobody else. */
export class FairQueue<T> {
  /** Whose turn is next comes first. */
  private readonly rows = new Map<string, T[]>();
  private count = 0;

  get size(): number {
    return this.count;
  }

  sizeOf(owner: string): number {
    return this.rows.get(owner)?.length ?? 0;
  }

  push(owner: string, item: T): void {
    const row = this.rows.get(owner);
    if (row) row.push(item);
    else this.rows.set(owner, [item]);
    this.count++;
  }

  shift(): T | undefined {
    const [next] = this.rows;
    if (!next) return undefined;
    const [owner, row] = next;
    const item = row.shift();
    this.count--;
    this.rows.delete(owner);
    if (row.length > 0) this.rows.set(owner, row);
    return item;
  }

  delete(owner: string, item: T): void {
    const row = this.rows.get(owner);
    const index = row?.indexOf(item) ?? -1;
    if (!row || index < 0) return;
    row.splice(index, 1);
    this.count--;
    if (row.length === 0) this.rows.delete(owner);
  }
}
