import { createServer } from 'node:net';

/**
 * Listens briefly and closes connections that arrive meanwhile.
 * @throws with a code such as EADDRINUSE or EACCES
 */
export async function assertAddressFree({ host, port }: { host: string; port: number }): Promise<void> {
  const probe = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve, reject) => probe.once('error', reject).listen(port, host, resolve));
  await new Promise((resolve) => probe.close(resolve));
}
