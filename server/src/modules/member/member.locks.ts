import { type EntityManager, In } from 'typeorm';
import { AppError } from '../../shared/errors';
import { assertNotSuspended, suspensionOf } from '../../shared/suspension';
import { Member } from './member.entity';

const FIRST_SIGN_IN_LOCK = 5_230_003;

/** Serializes first sign-ins with Kakao: same person → one member, same nickname → different numbers. Raw: advisory lock. */
export async function lockFirstSignIns(manager: EntityManager): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock($1)', [FIRST_SIGN_IN_LOCK]);
}

/** Locks a member and all admins in the order of their ids, so that the last two admins cannot leave concurrently. */
export function lockWithAdmins(manager: EntityManager, memberId: number): Promise<Member[]> {
  return manager.find(Member, {
    where: [{ id: memberId }, { isAdmin: true }],
    order: { id: 'ASC' },
    lock: { mode: 'for_no_key_update' },
  });
}

/** Locks two members FOR UPDATE in the order of their ids: waits for what either is writing. */
export function lockBoth(manager: EntityManager, one: number, other: number): Promise<Member[]> {
  return manager.find(Member, { where: { id: In([one, other]) }, order: { id: 'ASC' }, lock: { mode: 'pessimistic_write' } });
}

/**
 * Locks the acting member's row (FOR KEY SHARE), so that a concurrent withdrawal waits. Lock order member → place → review, to avoid
 * deadlocks.
 * @throws AppError UNAUTHENTICATED if the member withdrew since the request began, FORBIDDEN if the member is suspended
 */
export async function lockActor(manager: EntityManager, memberId: number): Promise<Member> {
  const member = await lockSuspendedActor(manager, memberId);
  assertNotSuspended(suspensionOf(member));
  return member;
}

/** `lockActor` for what suspended members may do too: mutations with `@AllowsSuspended()`. */
export async function lockSuspendedActor(manager: EntityManager, memberId: number): Promise<Member> {
  const member = await manager.findOne(Member, { where: { id: memberId }, lock: { mode: 'for_key_share' } });
  if (!member) throw new AppError('UNAUTHENTICATED', '로그인이 만료되었습니다. 다시 로그인해 주세요.');
  return member;
}
