/** Loads something and returns a function that uses it. */
type Job = () => Promise<() => void>;

/** Runs one job at a time, with frames and input events in between. Each key has at most one job, its newest. */
export class OneByOne {
  readonly #jobs = new Map<unknown, Job>();
  #isBusy = false;
  /** Of the running job, until it is dropped. */
  #key: unknown;

  add(key: unknown, job: Job): void {
    this.#jobs.set(key, job);
    if (!this.#isBusy) void this.#next();
  }

  /** The result of a running job is not used. */
  drop(key: unknown): void {
    this.#jobs.delete(key);
    if (this.#key === key) this.#key = undefined;
  }

  clear(): void {
    this.#jobs.clear();
    this.#key = undefined;
  }

  async #next(): Promise<void> {
    const [first] = this.#jobs;
    this.#isBusy = first !== undefined;
    if (!first) return;
    const [key, job] = first;
    this.#jobs.delete(key);
    this.#key = key;
    // A failed job is skipped: the map works without its result.
    const finish = await job().catch(() => null);
    try {
      if (this.#key === key) finish?.();
    } finally {
      void this.#next();
    }
  }
}
