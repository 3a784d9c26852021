import { setTimeout as sleep } from 'node:timers/promises';
import { currentBudget } from './deadline';
import { sqlStateOf } from './sql-state';

/** How often what lost is tried again. */
const RETRIES_MAX = 3;
/** Who lost together must not meet again: the next try comes after a random part of this, which doubles. */
const PAUSE_MS = 20;
/** SQLSTATE of work that was taken back as a whole because of what others did at that moment: serialization failure, deadlock. */
const LOST = /^(40001|40P01)$/;

/**
 * Does work again that Postgres took back because it collided with another's. Only for work of which nothing is left then: a whole
 * transaction, or a statement that is one.
 */
export function retryLost<T>(work: () => Promise<T>): Promise<T> {
  return work().catch((error: unknown) => again(work, error));
}

async function again<T>(work: () => Promise<T>, lost: unknown): Promise<T> {
  let error = lost;
  for (let retries = 0; retries < RETRIES_MAX && isLost(error) && !currentBudget()?.isSpent(); retries++) {
    await sleep(Math.random() * PAUSE_MS * 2 ** retries);
    try {
      return await work();
    } catch (next) {
      error = next;
    }
  }
  throw error;
}

export function isLost(error: unknown): boolean {
  return LOST.test(sqlStateOf(error) ?? '');
}
