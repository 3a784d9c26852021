import type { ServerResponse } from 'node:http';
import type { WebRequest } from '../../shared/http/http-handler';

/** As long as `Retry-After` of a busy server says. */
export const REFUSED_FOR_SECONDS = 2;

/**
 * Reads no further request from the connection until then: a client that asks again at once would take the time that refusing it saves.
 * Not from the connection of a proxy, which carries requests of others.
 */
export function slowDown({ ip, socket }: WebRequest, res: ServerResponse): void {
  if (ip !== socket.remoteAddress) return;
  res.once('close', () => {
    socket.pause();
    setTimeout(() => socket.resume(), REFUSED_FOR_SECONDS * 1_000).unref();
  });
}
