import { AsyncLocal } from '../async/async-local';
import type { IncomingMessage } from 'node:http';

const ids = new AsyncLocal<string>();

type Named = IncomingMessage & { id?: string };

/** Assigned by the request log. */
export function nameRequest(request: Named, id: string): void {
  request.id = id;
}

/** The id of a request in the log and in the X-Request-Id header. */
export function requestIdOf({ id = '' }: Named): string {
  return id;
}

/** Log lines of `fn` carry this id, those of its asynchronous work included. */
export function withRequestId<T>(id: string, fn: () => T): T {
  return ids.run(id, fn);
}

/** undefined in commands, at the start and in background work. */
export function currentRequestId(): string | undefined {
  return ids.getStore();
}
