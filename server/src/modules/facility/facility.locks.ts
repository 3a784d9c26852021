import type { EntityManager } from 'typeorm';
import { AppError } from '../../shared/errors';

/**
 * Locks the place's row (FOR KEY SHARE) for a write that refers to it, as an import may remove it. Lock order member → place → review,
 * to avoid deadlocks. Raw: a row lock that reads no column.
 * @throws AppError NOT_FOUND
 */
export async function lockFacility(manager: EntityManager, id: number): Promise<void> {
  const found = await manager.query<unknown[]>('SELECT FROM facility WHERE id = $1 FOR KEY SHARE', [id]);
  if (found.length === 0) throw unknownFacility();
}

export const unknownFacility = () => new AppError('NOT_FOUND', '장소를 찾을 수 없습니다.');
