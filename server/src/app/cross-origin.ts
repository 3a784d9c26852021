import cors, { type CorsOptions } from 'cors';
import type { RequestHandler } from 'express';

/** Lets scripts of the named origins read answers. Who names no origin is not asked about it, as the library would: it is no browser's script. */
export function crossOrigin(options: CorsOptions): RequestHandler {
  const answer = cors(options);
  return function corsMiddleware(req, res, next) {
    if (req.headers.origin !== undefined || req.method === 'OPTIONS') return answer(req, res, next);
    res.setHeader('Vary', 'Origin');
    next();
  };
}
