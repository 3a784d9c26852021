/** Does one job in each turn of the event loop, so that frames and presses come between. A key has one job at most: its newest. */
export class OneByOne {
  readonly #jobs = new Map<unknown, () => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  add(key: unknown, job: () => void): void {
    this.#jobs.set(key, job);
    if (this.#timer === undefined) this.#timer = setTimeout(this.#next);
  }

  drop(key: unknown): void {
    this.#jobs.delete(key);
  }

  /** None of those that wait is done. */
  clear(): void {
    this.#jobs.clear();
  }

  readonly #next = (): void => {
    this.#timer = undefined;
    const [first] = this.#jobs;
    if (!first) return;
    const [key, job] = first;
    this.#jobs.delete(key);
    if (this.#jobs.size > 0) this.#timer = setTimeout(this.#next);
    job();
  };
}
