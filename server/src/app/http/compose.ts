import type { Handler } from '../../shared/http/http-handler';

/** Combines middleware into one; a router would match the path for each layer. */
export function compose(...handlers: Handler[]): Handler & { handlers: Handler[] } {
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
