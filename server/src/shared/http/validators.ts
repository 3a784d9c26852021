import type { ServerResponse } from 'node:http';
import etag from 'etag';
import fresh from 'fresh';
import vary from 'vary';
import type { WebRequest } from './http-handler';

/** Browsers and CDNs may keep it, and ask each time whether it is still current. */
const OF_VISITORS = 'public, max-age=0, must-revalidate';
/** May depend on the member. */
const OF_A_MEMBER = 'private, no-cache';

/**
 * Sets the caching headers of something read by GET or HEAD. What was sent with a token, even an empty one, is kept by its sender alone.
 * @returns whether the client's copy is current; the response is complete then, with 304
 */
export function isCopyCurrent(req: WebRequest, res: ServerResponse, body: string): boolean {
  vary(res, ['Authorization', 'Accept', 'Accept-Encoding', 'Origin']);
  // Weak: compression changes the bytes.
  const tag = etag(body, { weak: true });
  res.setHeader('Cache-Control', req.headers.authorization === undefined ? OF_VISITORS : OF_A_MEMBER).setHeader('ETag', tag);
  if (!fresh(req.headers, { etag: tag })) return false;
  res.removeHeader('Content-Type');
  res.statusCode = 304;
  res.end();
  return true;
}
