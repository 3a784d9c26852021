import type { RequestHandler, Response } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { addressBlock } from '../shared/address-block';
import { AppError } from '../shared/errors';
import { REQUESTS_PER_MINUTE } from '../shared/limit-figures';
import { currentLimitReport, type LimitState, withLimitReport } from '../shared/limit-report';

const WINDOW_SECONDS = 60;

/** Of the limit with the fewest attempts left among all that the request was counted against, refused or not. */
export const RATE_LIMIT_HEADERS = ['RateLimit-Policy', 'RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'];

/** The ceiling over everything, per address and process; the exact limits of single operations are counted in Postgres. */
export function requestCeiling(): RequestHandler {
  const limiter = new RateLimiterMemory({ points: REQUESTS_PER_MINUTE, duration: WINDOW_SECONDS });
  const count = async (address: string) => {
    const counted = await limiter.consume(address).catch((refusal: RateLimiterRes) => refusal);
    const resetSeconds = Math.max(1, Math.ceil(counted.msBeforeNext / 1000));
    currentLimitReport()?.add({
      name: 'REQUESTS',
      most: REQUESTS_PER_MINUTE,
      windowSeconds: WINDOW_SECONDS,
      left: counted.remainingPoints,
      resetSeconds,
    });
    if (counted.consumedPoints > REQUESTS_PER_MINUTE)
      throw new AppError('TOO_MANY_REQUESTS', '요청이 너무 많습니다. 잠시 후 다시 시도해 주세요.', { retryAfter: resetSeconds });
  };
  return function ceiling(req, res, next) {
    return withLimitReport(
      (tightest) => tell(res, tightest),
      () => count(addressBlock(req.ip ?? '')).then(() => next(), next),
    );
  };
}

/** Anew with everything that is counted, as nobody knows what will be the last. */
function tell(res: Response, { most, windowSeconds, left, resetSeconds }: LimitState): void {
  // What is given back after the answer is nobody's news.
  if (res.headersSent) return;
  res.set({
    'RateLimit-Policy': `${most};w=${windowSeconds}`,
    'RateLimit-Limit': String(most),
    'RateLimit-Remaining': String(left),
    'RateLimit-Reset': String(resetSeconds),
  });
}
