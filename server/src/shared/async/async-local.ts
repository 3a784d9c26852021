import { AsyncLocalStorage } from 'node:async_hooks';

const scopes = new AsyncLocalStorage<readonly unknown[]>();
let valueCount = 0;

/**
 * A value that everything sees which was started within `run`, however much later. All of them share one AsyncLocalStorage: Node copies
 * the state of each with every promise.
 */
export class AsyncLocal<T> {
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

/** What is started within one `run`, and within no other in it, has one and the same of these; undefined outside of all. */
export function currentScope(): object | undefined {
  return scopes.getStore();
}

/** Runs in the scope of now whenever it is called: events of a stream come in the scope of whoever made the stream. */
export function bindToCurrentContext(fn: () => void): () => void {
  const values = scopes.getStore();
  return values ? () => scopes.run(values, fn) : fn;
}
