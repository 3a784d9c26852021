import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';

const ids = new AsyncLocalStorage<string>();

type Named = IncomingMessage & { id?: string };

/** Given by the request log. */
export function nameRequest(request: Named, id: string): void {
  request.id = id;
}

/** The id under which a request stands in the log and in the X-Request-Id header. */
export function requestIdOf({ id = '' }: Named): string {
  return id;
}

/** Everything that `fn` starts, however much later, is logged under this id. */
export function withRequestId<T>(id: string, fn: () => T): T {
  return ids.run(id, fn);
}

/** undefined in commands, at the start and in what the server does by itself. */
export function currentRequestId(): string | undefined {
  return ids.getStore();
}
