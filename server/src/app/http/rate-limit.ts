import type { ServerResponse } from 'node:http';
import { addressBlock } from '../../shared/http/address-block';
import { AppError } from '../../shared/errors';
import type { Handler, WebRequest } from '../../shared/http/http-handler';
import { REQUESTS_PER_MINUTE } from '../../shared/validation/limit-figures';
import { currentLimitReport, type LimitState, withLimitReport } from '../../shared/http/limit-report';
import { LeasedRateLimiter, type LeasedRateLimiterParts, WINDOW_SECONDS } from './leased-rate-limiter';
import { slowDown } from './slow-down';

/** Headers of the tightest limit that the request was counted against. */
export const RATE_LIMIT_HEADERS = ['RateLimit-Policy', 'RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'];

/** Limit of all requests per address, shared by all servers. */
export function requestCeiling(parts: LeasedRateLimiterParts): Handler {
  const portions = new LeasedRateLimiter(parts);
  const count = async (req: WebRequest, res: ServerResponse) => {
    const { isRefused, left, msBeforeNext } = await portions.consume(addressBlock(req.ip ?? ''));
    const resetSeconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
    currentLimitReport()?.add({
      name: 'REQUESTS',
      most: REQUESTS_PER_MINUTE,
      windowSeconds: WINDOW_SECONDS,
      left,
      resetSeconds,
    });
    if (!isRefused) return;
    slowDown(req, res);
    throw new AppError('TOO_MANY_REQUESTS', '요청이 너무 많습니다. 잠시 후 다시 시도해 주세요.', { retryAfter: resetSeconds });
  };
  return function ceiling(req, res, next) {
    return withLimitReport(
      (tightest) => setLimitHeaders(res, tightest),
      () => count(req, res).then(() => next(), next),
    );
  };
}

/** Called after each counted attempt: the response may be sent after any of them. */
function setLimitHeaders(res: ServerResponse, { most, windowSeconds, left, resetSeconds }: LimitState): void {
  // Attempts taken back after the response are not reported.
  if (res.headersSent) return;
  res.setHeader('RateLimit-Policy', `${most};w=${windowSeconds}`);
  res.setHeader('RateLimit-Limit', String(most));
  res.setHeader('RateLimit-Remaining', String(left));
  res.setHeader('RateLimit-Reset', String(resetSeconds));
}
