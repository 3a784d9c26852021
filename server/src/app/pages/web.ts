import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import express, { type Request, type RequestHandler, type Router } from 'express';
import expressStaticGzip from 'express-static-gzip';
import type { Execute, RequestContext } from '../../shared/request-context';
import { createFirstViews } from './first-views';
import { lookUpPage } from './look-up-page';
import { createWriteHead } from './page-head';
import { createPreloads } from './page-preloads';

interface WebOptions {
  /** The built client (client/dist); missing in development, where Vite serves it. */
  clientDir: string;
  execute: Execute;
  visitorContext: (req: Request) => RequestContext;
  publicUrl: string;
}

const YEAR_MS = 31_536_000_000;
/** File names of the build. */
const ASSET = /^\/[\w.-]+$/;

/** The client's files, and its page for every path; unknown paths get the page with status 404. */
export function createWebRouter({ clientDir, execute, visitorContext, publicUrl }: WebOptions): Router {
  const router = express.Router();
  const index = readPage(join(clientDir, 'index.html'));
  const writeHead = index && createWriteHead(index.toString(), publicUrl);
  const preloadsOf = createPreloads(clientDir);
  const writeFirstView = createFirstViews(clientDir);
  // Names contain a content hash, so responses are immutable.
  router.use(
    '/assets',
    // express-static-gzip would answer invalid paths with its own texts.
    function refuseOddName(req, res, next) {
      if (ASSET.test(req.path)) next();
      else refuseAsset(req, res);
    },
    expressStaticGzip(join(clientDir, 'assets'), {
      enableBrotli: true,
      orderPreference: ['br'],
      index: false,
      serveStatic: { immutable: true, maxAge: YEAR_MS, index: false, redirect: false },
    }),
    refuseAsset,
  );
  router.use(
    express.static(clientDir, {
      index: false,
      redirect: false,
      maxAge: '1h',
      dotfiles: 'ignore',
      extensions: false,
      setHeaders: keepFresh,
    }),
  );
  router.get('/{*path}', async (req, res, next) => {
    if (!writeHead || !req.accepts('html')) return next();
    const page = await lookUpPage(req.path, execute, visitorContext(req));
    res
      // After a failed lookup the client shows the error and can retry.
      .status(page.state === 'MISSING' ? 404 : 200)
      .set('Cache-Control', 'no-cache')
      .type('html')
      .send(writeFirstView(writeHead(page), req.path, page).replace('</head>', () => `${preloadsOf(req.path)}</head>`));
  });
  return router;
}

/** GraphiQL for browsers that open /graphql; other requests go on to the API. */
export function playground(clientDir: string): RequestHandler {
  const page = readPage(join(clientDir, 'playground.html'));
  return function sendPlayground(req, res, next) {
    const isPage = req.method === 'GET' && req.query.query === undefined && req.accepts(['json', 'html']) === 'html';
    if (!page || !isPage) return next();
    sendDeveloperPage(res, page);
  };
}

/** The pages of the REST documentation, at /api/docs. */
export function restDocs(clientDir: string): RequestHandler {
  const page = readPage(join(clientDir, 'rest-docs.html'));
  return (_req, res, next) => (page ? sendDeveloperPage(res, page) : next());
}

function refuseAsset(_req: Request, res: express.Response): void {
  // Headers are sent already if a compressed file disappeared.
  res.removeHeader('Content-Encoding');
  res.status(404).type('text/plain').send('찾을 수 없습니다.');
}

function sendDeveloperPage(res: express.Response, page: Buffer): void {
  res.set({ 'Cache-Control': 'no-cache', 'X-Robots-Tag': 'noindex' }).type('html').send(page);
}

function readPage(file: string): Buffer | null {
  return existsSync(file) ? readFileSync(file) : null;
}

/** An old service worker would list an old release's files. */
function keepFresh(res: express.Response, path: string) {
  if (/\.html$|[\\/]sw\.js$/.test(path)) res.setHeader('Cache-Control', 'no-cache');
}
