import type { EntityManager } from 'typeorm';
import { AppError } from '../../shared/errors';

/**
 * Holds on to the place that a write hangs on until the write is in: an import may remove it meanwhile. After the member who acts
 * (member/acting-member.service.ts), before everything else: imports and withdrawals take the same order.
 * @throws AppError NOT_FOUND
 */
export async function lockFacility(manager: EntityManager, id: number): Promise<void> {
  const known = await manager.query<unknown[]>('SELECT FROM facility WHERE id = $1 FOR KEY SHARE', [id]);
  if (known.length === 0) throw unknownFacility();
}

export const unknownFacility = () => new AppError('NOT_FOUND', '장소를 찾을 수 없습니다.');
