import type { ServerResponse } from 'node:http';
import etag from 'etag';
import fresh from 'fresh';
import vary from 'vary';
import type { WebRequest } from './http-handler';

/** Browsers and CDNs may store it, and revalidate it each time. */
const OF_VISITORS = 'public, max-age=0, must-revalidate';
/** May depend on the member. */
const OF_A_MEMBER = 'private, no-cache';

/** Weak: compression changes the bytes. */
export const weakTagOf = (body: string | Buffer): string => etag(body, { weak: true });

interface Validators {
  etag: string;
  /** Whether it is the same for all visitors. The response to a request with an Authorization header, even an empty one, is private. */
  isPublic: boolean;
}

/**
 * Sets the caching headers of a GET or HEAD response, and answers 304 if the client's copy is current.
 * @returns whether the response is complete
 */
export function answerNotModified(req: WebRequest, res: ServerResponse, { etag: tag, isPublic }: Validators): boolean {
  vary(res, ['Authorization', 'Accept', 'Accept-Encoding', 'Origin']);
  const isShared = isPublic && req.headers.authorization === undefined;
  res.setHeader('Cache-Control', isShared ? OF_VISITORS : OF_A_MEMBER).setHeader('ETag', tag);
  if (!fresh(req.headers, { etag: tag })) return false;
  res.removeHeader('Content-Type');
  res.statusCode = 304;
  res.end();
  return true;
}
