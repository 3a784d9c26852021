import { randomUUID } from 'node:crypto';
import type { Handler, WebRequest } from '../../shared/http/http-handler';
import type { Logger } from '../../shared/logger';
import { nameRequest, withRequestId } from '../../shared/http/request-id';
import { loggedPathOf } from '../pages/route-of-address';

/**
 * Assigns every request an id (or accepts a valid one of a proxy) and logs its outcome. Not pino-http, which creates a logger per request
 * and serialises and redacts its headers even if nothing is logged.
 * @param level for successful requests
 */
export function requestLog(log: Logger, level: 'info' | 'debug'): Handler {
  return function logRequest(req, res, next) {
    const id = idOf(req);
    nameRequest(req, id);
    res.setHeader('X-Request-Id', id);
    const startedAt = performance.now();
    // Emitted once, also for aborted responses.
    res.once('close', () => {
      const { statusCode } = res;
      // The cause of 503 (database away, overload) is logged once, not per request.
      const isFailure = statusCode >= 500 && statusCode !== 503;
      const logLevel = levelOf(req, isFailure, level);
      if (!log.isLevelEnabled(logLevel)) return;
      // No client address, query, headers or body: search words, tokens and e-mail addresses stay out of the log.
      log[logLevel](
        {
          req: { id, method: req.method, path: loggedPathOf(req.originalUrl) },
          requestId: id,
          res: { statusCode },
          responseTime: Math.round(performance.now() - startedAt),
        },
        isFailure ? 'request errored' : res.writableFinished ? 'request completed' : 'request aborted',
      );
    });
    withRequestId(id, next);
  };
}

function idOf({ headers }: WebRequest): string {
  const sent = headers['x-request-id'];
  return typeof sent === 'string' && /^[\w-]{1,64}$/.test(sent) ? sent : randomUUID();
}

function levelOf({ originalUrl }: WebRequest, isFailure: boolean, level: 'info' | 'debug'): 'error' | 'info' | 'debug' {
  // Probes are frequent; changes of their state are logged elsewhere.
  if (/^\/(healthz|readyz)\b/.test(originalUrl)) return 'debug';
  return isFailure ? 'error' : level;
}
