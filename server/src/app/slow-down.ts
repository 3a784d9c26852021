import type { ServerResponse } from 'node:http';
import type { WebRequest } from '../shared/http-handler';

const DEAF_MS = 1_000;

/**
 * Reads no further request from the connection for a moment: a client that asks again at once would take the time that refusing it saves.
 * Not from the connection of a proxy, which carries requests of others.
 */
export function slowDown({ ip, socket }: WebRequest, res: ServerResponse): void {
  if (ip !== socket.remoteAddress) return;
  res.once('close', () => {
    socket.pause();
    setTimeout(() => socket.resume(), DEAF_MS).unref();
  });
}
