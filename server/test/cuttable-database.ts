import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface CuttableDatabase {
  /** The address of the same database through us. */
  url: string;
  /** Ends all connections and takes no new ones until `mend`. */
  cut: () => Promise<void>;
  mend: () => Promise<void>;
  /** Leaves all connections open and passes nothing on; new ones work. */
  freeze: () => void;
  stop: () => Promise<void>;
}

/** A wire to a Postgres on this machine that can be cut while others go on using that Postgres. */
export async function cuttableDatabase(databaseUrl: string): Promise<CuttableDatabase> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const backend = connect(Number(target.port || 5432), target.hostname);
    for (const [socket, other] of [
      [client, backend],
      [backend, client],
    ] as const) {
      sockets.add(socket);
      socket
        .on('error', () => {})
        .on('close', () => {
          sockets.delete(socket);
          other.destroy();
        });
    }
    client.pipe(backend).pipe(client);
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as { port: number }).port;
  };
  const close = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  const port = await listen(0);
  const url = new URL(target);
  url.host = `127.0.0.1:${port}`;
  return {
    url: url.href,
    cut: close,
    mend: async () => void (await listen(port)),
    freeze: () => {
      for (const socket of sockets) socket.unpipe().pause();
    },
    stop: async () => void (server.listening && (await close())),
  };
}
