import { Counter, type Registry } from 'prom-client';
import { AppError } from '../../shared/errors';
import { LIMIT_FIGURES } from '../../shared/validation/limit-figures';
import type { Handler } from '../../shared/http/http-handler';
import type { Limiter } from '../../shared/http/limiter';

/** Name of the limit on all requests of an address, as in the headers. */
const CEILING = 'REQUESTS';

/** Refusals by the name of the limit, never by address or account. */
export class LimitMetrics {
  private readonly refusals: Counter<'limit'>;

  constructor(registry: Registry) {
    this.refusals = new Counter({
      name: 'limit_refusals_total',
      help: 'Attempts refused because a limit was reached, by limit; REQUESTS is the ceiling over all requests of one address',
      labelNames: ['limit'],
      registers: [registry],
    });
    for (const limit of [CEILING, ...Object.keys(LIMIT_FIGURES)]) this.refusals.inc({ limit }, 0);
  }

  watchLimiter(limiter: Limiter): Limiter {
    return {
      consume: (name, key) =>
        limiter.consume(name, key).catch((error: unknown) => {
          this.count(name, error);
          throw error;
        }),
      giveBack: (name, key) => limiter.giveBack(name, key),
      forget: (name, key) => limiter.forget(name, key),
    };
  }

  watchCeiling(ceiling: Handler): Handler {
    return (req, res, next) =>
      ceiling(req, res, (error?: unknown) => {
        this.count(CEILING, error);
        next(error);
      });
  }

  private count(limit: string, error: unknown): void {
    if (error instanceof AppError && error.code === 'TOO_MANY_REQUESTS') this.refusals.inc({ limit });
  }
}
