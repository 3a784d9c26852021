import type { Express, NextFunction, Request, RequestHandler, Response } from 'express';

/** Several handlers as one: a router compares the address with each of its layers, also where all of them are for every address. */
export function inOrder(...handlers: RequestHandler[]): RequestHandler & { handlers: RequestHandler[] } {
  const handleInOrder: RequestHandler = (req, res, done) => {
    const goOn = (index: number): void => {
      const handler = handlers[index];
      if (!handler) return done();
      const next = ((reason?: unknown) => (reason ? done(reason) : goOn(index + 1))) as NextFunction;
      try {
        const result: unknown = handler(req, res, next);
        if (result instanceof Promise) result.catch(done);
      } catch (error) {
        done(error);
      }
    };
    goOn(0);
  };
  return Object.assign(handleInOrder, { handlers });
}

interface Router {
  handle: ((req: Request, res: Response, done: NextFunction) => void) & { first?: RequestHandler };
}

/**
 * Puts `first`, which every request goes through, before the router instead of into it: that prepares each request for layers with
 * paths of their own, also where the first of them answers. What fails there is told as if it had failed in the router's first layer.
 */
export function beforeRouter(app: Express, first: RequestHandler): void {
  const failures = new WeakMap<Request, unknown>();
  app.use(function passFailure(req, _res, next) {
    next(failures.get(req));
  });
  const router = app.router as unknown as Router;
  const route = router.handle.bind(router);
  const handle: Router['handle'] = (req, res, done) => {
    // As the router has it for a layer without a path.
    Object.assign(req, { originalUrl: req.url, baseUrl: '', params: {} });
    first(req, res, (error?: unknown) => {
      if (error) failures.set(req, error);
      route(req, res, done);
    });
  };
  router.handle = Object.assign(handle, { first });
}
