import type { ErrorRequestHandler, IRouter, Request, Response } from 'express';
import { type AccessLevel, assertAccess } from '../shared/access';
import type { Handler, WebRequest } from '../shared/http/http-handler';
import type { Logger } from '../shared/logger';
import type { Execute, RequestContext } from '../shared/request-context';
import { requestIdOf } from '../shared/http/request-id';
import { answerNotModified, weakTagOf } from '../shared/http/validators';
import { keyOfPath, type ResponseCache, sendCached } from '../fast-path/response-cache';
import { sendText } from '../fast-path/send-text';
import { errorBody, failureOf, overrideStatuses, sendFailure } from './http-errors';
import { type DocumentParts, openApiDocument } from './openapi';
import { PathTable } from './path-table';
import { readBody } from './read-body';
import type { FileUrl, Route } from './route';
import { ROUTES } from './route-table';

export interface RestParts {
  app: IRouter;
  execute: Execute;
  /** Without it nothing is cached. */
  responses?: ResponseCache;
  /** @throws AppError UNAUTHENTICATED for a token that is not valid */
  createContext: (req: WebRequest, options?: { ignoresToken?: boolean }) => Promise<RequestContext>;
  /** Access level of a document, by its root fields. */
  accessOf: (document: Route['document']) => AccessLevel;
  publicUrl: string;
  /** Prefix of file paths in replies. */
  fileOrigin?: string;
  log: Logger;
  /** Temporary folder for files of forms. */
  spoolFolder: string;
  /** A table that runs before `app`; without it the paths are mounted in `app`. */
  paths?: PathTable;
  routes?: Route[];
  /** For the OpenAPI document only. */
  otherPaths?: DocumentParts['otherPaths'];
}

/** Mounts the paths of the table; unknown paths below /api, wrong methods and errors get JSON. */
export function mountRest({
  app,
  accessOf,
  publicUrl,
  fileOrigin = '',
  log,
  routes = ROUTES,
  otherPaths,
  ...parts
}: RestParts): void {
  const fileUrl: FileUrl = (path) => fileOrigin + path;
  const paths = parts.paths ?? new PathTable();
  if (!parts.paths) app.use(paths.handle as never);
  for (const [path, rows] of rowsByPath(routes)) {
    const answers = rows.map(
      (row) => [row.method.toUpperCase(), answer(row, accessOf(row.document), { ...parts, fileUrl })] as const,
    );
    const refuse = refuseMethod(rows.map(({ method }) => method));
    paths.add(path.replace(/\{(\w+)\}/g, ':$1'), new Map(answers), refuse);
  }
  const document = openApiDocument({ publicUrl, fileOrigin, accessOf, routes, otherPaths });
  app
    .route('/api/openapi.json')
    .get((_req, res) => void res.set('Cache-Control', 'no-cache').json(document))
    .all(refuseMethod(['get']));
  app.use('/api', unknownPath);
  app.use([...new Set(['/api', ...routes.map(({ path }) => `/${path.split('/')[1]}`)])], sendError(log));
}

function rowsByPath(routes: Route[]): [path: string, rows: Route[]][] {
  return [...new Set(routes.map(({ path }) => path))].map((path) => [path, routes.filter((row) => row.path === path)]);
}

/** Checks in the order of the contract: token, role, readable body. The document checks rules, existence and ownership. */
function answer(
  row: Route,
  access: AccessLevel,
  {
    execute,
    responses,
    createContext,
    spoolFolder,
    fileUrl,
  }: Pick<RestParts, 'execute' | 'responses' | 'createContext' | 'spoolFolder'> & { fileUrl: FileUrl },
): Handler {
  return async (req, res) => {
    const key = keyOfPath(req);
    const cached = key && (await responses?.get(key));
    if (cached) return sendCached(req, res, cached);
    const draft = key ? responses?.begin(key) : undefined;
    const context = await createContext(req, { ignoresToken: row.ignoresToken });
    assertAccess(access, context.viewer);
    const body = await readBody(req, res, row.body, { viewer: context.viewer, spoolFolder });
    overrideStatuses(res, row.statuses);
    const reply = await row.answer({ params: req.params, url: req.originalUrl, body, fileUrl }, execute, context);
    const isText = typeof reply === 'string';
    const text = isText ? reply : JSON.stringify(reply);
    const contentType = isText ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8';
    res.setHeader('Content-Type', contentType);
    const { maxAge = 0 } = context.caching ?? {};
    if (key && res.statusCode === 200) responses?.set(draft, { contentType, text }, maxAge);
    if (row.method !== 'get') res.setHeader('Cache-Control', 'private, no-cache');
    else if (answerNotModified(req, res, { etag: weakTagOf(text), isPublic: maxAge > 0 })) return;
    sendText(res, text);
  };
}

export function refuseMethod(methods: string[]): Handler {
  const allowed = [...methods.flatMap((method) => (method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()])), 'OPTIONS'].join(
    ', ',
  );
  return (req, res) => {
    res.setHeader('Allow', allowed);
    if (req.method === 'OPTIONS') res.writeHead(204).end();
    else sendFailure(req, res, { code: 'METHOD_NOT_ALLOWED', text: `이 주소는 ${allowed} 요청만 받습니다.` });
  };
}

function unknownPath(req: Request, res: Response): void {
  const failure = { code: 'NOT_FOUND', text: '없는 주소입니다.' } as const;
  // Always in the object form, also next to paths that answer plain text.
  sendFailure(req, res, failure, errorBody('/api', failure));
}

function sendError(log: Logger): ErrorRequestHandler {
  return function restError(error: unknown, req, res, next) {
    if (res.headersSent) return next(error);
    sendFailure(req, res, failureOf(error, requestIdOf(req), log));
  };
}
