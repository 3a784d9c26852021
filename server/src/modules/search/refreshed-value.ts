/** Maximum age. Imports run in another process and cannot invalidate the cache. */
const REFRESH_MS = 300_000;

/** Stale-while-revalidate cache of a single value, loaded on first use. */
export class RefreshedValue<Value> {
  private value: Promise<Value> | null = null;
  private loadedAt = 0;

  constructor(private readonly load: () => Promise<Value>) {}

  current(now: number): Promise<Value> {
    if (this.value && now - this.loadedAt < REFRESH_MS) return this.value;
    this.loadedAt = now;
    const stale = this.value;
    // Serve the stale value on error; without one the next call retries.
    this.value = this.load().catch((error: unknown) => {
      this.value = stale;
      if (stale) return stale;
      throw error;
    });
    return stale ?? this.value;
  }
}
