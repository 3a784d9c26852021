import type { RequestHandler } from 'express';

/**
 * Doors for programs, and pages of a person's own. /graphql stays open: a search engine that runs the client would otherwise see every
 * page fail. The share images and pictures stay open too, or previews would come without them.
 */
const CLOSED = ['/api/', '/admin', '/login', '/signup', '/member', '/auth/', '/board/add', '/board/edit', '/unauthorized'];

/**
 * GET /robots.txt. The same in the demo: that runs on somebody's own machine, where no search engine comes, and its invented places are
 * `noindex` and in no sitemap.
 */
export function robots(publicUrl: string): RequestHandler {
  const text = ['User-agent: *', ...CLOSED.map((path) => `Disallow: ${path}`), '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join(
    '\n',
  );
  return (_req, res) => {
    res.set('Cache-Control', 'public, max-age=3600').type('text/plain').send(text);
  };
}
