import compression from 'compression';
import type { Request, Response } from 'express';
import vary from 'vary';
import type { Handler } from '../../shared/http/http-handler';

/** Smaller answers for who takes them. The library also looks at every part of an answer that it then leaves as it is. */
export function compressed(): Handler {
  const compress = compression();
  return function compressIfWanted(req, res, next) {
    // Its types ask for more than it uses.
    if (req.headers['accept-encoding']) return void compress(req as Request, res as Response, next);
    vary(res, 'Accept-Encoding');
    next();
  };
}
