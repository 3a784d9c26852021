import type { RequestHandler } from 'express';

/**
 * APIs and private pages. /graphql stays allowed, as search engines run the client; so do share images and pictures, for previews.
 */
const CLOSED = ['/api/', '/admin', '/login', '/signup', '/member', '/auth/', '/board/add', '/board/edit', '/unauthorized'];

/**
 * GET /robots.txt, the same with demo data, whose places are `noindex` and in no sitemap.
 */
export function robots(publicUrl: string): RequestHandler {
  const text = ['User-agent: *', ...CLOSED.map((path) => `Disallow: ${path}`), '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join(
    '\n',
  );
  return (_req, res) => {
    res.set('Cache-Control', 'public, max-age=3600').type('text/plain').send(text);
  };
}
