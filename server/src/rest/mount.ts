import type { ErrorRequestHandler, IRouter, Request, RequestHandler, Response } from 'express';
import type { RequestContext } from '../app/context';
import { type AccessLevel, assertAccess } from '../shared/access';
import type { Logger } from '../shared/logger';
import { requestIdOf } from '../shared/request-id';
import { sendText } from '../shared/send-text';
import { FixedPaths } from './fixed-paths';
import { errorBody, failureOf, sendFailure } from './http-errors';
import { openApiDocument } from './openapi';
import { readBody } from './read-body';
import type { Execute, Route } from './route';
import { ROUTES } from './route-table';

export interface RestParts {
  app: IRouter;
  execute: Execute;
  /** @throws AppError UNAUTHENTICATED for a token that is not valid */
  createContext: (req: Request, options?: { ignoresToken?: boolean }) => Promise<RequestContext>;
  /** Who may run a document, by the root fields in it. */
  accessOf: (document: Route['document']) => AccessLevel;
  publicUrl: string;
  log: Logger;
  /** Of which `app` asks before it comes here; else it is asked here. */
  fixedPaths?: FixedPaths;
  routes?: Route[];
}

/** Puts the table on Express, and behind it JSON answers for unknown paths, wrong methods and errors. */
export function mountRest({ app, execute, createContext, accessOf, publicUrl, log, routes = ROUTES, ...parts }: RestParts): void {
  const fixedPaths = parts.fixedPaths ?? new FixedPaths();
  if (!parts.fixedPaths) app.use(fixedPaths.handle);
  for (const [path, rows] of rowsByPath(routes)) {
    const answers = rows.map((row) => [row.method, answer(row, accessOf(row.document), { execute, createContext })] as const);
    const refuse = refuseMethod(rows.map(({ method }) => method));
    if (!path.includes('{'))
      fixedPaths.add(path, refuse, new Map(answers.map(([method, handler]) => [method.toUpperCase(), handler])));
    else {
      const target = app.route(path.replace(/\{(\w+)\}/g, ':$1'));
      for (const [method, handler] of answers) target[method](handler);
      target.all(refuse);
    }
  }
  const document = openApiDocument({ publicUrl, accessOf, routes });
  app
    .route('/api/openapi.json')
    .get((_req, res) => void res.set('Cache-Control', 'no-cache').json(document))
    .all(refuseMethod(['get']));
  app.use('/api', unknownPath);
  app.use([...new Set(['/api', ...routes.map(({ path }) => `/${path.split('/')[1]}`)])], sendError(log));
}

/** Those without a parameter are found before those with one (/search before /{id}), whatever the order of the table. */
function rowsByPath(routes: Route[]): [path: string, rows: Route[]][] {
  return [...new Set(routes.map(({ path }) => path))].map((path) => [path, routes.filter((row) => row.path === path)]);
}

/** In the order of the contract: token, role, readable body; rules, existence and ownership are the document's. */
function answer(
  row: Route,
  access: AccessLevel,
  { execute, createContext }: Pick<RestParts, 'execute' | 'createContext'>,
): RequestHandler {
  return async (req, res) => {
    const context = await createContext(req, { ignoresToken: row.ignoresToken });
    assertAccess(access, context.viewer);
    const body = await readBody(req, res, row.body, context.viewer);
    Object.assign(res.locals, { statuses: row.statuses });
    const reply = await row.answer({ params: req.params, url: req.originalUrl, body }, execute, context);
    // Answers may depend on who asks.
    res.setHeader('Cache-Control', 'private, no-cache');
    const isText = typeof reply === 'string';
    res.setHeader('Content-Type', isText ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8');
    sendText(res, isText ? reply : JSON.stringify(reply));
  };
}

function refuseMethod(methods: string[]): RequestHandler {
  const allowed = [...methods.flatMap((method) => (method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()])), 'OPTIONS'].join(
    ', ',
  );
  return (req, res) => {
    res.set('Allow', allowed);
    if (req.method === 'OPTIONS') res.status(204).end();
    else sendFailure(req, res, { code: 'METHOD_NOT_ALLOWED', text: `이 주소는 ${allowed} 요청만 받습니다.` });
  };
}

function unknownPath(req: Request, res: Response): void {
  const failure = { code: 'NOT_FOUND', text: '없는 주소입니다.' } as const;
  // Always in the object form, whatever the neighbouring paths answer.
  sendFailure(req, res, failure, errorBody('/api', failure));
}

function sendError(log: Logger): ErrorRequestHandler {
  return function restError(error: unknown, req, res, next) {
    if (res.headersSent) return next(error);
    sendFailure(req, res, failureOf(error, requestIdOf(req), log));
  };
}
