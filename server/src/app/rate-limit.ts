import type { RequestHandler } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { addressBlock } from '../shared/address-block';
import { AppError } from '../shared/errors';

/** Requests of any kind that one address may send to /graphql and /api in a minute. */
export const REQUESTS_PER_MINUTE = 1_200;

/** The ceiling over everything, per address and process; the exact limits of single operations are counted in Postgres. */
export function requestCeiling(): RequestHandler {
  const limiter = new RateLimiterMemory({ points: REQUESTS_PER_MINUTE, duration: 60 });
  return async (req, _res, next) => {
    try {
      await limiter.consume(addressBlock(req.ip ?? ''));
      next();
    } catch (refusal) {
      const retryAfter = refusal instanceof RateLimiterRes ? Math.ceil(refusal.msBeforeNext / 1000) : 60;
      next(new AppError('TOO_MANY_REQUESTS', '요청이 너무 많습니다. 잠시 후 다시 시도해 주세요.', { retryAfter }));
    }
  };
}
