import type { EntityManager } from 'typeorm';
import { AppError } from '../../shared/errors';
import { Member } from './member.entity';

/**
 * Locks the acting member's row (FOR KEY SHARE), so that nothing is written for a member who withdraws. Lock order member → place →
 * review, to avoid deadlocks.
 * @throws AppError UNAUTHENTICATED for a member who withdrew since the request began
 */
export async function lockActor(manager: EntityManager, memberId: number): Promise<Member> {
  const member = await manager.findOne(Member, { where: { id: memberId }, lock: { mode: 'for_key_share' } });
  if (!member) throw new AppError('UNAUTHENTICATED', '로그인이 만료되었습니다. 다시 로그인해 주세요.');
  return member;
}
