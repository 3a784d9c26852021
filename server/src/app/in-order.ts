import type { NextFunction, RequestHandler } from 'express';

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
