import type { IncomingMessage, RequestListener } from 'node:http';
import type { Express } from 'express';
import { isFastPathOn } from '../config';
import type { Handler } from '../shared/http/http-handler';

/** The server's request listener; tests list its parts. */
export interface RequestEntry extends RequestListener {
  preRouting: Handler;
  app: Express;
}

/**
 * Runs `preRouting` before Express, which gives each request and response a prototype of its own and thereby slows down Node's code for
 * them. Errors of `preRouting` reach Express' error handlers. Call it before anything is mounted in `app`.
 */
export function createRequestListener(
  app: Express,
  preRouting: Handler,
  addressOf: (req: IncomingMessage) => string,
): RequestEntry {
  const listen = isFastPathOn('request-listener')
    ? listenBeforeExpress(app, preRouting, addressOf)
    : listenInExpress(app, preRouting, addressOf);
  return Object.assign(listen, { preRouting, app });
}

function listenBeforeExpress(app: Express, preRouting: Handler, addressOf: (req: IncomingMessage) => string): RequestListener {
  const failures = new WeakMap<object, unknown>();
  app.use(function passFailure(req, _res, next) {
    next(failures.get(req));
  });
  return (message, res) => {
    const req = Object.assign(message, { originalUrl: message.url ?? '/', ip: addressOf(message), params: {}, res });
    void preRouting(req, res, (error) => {
      if (error) failures.set(req, error);
      app(req as never, res as never);
    });
  };
}

function listenInExpress(app: Express, preRouting: Handler, addressOf: (req: IncomingMessage) => string): RequestListener {
  // Named as its counterpart, so that the list of mounted layers is the same.
  app.use(function passFailure(req, res, next) {
    Object.defineProperty(req, 'ip', { value: addressOf(req) });
    void preRouting(req, res, next);
  });
  return (req, res) => void app(req as never, res as never);
}
