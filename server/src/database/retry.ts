import { setTimeout as sleep } from 'node:timers/promises';
import { currentBudget } from './deadline';
import { sqlStateOf } from './sql-state';

const RETRIES_MAX = 3;
/** A random part of this, doubled each time, separates those that collided. */
const PAUSE_MS = 20;
/** SQLSTATE of work that Postgres rolled back because of concurrent work: serialization failure, deadlock. */
const LOST = /^(40001|40P01)$/;

/** Repeats work that failed with `error`, if that means it was rolled back as a whole because it collided with concurrent work. */
export async function retryIfLost<T>(error: unknown, work: () => Promise<T>): Promise<T> {
  let last = error;
  for (let retries = 0; retries < RETRIES_MAX && isLost(last) && !currentBudget()?.isSpent(); retries++) {
    await sleep(Math.random() * PAUSE_MS * 2 ** retries);
    try {
      return await work();
    } catch (next) {
      last = next;
    }
  }
  throw last;
}

export function isLost(error: unknown): boolean {
  return LOST.test(sqlStateOf(error) ?? '');
}
