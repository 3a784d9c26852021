import cors, { type CorsOptions } from 'cors';
import type { Handler } from '../../shared/http/http-handler';

/** Lets scripts of the named origins read answers. What names no origin comes from none that would have to be let: the library is not asked. */
export function crossOrigin(options: CorsOptions): Handler {
  const answer = cors(options);
  return function corsMiddleware(req, res, next) {
    if (req.headers.origin !== undefined || req.method === 'OPTIONS') return answer(req, res, next);
    res.setHeader('Vary', 'Origin');
    next();
  };
}
