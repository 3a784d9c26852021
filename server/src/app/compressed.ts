import compression from 'compression';
import type { RequestHandler } from 'express';

/** Smaller answers for who takes them. The library also looks at every part of an answer that it then leaves as it is. */
export function compressed(): RequestHandler {
  const compress = compression();
  return function compressIfWanted(req, res, next) {
    if (req.headers['accept-encoding']) return compress(req, res, next);
    res.vary('Accept-Encoding');
    next();
  };
}
