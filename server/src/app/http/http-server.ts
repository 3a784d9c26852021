import { createServer, type RequestListener, type Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

interface Address {
  host: string;
  port: number;
}

interface CloseOptions {
  /** How long the door stays open while readiness already says no, so that a proxy hears of it first. */
  noticeMs?: number;
  /** How long requests under way may take. */
  graceMs?: number;
  /** Ends the waiting. */
  hurry?: AbortSignal;
}

/** Limits for clients that send or read slowly; each costs us no more than a socket for that long. */
const TIMEOUTS = {
  headersTimeout: 10_000,
  // Of uploads; app/http/body-pace.ts holds all other requests to less.
  requestTimeout: 180_000,
  // Longer than the minute after which proxies usually give up idle connections, so that it is never us who cuts off a new request.
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 1_000,
};
const SILENT_SOCKET_MS = 60_000;

export class HttpServer {
  private isClosing = false;

  private constructor(private readonly server: Server) {}

  /** @throws with code EADDRINUSE or EACCES when the address cannot be had */
  static async open(listener: RequestListener, { host, port }: Address): Promise<HttpServer> {
    const server = createServer(TIMEOUTS);
    server.setTimeout(SILENT_SOCKET_MS);
    const http = new HttpServer(server);
    server.on('request', (req, res) => {
      if (http.isClosing) res.setHeader('Connection', 'close');
      listener(req, res);
    });
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
    return http;
  }

  /** Lets requests under way finish, takes no new ones, and leaves no socket behind. */
  async close({ noticeMs = 0, graceMs = 10_000, hurry }: CloseOptions = {}): Promise<void> {
    this.isClosing = true;
    await sleep(noticeMs, undefined, { signal: hurry }).catch(() => {});
    const closed = new Promise((resolve) => this.server.close(resolve));
    // A connection counts as idle only once its request is answered.
    const sweep = setInterval(() => this.server.closeIdleConnections(), 50);
    const isInTime = await Promise.race([
      closed.then(() => true),
      sleep(graceMs, false, { signal: hurry, ref: false }).catch(() => false),
    ]);
    if (!isInTime) this.server.closeAllConnections();
    await closed;
    clearInterval(sweep);
  }
}
