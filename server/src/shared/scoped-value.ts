import { AsyncLocalStorage } from 'node:async_hooks';

const scopes = new AsyncLocalStorage<readonly unknown[]>();
let valueCount = 0;

/**
 * A value that everything sees which was started within `run`, however much later. All of them share one AsyncLocalStorage: Node copies
 * the state of each with every promise.
 */
export class ScopedValue<T> {
  private readonly place = valueCount++;

  run<R>(value: T, fn: () => R): R {
    const values = [...(scopes.getStore() ?? [])];
    values[this.place] = value;
    return scopes.run(values, fn);
  }

  get(): T | undefined {
    return scopes.getStore()?.[this.place] as T | undefined;
  }
}
