import type { IncomingMessage } from 'node:http';
import proxyAddress from 'proxy-addr';

/** The client address: of the connection, or as forwarded by trusted proxies. */
export function clientAddress(trustedProxies: string[]): (req: IncomingMessage) => string {
  if (trustedProxies.length === 0) return ({ socket }) => socket.remoteAddress ?? '';
  const isTrusted = proxyAddress.compile(trustedProxies);
  return (req) => proxyAddress(req, isTrusted) ?? '';
}
