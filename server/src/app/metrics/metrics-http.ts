import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { routeOf } from '../pages/route-of-address';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** From a cached page to an upload over a bad connection. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120];

/** Requests by route (route-of-address.ts), never by their path. */
export class HttpMetrics {
  private readonly requests: Counter<'method' | 'route' | 'status'>;
  private readonly duration: Histogram<'method' | 'route'>;
  private readonly inFlight: Gauge;
  private readonly shed: Counter;

  constructor(registry: Registry) {
    const registers = [registry];
    this.requests = new Counter({
      name: 'http_requests_total',
      help: 'HTTP requests answered, by method, route template and status; "aborted" where the client left before it had its answer',
      labelNames: ['method', 'route', 'status'],
      registers,
    });
    this.duration = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from the head of a request to the end of its answer, a slow client included',
      labelNames: ['method', 'route'],
      buckets: SECONDS,
      registers,
    });
    this.inFlight = new Gauge({ name: 'http_requests_in_flight', help: 'HTTP requests that are not answered yet', registers });
    this.shed = new Counter({
      name: 'requests_shed_total',
      help: 'HTTP requests refused because of too many others',
      registers,
    });
  }

  watchRequests(listener: RequestListener): RequestListener {
    return (req, res) => {
      this.watch(req, res);
      return listener(req, res);
    };
  }

  countShedRequest(): void {
    this.shed.inc();
  }

  private watch(req: IncomingMessage, res: ServerResponse): void {
    const method = METHODS.has(req.method ?? '') ? req.method! : 'other';
    const route = routeOf(req.url ?? '');
    const startedAt = performance.now();
    this.inFlight.inc();
    res.once('close', () => {
      this.inFlight.dec();
      this.requests.inc({ method, route, status: res.writableFinished ? String(res.statusCode) : 'aborted' });
      this.duration.observe({ method, route }, (performance.now() - startedAt) / 1000);
    });
  }
}
