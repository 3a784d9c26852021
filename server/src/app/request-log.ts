import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import { pinoHttp } from 'pino-http';
import type { Logger } from '../shared/logger';
import { requestIdOf, withRequestId } from '../shared/request-id';
import { loggedPathOf } from './route-of-address';

/**
 * Gives every request an id (or takes over a harmless one that a proxy gave) and logs its outcome.
 * @param level of a request that went well: operators want each, a person at a terminal only the others
 */
export function requestLog(log: Logger, level: 'info' | 'debug'): RequestHandler {
  const logOutcome = pinoHttp({
    logger: log,
    genReqId: (req, res) => {
      const sent = req.headers['x-request-id'];
      const id = typeof sent === 'string' && /^[\w-]{1,64}$/.test(sent) ? sent : randomUUID();
      res.setHeader('X-Request-Id', id);
      return id;
    },
    // No address of the client, no query, no headers, no body: search words, tokens and e-mail addresses stay out of the log.
    serializers: {
      req: ({ id, method, url }: { id: string; method: string; url: string }) => ({
        id,
        method,
        path: loggedPathOf(url),
      }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
    // What went wrong is logged where it happened; for an answer of 5xx there is only an error that pino-http makes up.
    customErrorObject: (_req, res, _error, { err, ...line }: Record<string, unknown>) => (res.err ? { ...line, err } : line),
    customLogLevel: ({ url }, res, error) => {
      // Asked several times a second, and its state is told where it changes.
      if (/^\/(healthz|readyz)\b/.test(url ?? '')) return 'debug';
      return error || res.statusCode >= 500 ? 'error' : level;
    },
  });
  return function logRequest(req, res, next) {
    logOutcome(req, res);
    withRequestId(requestIdOf(req), next);
  };
}
