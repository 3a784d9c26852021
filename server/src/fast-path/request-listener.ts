import type { IncomingMessage, RequestListener } from 'node:http';
import type { Express } from 'express';
import type { Handler } from '../shared/http/http-handler';

/** Several handlers as one: a router compares the address with each of its layers, also where all of them are for every address. */
export function inOrder(...handlers: Handler[]): Handler & { handlers: Handler[] } {
  const handleInOrder: Handler = (req, res, done) => {
    const goOn = (index: number): void => {
      const handler = handlers[index];
      if (!handler) return done();
      const next = (reason?: unknown): void => (reason ? done(reason) : goOn(index + 1));
      try {
        const result = handler(req, res, next);
        if (result instanceof Promise) result.catch(done);
      } catch (error) {
        done(error);
      }
    };
    goOn(0);
  };
  return Object.assign(handleInOrder, { handlers });
}

/** What listens to requests, with its parts for whoever lists them. */
export interface Front extends RequestListener {
  first: Handler;
  app: Express;
}

/**
 * Puts `first`, which every request goes through, before Express: that gives each request and answer a prototype of its own, after which
 * Node's code for them is slow, too (a fifth of what a short query takes). What fails there is told as if it had failed in Express.
 */
export function beforeExpress(app: Express, first: Handler, addressOf: (req: IncomingMessage) => string): Front {
  const failures = new WeakMap<object, unknown>();
  app.use(function passFailure(req, _res, next) {
    next(failures.get(req));
  });
  const listen: RequestListener = (message, res) => {
    const req = Object.assign(message, { originalUrl: message.url ?? '/', ip: addressOf(message), params: {}, res });
    void first(req, res, (error) => {
      if (error) failures.set(req, error);
      app(req as never, res as never);
    });
  };
  return Object.assign(listen, { first, app });
}
