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
  /** The built client (client/dist); while developing it may be missing, as Vite serves the client then. */
  clientDir: string;
  execute: Execute;
  visitorContext: (req: Request) => RequestContext;
  publicUrl: string;
}

const YEAR_MS = 31_536_000_000;
/** As the build names them. */
const ASSET = /^\/[\w.-]+$/;

/** The client's files and, for every address a person may open, its page: 404 with the same page where nothing is. */
export function createWebRouter({ clientDir, execute, visitorContext, publicUrl }: WebOptions): Router {
  const router = express.Router();
  const index = readPage(join(clientDir, 'index.html'));
  const writeHead = index && createWriteHead(index.toString(), publicUrl);
  const preloadsOf = createPreloads(clientDir);
  const writeFirstView = createFirstViews(clientDir);
  // Names carry a content hash, so a browser never has to ask again.
  router.use(
    '/assets',
    // Express-static-gzip answers addresses that mean nothing in words of its own.
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
      setHeaders: keepPagesFresh,
    }),
  );
  router.get('/{*path}', async (req, res, next) => {
    if (!writeHead || !req.accepts('html')) return next();
    const page = await lookUpPage(req.path, execute, visitorContext(req));
    res
      // In doubt the client shows what went wrong and can try again.
      .status(page.state === 'MISSING' ? 404 : 200)
      .set('Cache-Control', 'no-cache')
      .type('html')
      .send(writeFirstView(writeHead(page), req.path, page).replace('</head>', () => `${preloadsOf(req.path)}</head>`));
  });
  return router;
}

/** GraphiQL for a browser that opens /graphql; everyone else goes on to the API. */
export function playground(clientDir: string): RequestHandler {
  const page = readPage(join(clientDir, 'playground.html'));
  return function sendPlayground(req, res, next) {
    const isPage = req.method === 'GET' && req.query.query === undefined && req.accepts(['json', 'html']) === 'html';
    if (!page || !isPage) return next();
    sendDeveloperPage(res, page);
  };
}

/** The pages of the REST documents, at /api/docs. */
export function restDocs(clientDir: string): RequestHandler {
  const page = readPage(join(clientDir, 'rest-docs.html'));
  return (_req, res, next) => (page ? sendDeveloperPage(res, page) : next());
}

function refuseAsset(_req: Request, res: express.Response): void {
  // Told already of a compressed file that has gone since the start.
  res.removeHeader('Content-Encoding');
  res.status(404).type('text/plain').send('찾을 수 없습니다.');
}

function sendDeveloperPage(res: express.Response, page: Buffer): void {
  res.set({ 'Cache-Control': 'no-cache', 'X-Robots-Tag': 'noindex' }).type('html').send(page);
}

function readPage(file: string): Buffer | null {
  return existsSync(file) ? readFileSync(file) : null;
}

function keepPagesFresh(res: express.Response, path: string) {
  if (path.endsWith('.html')) res.setHeader('Cache-Control', 'no-cache');
}
