import { AsyncLocalStorage } from 'node:async_hooks';

const storage = new AsyncLocalStorage<readonly unknown[]>();
let count = 0;

/** As Node's AsyncLocalStorage. All instances share one: on Node 20 each storage is copied with every promise. */
export class AsyncLocal<T> {
  private readonly index = count++;

  run<R>(value: T, fn: () => R): R {
    const values = [...(storage.getStore() ?? [])];
    values[this.index] = value;
    return storage.run(values, fn);
  }

  getStore(): T | undefined {
    return storage.getStore()?.[this.index] as T | undefined;
  }
}
