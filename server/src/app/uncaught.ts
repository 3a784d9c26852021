import type { ErrorRequestHandler } from 'express';
import { failureOf, sendFailure } from '../rest/http-errors';
import type { Logger } from '../shared/logger';
import { requestIdOf } from '../shared/request-id';

/** Last stop of errors outside a GraphQL operation or a REST row: never Express's HTML, never a stack. */
export function sendUncaught(log: Logger): ErrorRequestHandler {
  return function uncaught(error: unknown, req, res, next) {
    if (res.headersSent) return next(error);
    const failure = failureOf(error, requestIdOf(req), log);
    const { code, text, retryAfter, errorId } = failure;
    if (!/^\/graphql\b/i.test(req.originalUrl)) return sendFailure(req, res, failure);
    sendFailure(req, res, failure, { errors: [{ message: text, extensions: { code, retryAfter, errorId } }] });
  };
}
