import { Agent, createServer, get, type IncomingMessage, request, type RequestOptions, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const ASKED_EVERY_MS = 250;
const ANSWERED_WITHIN_MS = 1_000;
const SAFE = ['GET', 'HEAD'];

interface Target {
  url: URL;
  agent: Agent;
  state: 'READY' | 'NOT_READY' | 'GONE';
}

export interface SmallProxyOptions {
  /** Addresses of the servers. */
  targets: string[];
  /** Value of X-Forwarded-For; by default the client's own address. */
  addressOf?: () => string;
}

/**
 * A minimal load balancer: round-robin between servers whose /readyz is ok, keep-alive connections, X-Forwarded-For, and no retry of
 * requests that may have been executed.
 */
export class SmallProxy {
  private readonly server = createServer((req, res) => this.pass(req, res));
  private readonly targets: Target[];
  private isClosed = false;
  private turn = 0;

  private constructor(private readonly options: SmallProxyOptions) {
    this.targets = options.targets.map((url) => ({
      url: new URL(url),
      agent: new Agent({ keepAlive: true }),
      state: 'GONE',
    }));
  }

  static async open(options: SmallProxyOptions): Promise<SmallProxy> {
    const proxy = new SmallProxy(options);
    await Promise.all(proxy.targets.map(ask));
    for (const target of proxy.targets) void proxy.keepAsking(target);
    await new Promise<void>((resolve) => proxy.server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Whether requests go there. */
  sendsTo(url: string): boolean {
    return this.targets.some((target) => target.url.origin === url && target.state === 'READY');
  }

  async close(): Promise<void> {
    this.isClosed = true;
    for (const { agent } of this.targets) agent.destroy();
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** One question after the other: an answer that comes late must not count for more than a newer one. */
  private async keepAsking(target: Target): Promise<void> {
    while (!this.isClosed) {
      await sleep(ASKED_EVERY_MS);
      await ask(target);
    }
  }

  /** One that is not ready is better than none: it may still serve what needs no database. */
  private next(except?: Target): Target | undefined {
    for (const state of ['READY', 'NOT_READY'] as const) {
      const some = this.targets.filter((target) => target.state === state && target !== except);
      if (some.length > 0) return some[this.turn++ % some.length];
    }
    return undefined;
  }

  private pass(req: IncomingMessage, res: ServerResponse, failed?: Target): void {
    const target = this.next(failed);
    if (!target) return refuse(res, 503);
    const upstream = request(this.optionsFor(req, target), (answer) => {
      const { connection: _, 'keep-alive': __, ...headers } = answer.headers;
      res.writeHead(answer.statusCode ?? 502, headers);
      answer.pipe(res).on('error', () => answer.destroy());
      answer.on('error', () => res.destroy());
    });
    upstream.on('error', () => {
      if (res.headersSent) res.destroy();
      else if (SAFE.includes(req.method ?? '') && !failed) this.pass(req, res, target);
      else refuse(res, 502);
    });
    res.on('close', () => res.writableEnded || upstream.destroy());
    req.pipe(upstream);
  }

  private optionsFor(
    { method, url, headers, socket }: IncomingMessage,
    { url: { hostname, port }, agent }: Target,
  ): RequestOptions {
    const { connection: _, ...passed } = headers;
    const address = this.options.addressOf?.() ?? socket.remoteAddress ?? '';
    const forwardedFor = [headers['x-forwarded-for'], address].flat().filter(Boolean).join(', ');
    return { hostname, port, method, path: url, agent, headers: { ...passed, 'x-forwarded-for': forwardedFor } };
  }
}

function refuse(res: ServerResponse, status: 502 | 503): void {
  if (res.headersSent) return void res.destroy();
  res.writeHead(status, { 'Retry-After': '1', 'Content-Type': 'text/plain' }).end('the proxy has no server that answers');
}

/** On a connection of its own, as all who ask for health do. */
async function ask(target: Target): Promise<void> {
  target.state = await new Promise((resolve) => {
    const asking = get(new URL('/readyz', target.url), { agent: false, timeout: ANSWERED_WITHIN_MS }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200 ? 'READY' : 'NOT_READY');
    });
    asking.on('timeout', () => {
      resolve('NOT_READY');
      asking.destroy();
    });
    asking.on('error', () => resolve('GONE'));
  });
}
