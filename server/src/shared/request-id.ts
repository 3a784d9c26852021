import type { IncomingMessage } from 'node:http';

/** The id under which a request stands in the log and in the X-Request-Id header; given by the request log, always text. */
export function requestIdOf({ id }: IncomingMessage): string {
  return typeof id === 'string' ? id : '';
}
