import compression from 'compression';
import type { Request, Response } from 'express';
import vary from 'vary';
import type { Handler } from '../../shared/http/http-handler';

/** Compresses responses. Requests without Accept-Encoding skip the library, which would wrap every write. */
export function compressed(): Handler {
  const compress = compression();
  return function compressIfWanted(req, res, next) {
    // The types require more than the library uses.
    if (req.headers['accept-encoding']) return void compress(req as Request, res as Response, next);
    vary(res, 'Accept-Encoding');
    next();
  };
}
