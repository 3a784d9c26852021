/** A value may be that old: an import runs in a process of its own. */
const REFRESH_MS = 300_000;

/** Owns a value that is loaded at first need, and later again without anyone waiting. */
export class RefreshedValue<Value> {
  private value: Promise<Value> | null = null;
  private loadedAt = 0;

  constructor(private readonly load: () => Promise<Value>) {}

  current(now: number): Promise<Value> {
    if (this.value && now - this.loadedAt < REFRESH_MS) return this.value;
    this.loadedAt = now;
    const before = this.value;
    // The value of before is better than none; without any the next call loads again.
    this.value = this.load().catch((error: unknown) => {
      this.value = before;
      if (before) return before;
      throw error;
    });
    return before ?? this.value;
  }
}
