import type { DataSource, EntityManager } from 'typeorm';
import { AppError } from '../../shared/errors';
import { suspensionOf } from '../../shared/suspension';
import { entityIdOf } from '../../shared/validation/entity-id';
import type { Viewer } from '../../shared/viewer';
import { AuditAction } from '../audit/audit-entry.entity';
import { recordAction, validReason } from '../audit/audit.service';
import { Member } from './member.entity';
import type { AdminRoleInput } from './member.input';
import { lockWithAdmins } from './member.locks';
import { findByEmail } from './member.repository';

type LockedMember = Pick<Member, 'id' | 'isAdmin'>;

/** Owns who is an admin. A change takes effect at the member's next request. */
export class RoleService {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * For the command on the server, which gives no reason.
   * @returns false if there was nothing to change
   * @throws AppError NOT_FOUND; FORBIDDEN for the last admin and for a suspended member
   */
  setByCommand(email: string, isAdmin: boolean): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      const found = await findByEmail(manager, email);
      const locked = await lockWithAdmins(manager, found?.id ?? 0);
      const member = locked.find(({ id }) => id === found?.id);
      if (!member) throw new AppError('NOT_FOUND', `이메일이 ${email}인 회원이 없습니다.`);
      return setAdmin(manager, { locked, member, isAdmin, actorId: null });
    });
  }

  /**
   * Audits only an actual change.
   * @throws AppError NOT_FOUND; FORBIDDEN for the last admin, for a suspended member and when the viewer is an admin no more
   */
  async set({ memberId, reason: raw }: AdminRoleInput, isAdmin: boolean, viewer: Viewer): Promise<Member> {
    const reason = validReason(raw);
    const id = entityIdOf(memberId);
    if (id === null) throw memberNotFound();
    return this.dataSource.transaction(async (manager) => {
      const locked = await lockWithAdmins(manager, id);
      assertStillAdmin(locked.find((one) => one.id === viewer.memberId));
      const member = locked.find((one) => one.id === id);
      if (!member) throw memberNotFound();
      await setAdmin(manager, { locked, member, isAdmin, actorId: viewer.memberId, reason });
      return { ...member, isAdmin };
    });
  }
}

interface RoleChange {
  locked: Member[];
  member: Member;
  isAdmin: boolean;
  actorId: number | null;
  reason?: string;
}

async function setAdmin(manager: EntityManager, { locked, member, isAdmin, actorId, reason }: RoleChange): Promise<boolean> {
  if (member.isAdmin === isAdmin) return false;
  if (!isAdmin) assertNotLastAdmin(locked, member.id, '마지막 관리자입니다. 다른 관리자를 먼저 정해 주세요.');
  else if (suspensionOf(member)) throw new AppError('FORBIDDEN', '이용이 정지된 회원은 관리자로 정할 수 없습니다.');
  await manager.update(Member, member.id, { isAdmin });
  const action = isAdmin ? AuditAction.GRANT_ADMIN : AuditAction.REVOKE_ADMIN;
  await recordAction(manager, { actorId, action, targetId: member.id, memberId: member.id, reason, snapshot: member.nickName });
  return true;
}

/** @throws AppError FORBIDDEN for an acting admin who lost the role since the request began */
export function assertStillAdmin(actor: LockedMember | undefined): void {
  if (!actor?.isAdmin) throw new AppError('FORBIDDEN', '권한이 없습니다.');
}

export const memberNotFound = () => new AppError('NOT_FOUND', '없는 회원입니다.');

/** @throws AppError FORBIDDEN when the member is the only admin among those locked */
export function assertNotLastAdmin(locked: LockedMember[], memberId: number, text: string): void {
  const admins = locked.filter(({ isAdmin }) => isAdmin);
  if (admins.length === 1 && admins[0]?.id === memberId) throw new AppError('FORBIDDEN', text);
}
