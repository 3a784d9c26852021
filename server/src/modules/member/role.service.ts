import type { DataSource } from 'typeorm';
import { AppError } from '../../shared/errors';
import { AuditAction } from '../audit/audit-entry.entity';
import { recordAction } from '../audit/audit.service';
import { Member } from './member.entity';
import { lockWithAdmins } from './member.locks';
import { findByEmail } from './member.repository';

type LockedMember = Pick<Member, 'id' | 'isAdmin'>;

/** Owns who is an admin. Used only by the command: no page and no API makes admins. */
export class RoleService {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Takes effect at the member's next request.
   * @returns false if the member was an admin already
   * @throws AppError NOT_FOUND
   */
  grantAdmin(email: string): Promise<boolean> {
    return this.setAdmin(email, true);
  }

  /**
   * Takes effect at the member's next request.
   * @returns false if the member was not an admin
   * @throws AppError NOT_FOUND; FORBIDDEN for the last admin
   */
  revokeAdmin(email: string): Promise<boolean> {
    return this.setAdmin(email, false);
  }

  private setAdmin(email: string, isAdmin: boolean): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      const found = await findByEmail(manager, email);
      const locked = await lockWithAdmins(manager, found?.id ?? 0);
      const member = locked.find(({ id }) => id === found?.id);
      if (!member) throw new AppError('NOT_FOUND', `이메일이 ${email}인 회원이 없습니다.`);
      if (member.isAdmin === isAdmin) return false;
      if (!isAdmin) assertNotLastAdmin(locked, member.id, '마지막 관리자입니다. 다른 관리자를 먼저 정해 주세요.');
      await manager.update(Member, member.id, { isAdmin });
      const action = isAdmin ? AuditAction.GRANT_ADMIN : AuditAction.REVOKE_ADMIN;
      await recordAction(manager, { actorId: null, action, targetId: member.id });
      return true;
    });
  }
}

/** @throws AppError FORBIDDEN when the member is the only admin among those locked */
export function assertNotLastAdmin(locked: LockedMember[], memberId: number, text: string): void {
  const admins = locked.filter(({ isAdmin }) => isAdmin);
  if (admins.length === 1 && admins[0]?.id === memberId) throw new AppError('FORBIDDEN', text);
}
