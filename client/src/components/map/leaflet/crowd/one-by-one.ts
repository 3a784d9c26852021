/** Asks for something, and answers with what is left to do with it. */
type Job = () => Promise<() => void>;

/** Does one job after the other, so that frames and presses come between. A key has one job at most: its newest. */
export class OneByOne {
  readonly #jobs = new Map<unknown, Job>();
  #isBusy = false;
  /** Of the job in hand, until somebody drops it. */
  #key: unknown;

  add(key: unknown, job: Job): void {
    this.#jobs.set(key, job);
    if (!this.#isBusy) void this.#next();
  }

  /** What was asked for already is not used. */
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
    // What does not come is left out: the map works without it, and nobody could do anything about it.
    const finish = await job().catch(() => null);
    try {
      if (this.#key === key) finish?.();
    } finally {
      void this.#next();
    }
  }
}
