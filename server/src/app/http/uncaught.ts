import type { ServerResponse } from 'node:http';
import type { ErrorRequestHandler } from 'express';
import { type Failure, failureOf, sendFailure } from '../../rest/http-errors';
import type { WebRequest } from '../../shared/http/http-handler';
import type { Logger } from '../../shared/logger';
import { requestIdOf } from '../../shared/http/request-id';

/** Handles errors outside GraphQL operations and REST rows: never Express' HTML, never a stack. */
export function sendUncaught(log: Logger): ErrorRequestHandler {
  return function uncaught(error: unknown, req, res, next) {
    if (res.headersSent) return next(error);
    sendToApiClient(req, res, failureOf(error, requestIdOf(req), log));
  };
}

/** In the error format of the API at this path. */
export function sendToApiClient(req: WebRequest, res: ServerResponse, failure: Failure): void {
  const { code, text, retryAfter, errorId } = failure;
  if (!/^\/graphql\b/i.test(req.originalUrl)) return sendFailure(req, res, failure);
  sendFailure(req, res, failure, { errors: [{ message: text, extensions: { code, retryAfter, errorId } }] });
}
