import type { RequestListener } from 'node:http';
import type { Logger } from '../../shared/logger';
import { HttpServer } from '../http/http-server';
import type { Metrics } from './metrics';

interface MetricsServerParts {
  metrics: Pick<Metrics, 'text' | 'contentType'>;
  host: string;
  port: number;
  log: Logger;
}

/** Serves only GET /metrics, on a separate port for the operator's Prometheus. */
export function openMetricsServer({ metrics, host, port, log }: MetricsServerParts): Promise<HttpServer> {
  const listener: RequestListener = (req, res) => {
    const answer = (status: number, text: string, type = 'text/plain; charset=utf-8') =>
      res.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(text);
    // Otherwise the connection would wait for the body before the next request.
    req.resume();
    const isScrape = (req.method === 'GET' || req.method === 'HEAD') && req.url?.split('?', 1)[0] === '/metrics';
    if (!isScrape) return void answer(404, 'Not found\n');
    metrics.text().then(
      (text) => answer(200, text, metrics.contentType),
      (error: unknown) => {
        log.error({ err: error }, 'metrics cannot be read');
        answer(500, 'Metrics cannot be read\n');
      },
    );
  };
  return HttpServer.open(listener, { host, port });
}
