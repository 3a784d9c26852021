import { createServer, type RequestListener, type Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

interface Address {
  host: string;
  port: number;
}

interface CloseOptions {
  /** Still accepts requests this long after readiness fails, so that proxies notice first. */
  noticeMs?: number;
  /** Time limit for requests in progress. */
  graceMs?: number;
  /** Aborts the wait. */
  hurry?: AbortSignal;
}

/** Limits for clients that send or read slowly. */
const TIMEOUTS = {
  headersTimeout: 10_000,
  // For uploads; app/http/body-pace.ts limits other requests further.
  requestTimeout: 180_000,
  // Longer than the usual minute of proxies: they must close idle connections first, or a new request could be lost.
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 1_000,
};
const SILENT_SOCKET_MS = 60_000;

export class HttpServer {
  private isClosing = false;

  private constructor(private readonly server: Server) {}

  /** @throws with code EADDRINUSE or EACCES */
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

  /** Finishes requests in progress, accepts no new ones and closes all sockets. */
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
