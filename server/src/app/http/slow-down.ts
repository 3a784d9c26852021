import type { ServerResponse } from 'node:http';
import type { WebRequest } from '../../shared/http/http-handler';

/** `Retry-After` of an overloaded server. */
export const REFUSED_FOR_SECONDS = 2;

/**
 * Pauses reading from the connection for that long: otherwise immediate retries would undo load shedding. Not for connections of a proxy,
 * which carry other clients' requests.
 */
export function slowDown({ ip, socket }: WebRequest, res: ServerResponse): void {
  if (ip !== socket.remoteAddress) return;
  res.once('close', () => {
    socket.pause();
    setTimeout(() => socket.resume(), REFUSED_FOR_SECONDS * 1_000).unref();
  });
}
