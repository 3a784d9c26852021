import type { Limiter } from '../../shared/http/limiter';

/** Counts nothing, for measuring what the server can do (RATE_LIMITS=off, refused in production). */
export const noLimiter: Limiter = {
  consume: async () => {},
  giveBack: async () => {},
  forget: async () => {},
};
