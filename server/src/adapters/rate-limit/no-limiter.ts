import type { Limiter } from '../../shared/http/limiter';

/** For load tests (RATE_LIMITS=off, refused in production). */
export const noLimiter: Limiter = {
  consume: async () => {},
  giveBack: async () => {},
  forget: async () => {},
};
