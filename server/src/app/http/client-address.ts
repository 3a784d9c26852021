import type { IncomingMessage } from 'node:http';
import proxyAddress from 'proxy-addr';

/** Tells the address of whoever sent a request: of the connection, or what the proxies that are trusted say. */
export function clientAddress(trustedProxies: string[]): (req: IncomingMessage) => string {
  if (trustedProxies.length === 0) return ({ socket }) => socket.remoteAddress ?? '';
  const isTrusted = proxyAddress.compile(trustedProxies);
  return (req) => proxyAddress(req, isTrusted) ?? '';
}
