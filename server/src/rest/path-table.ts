import { Router } from 'express';
import { AppError } from '../shared/errors';
import type { Handler } from '../shared/http/http-handler';

export interface MountedPath {
  /** With parameters as `:id`. */
  path: string;
  methods: ReadonlyMap<string, Handler>;
  /** Without it, requests with other methods go on. */
  anyOther: Handler | undefined;
}

/** Express routes; fixed paths win over paths with parameters, and HEAD counts as GET. */
export class PathTable {
  /** Express takes the first match: `/board/add` has to come before `/board/:id`. */
  private readonly fixedPaths = Router();
  private readonly pathsWithParameters = Router();
  private readonly router = Router().use(this.fixedPaths, this.pathsWithParameters);
  private readonly mounted: MountedPath[] = [];
  /** Calls the handler of a matching path, and `next` for all others. */
  readonly handle: Handler;

  /** @param first runs before the handler of any of the paths */
  constructor(private readonly first: Handler = (_req, _res, next) => next()) {
    const findPath: Handler = (req, res, next) => {
      this.router(req as never, res as never, (error?: unknown) => next(error instanceof URIError ? unreadable() : error));
    };
    this.handle = Object.assign(findPath, { first, mounted: this.mounted });
  }

  add(path: string, methods: ReadonlyMap<string, Handler>, anyOther?: Handler): void {
    this.mounted.push({ path, methods, anyOther });
    const router = path.includes(':') ? this.pathsWithParameters : this.fixedPaths;
    router.all(path, (req, res, next) => {
      const handler = methods.get(req.method === 'HEAD' ? 'GET' : req.method) ?? anyOther;
      if (!handler) return next();
      return this.first(req, res, (error) => (error ? next(error) : run(handler, req, res, next)));
    });
  }
}

/** Passes errors of an asynchronous handler on. */
function run(handler: Handler, ...[req, res, next]: Parameters<Handler>): void {
  const result = handler(req, res, next);
  if (result instanceof Promise) result.catch(next);
}

const unreadable = () => new AppError('BAD_USER_INPUT', '요청을 읽을 수 없습니다.');
