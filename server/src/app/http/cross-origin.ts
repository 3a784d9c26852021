import cors, { type CorsOptions } from 'cors';
import type { Handler } from '../../shared/http/http-handler';

/** CORS for the configured origins. Requests without an Origin header skip the library. */
export function crossOrigin(options: CorsOptions): Handler {
  const answer = cors(options);
  return function corsMiddleware(req, res, next) {
    if (req.headers.origin !== undefined || req.method === 'OPTIONS') return answer(req, res, next);
    res.setHeader('Vary', 'Origin');
    next();
  };
}
