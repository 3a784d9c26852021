import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';

const ids = new AsyncLocalStorage<string>();

/** The id under which a request stands in the log and in the X-Request-Id header; given by the request log, always text. */
export function requestIdOf({ id }: IncomingMessage): string {
  return typeof id === 'string' ? id : '';
}

/** Everything that `fn` starts, however much later, is logged under this id. */
export function withRequestId<T>(id: string, fn: () => T): T {
  return ids.run(id, fn);
}

/** undefined in commands, at the start and in what the server does by itself. */
export function currentRequestId(): string | undefined {
  return ids.getStore();
}
