import { onPrimary } from '../../database/replica-reads';
import type { Limiter } from '../../shared/http/limiter';

/** Counting writes, also within reads of a visitor. */
export function countOnPrimary(limiter: Limiter): Limiter {
  return {
    consume: (name, key) => onPrimary(() => limiter.consume(name, key)),
    giveBack: (name, key) => onPrimary(() => limiter.giveBack(name, key)),
    forget: (name, key) => onPrimary(() => limiter.forget(name, key)),
  };
}
