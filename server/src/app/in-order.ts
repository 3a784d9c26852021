import type { NextFunction, RequestHandler } from 'express';

/** Several handlers as one. A router compares the address with each of its layers, which costs more than most of these handlers do. */
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
