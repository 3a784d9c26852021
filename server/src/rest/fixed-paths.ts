import type { NextFunction, Request, RequestHandler, Response } from 'express';

export interface FixedPath {
  path: string;
  methods: ReadonlyMap<string, RequestHandler>;
  anyOther: RequestHandler;
}

/**
 * Paths without a parameter, looked up: Express would compare each address with one layer after the other. Like Express, whatever the case, with a slash at the end or without, and HEAD as GET.
 */
export class FixedPaths {
  private readonly known = new Map<string, FixedPath>();
  /** Hands what is sent to one of the paths to its handler, and the rest on. */
  readonly handle: RequestHandler;

  /** @param first what requests to all of them go through */
  constructor(first: RequestHandler = (_req, _res, next) => next()) {
    const findPath = (req: Request, res: Response, next: NextFunction): unknown => {
      const handler = this.handlerOf(req);
      if (!handler) return next();
      return first(req, res, (error?: unknown) => {
        if (error) return next(error);
        const answered: unknown = handler(req, res, next);
        if (answered instanceof Promise) answered.catch(next);
      });
    };
    this.handle = Object.assign(findPath, { first, known: this.known });
  }

  add(path: string, anyOther: RequestHandler, methods: ReadonlyMap<string, RequestHandler> = new Map()): void {
    this.known.set(path.toLowerCase(), { path, anyOther, methods });
  }

  private handlerOf({ path, method }: Request): RequestHandler | undefined {
    const known = this.known.get(path.toLowerCase().replace(/(.)\/$/, '$1'));
    return known && (known.methods.get(method === 'HEAD' ? 'GET' : method) ?? known.anyOther);
  }
}
