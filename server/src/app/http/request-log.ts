import { randomUUID } from 'node:crypto';
import type { Handler, WebRequest } from '../../shared/http/http-handler';
import type { Logger } from '../../shared/logger';
import { nameRequest, withRequestId } from '../../shared/http/request-id';
import { loggedPathOf } from '../pages/route-of-address';

/**
 * Gives every request an id (or takes over a harmless one that a proxy gave) and logs its outcome. Our own few lines instead of
 * pino-http, which makes a logger of its own for each request, its head written down and searched for secrets, also where nothing
 * is logged in the end: half as much work as answering the cheapest requests takes at least.
 * @param level of a request that went well: operators want each, a person at a terminal only the others
 */
export function requestLog(log: Logger, level: 'info' | 'debug'): Handler {
  return function logRequest(req, res, next) {
    const id = idOf(req);
    nameRequest(req, id);
    res.setHeader('X-Request-Id', id);
    const startedAt = performance.now();
    // Comes last, however the answer ended.
    res.once('close', () => {
      const { statusCode } = res;
      // 503 is logged once at its cause (database away, overload), not for each of thousands of requests.
      const isFailure = statusCode >= 500 && statusCode !== 503;
      const told = levelOf(req, isFailure, level);
      if (!log.isLevelEnabled(told)) return;
      // No address of the client, no query, no headers, no body: search words, tokens and e-mail addresses stay out of the log. What went
      // wrong is logged where it happened.
      log[told](
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
  // Asked several times a second, and its state is told where it changes.
  if (/^\/(healthz|readyz)\b/.test(originalUrl)) return 'debug';
  return isFailure ? 'error' : level;
}
