import createTree from 'find-my-way';
import { AppError } from '../shared/errors';
import type { Handler } from '../shared/http/http-handler';

export interface KnownPath {
  /** With parameters as `:id`. */
  path: string;
  methods: ReadonlyMap<string, Handler>;
  /** Without it, requests with other methods go on. */
  anyOther: Handler | undefined;
}

/**
 * Paths that are looked up in a tree: Express would compare each address with one layer after the other, and slow down each request
 * before it (`app/http/in-order.ts`). Like Express, whatever the case, with a slash at the end or without, and HEAD as GET.
 */
export class KnownPaths {
  private readonly tree = createTree({
    caseSensitive: false,
    ignoreTrailingSlash: true,
    // As long as Node takes addresses.
    maxParamLength: 16_384,
    querystringParser: () => ({}),
  });
  private readonly known: KnownPath[] = [];
  /** Hands what is sent to one of the paths to its handler, and the rest on. */
  readonly handle: Handler;

  /** @param first what requests to all of them go through */
  constructor(first: Handler = (_req, _res, next) => next()) {
    const findPath: Handler = (req, res, next) => {
      // The tree has one method: which ones a path takes is known beside it.
      const found = this.tree.find('GET', req.originalUrl);
      if (!found) return next(this.hasBrokenEscape(req.originalUrl) ? unreadable() : undefined);
      const { methods, anyOther } = found.store as KnownPath;
      const handler = methods.get(req.method === 'HEAD' ? 'GET' : (req.method ?? '')) ?? anyOther;
      if (!handler) return next();
      req.params = found.params;
      return first(req, res, (error) => {
        if (error) return next(error);
        const answered = handler(req, res, next);
        if (answered instanceof Promise) answered.catch(next);
      });
    };
    this.handle = Object.assign(findPath, { first, known: this.known });
  }

  /** One of the paths, but for an escape that stands for nothing. */
  private hasBrokenEscape(address: string): boolean {
    return address.includes('%') && this.tree.find('GET', address.replaceAll('%', '%25')) !== null;
  }

  add(path: string, methods: ReadonlyMap<string, Handler>, anyOther?: Handler): void {
    const one: KnownPath = { path, methods, anyOther };
    this.known.push(one);
    this.tree.on('GET', path, () => {}, one);
  }
}

const unreadable = () => new AppError('BAD_USER_INPUT', '요청을 읽을 수 없습니다.');
