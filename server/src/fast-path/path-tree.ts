import express from 'express';
import createTree from 'find-my-way';
import { isFastPathOn } from '../config';
import { AppError } from '../shared/errors';
import type { Handler } from '../shared/http/http-handler';

export interface MountedPath {
  /** With parameters as `:id`. */
  path: string;
  methods: ReadonlyMap<string, Handler>;
  /** Without it, requests with other methods go on. */
  anyOther: Handler | undefined;
}

/** A table of paths. Like Express': case-insensitive, with or without a trailing slash, HEAD as GET. */
export interface PathTable {
  /** Calls the handler of a matching path, and `next` for all others. */
  readonly handle: Handler;
  readonly add: (path: string, methods: ReadonlyMap<string, Handler>, anyOther?: Handler) => void;
}

/** @param first runs before the handler of any of the paths */
export const createPathTable = (first: Handler = (_req, _res, next) => next()): PathTable =>
  isFastPathOn('path-tree') ? new PathTree(first) : new ExpressPaths(first);

export class ExpressPaths implements PathTable {
  /** Express takes the first match: `/board/add` has to come before `/board/:id`. */
  private readonly fixedPaths = express.Router();
  private readonly pathsWithParameters = express.Router();
  private readonly router = express.Router().use(this.fixedPaths, this.pathsWithParameters);
  private readonly known: MountedPath[] = [];
  readonly handle: Handler;

  constructor(private readonly first: Handler) {
    const findPath: Handler = (req, res, next) => {
      this.router(req as never, res as never, (error?: unknown) => next(error instanceof URIError ? unreadable() : error));
    };
    this.handle = Object.assign(findPath, { first, known: this.known });
  }

  add(path: string, methods: ReadonlyMap<string, Handler>, anyOther?: Handler): void {
    this.known.push({ path, methods, anyOther });
    const router = path.includes(':') ? this.pathsWithParameters : this.fixedPaths;
    router.all(path, (req, res, next) => {
      const handler = handlerOf({ methods, anyOther }, req.method);
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

const handlerOf = ({ methods, anyOther }: Pick<MountedPath, 'methods' | 'anyOther'>, method = ''): Handler | undefined =>
  methods.get(method === 'HEAD' ? 'GET' : method) ?? anyOther;

/** Looks a path up in a radix tree; Express compares the address with one layer after the other. */
export class PathTree implements PathTable {
  private readonly tree = createTree({
    caseSensitive: false,
    ignoreTrailingSlash: true,
    // As long as Node takes addresses.
    maxParamLength: 16_384,
    querystringParser: () => ({}),
  });
  private readonly known: MountedPath[] = [];
  readonly handle: Handler;

  constructor(first: Handler) {
    const findPath: Handler = (req, res, next) => {
      // The tree has one method; the methods of a path are in its store.
      const found = this.tree.find('GET', req.originalUrl);
      if (!found) return next(this.hasBrokenEscape(req.originalUrl) ? unreadable() : undefined);
      const handler = handlerOf(found.store as MountedPath, req.method);
      if (!handler) return next();
      req.params = found.params;
      return first(req, res, (error) => (error ? next(error) : run(handler, req, res, next)));
    };
    this.handle = Object.assign(findPath, { first, known: this.known });
  }

  /** Whether it would be one of the paths but for an invalid escape. */
  private hasBrokenEscape(address: string): boolean {
    return address.includes('%') && this.tree.find('GET', address.replaceAll('%', '%25')) !== null;
  }

  add(path: string, methods: ReadonlyMap<string, Handler>, anyOther?: Handler): void {
    const one: MountedPath = { path, methods, anyOther };
    this.known.push(one);
    this.tree.on('GET', path, () => {}, one);
  }
}

const unreadable = () => new AppError('BAD_USER_INPUT', '요청을 읽을 수 없습니다.');
