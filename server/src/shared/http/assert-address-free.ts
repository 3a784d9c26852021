import { createServer } from 'node:net';

/**
 * Listens for a moment. Whoever asks in it is cut off, as a moment before: an answer would have to be in each client's form.
 * @throws with a code such as EADDRINUSE or EACCES when the address cannot be had
 */
export async function assertAddressFree({ host, port }: { host: string; port: number }): Promise<void> {
  const probe = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve, reject) => probe.once('error', reject).listen(port, host, resolve));
  await new Promise((resolve) => probe.close(resolve));
}
