import type { EntityManager } from 'typeorm';

/**
 * Makes requests about the same pair wait for each other until their transactions end. A row that is not there yet cannot be
 * locked, and without a lock toggles that arrive together lose some.
 */
export async function lockPair(
  manager: EntityManager,
  kind: 'review-like' | 'favorite',
  one: number,
  other: number,
): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`${kind} ${one} ${other}`]);
}
