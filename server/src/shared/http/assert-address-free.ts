import { createServer } from 'node:net';

/**
 * Binds the address briefly; connections made meanwhile are closed.
 * @throws with a code such as EADDRINUSE or EACCES if it cannot be bound
 */
export async function assertAddressFree({ host, port }: { host: string; port: number }): Promise<void> {
  const probe = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve, reject) => probe.once('error', reject).listen(port, host, resolve));
  await new Promise((resolve) => probe.close(resolve));
}
