import type { DataSource, EntityManager } from 'typeorm';
import { AppError } from '../../shared/errors';
import { endText, type Suspension, suspensionOf } from '../../shared/suspension';
import { entityIdOf } from '../../shared/validation/entity-id';
import type { Viewer } from '../../shared/viewer';
import { AuditAction } from '../audit/audit-entry.entity';
import { recordAction, validReason } from '../audit/audit.service';
import { Member } from '../member/member.entity';
import { lockBoth } from '../member/member.locks';
import { assertStillAdmin, memberNotFound } from '../member/role.service';
import type { LiftSuspensionInput, SuspendMemberInput } from './suspension.input';

const DAY_MS = 86_400_000;

/** Owns suspending members. Not here: refusing what they write (app/graphql/auth-checker.ts, `lockActor`). */
export class SuspensionService {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Replaces an earlier suspension. Waits for what the member is writing; what is written afterwards is refused.
   * @throws AppError NOT_FOUND; FORBIDDEN for admins and for the viewer
   */
  suspend({ memberId, reason: raw, days }: SuspendMemberInput, viewer: Viewer): Promise<Member> {
    const reason = validReason(raw);
    return this.change(memberId, viewer, async (manager, member) => {
      if (member.id === viewer.memberId) throw new AppError('FORBIDDEN', '자신의 이용은 정지할 수 없습니다.');
      if (member.isAdmin)
        throw new AppError('FORBIDDEN', '관리자의 이용은 정지할 수 없습니다. 관리자 권한을 먼저 거두어 주세요.');
      const since = new Date();
      const until = days == null ? null : new Date(since.getTime() + days * DAY_MS);
      const columns = { suspendedAt: since, suspendedUntil: until, suspensionReason: reason };
      await manager.update(Member, member.id, columns);
      const before = suspensionOf(member);
      await recordAction(manager, {
        ...{ actorId: viewer.memberId, action: AuditAction.SUSPEND_MEMBER, targetId: member.id, memberId: member.id, reason },
        snapshot: before ? snapshotOf(before) : undefined,
      });
      return { ...member, ...columns };
    });
  }

  /**
   * Audits only a suspension that there was.
   * @throws AppError NOT_FOUND
   */
  lift({ memberId, reason: raw }: LiftSuspensionInput, viewer: Viewer): Promise<Member> {
    const reason = validReason(raw);
    return this.change(memberId, viewer, async (manager, member) => {
      const before = suspensionOf(member);
      if (!before) return member;
      const columns = { suspendedAt: null, suspendedUntil: null, suspensionReason: null };
      await manager.update(Member, member.id, columns);
      await recordAction(manager, {
        ...{ actorId: viewer.memberId, action: AuditAction.LIFT_SUSPENSION, targetId: member.id, memberId: member.id, reason },
        snapshot: snapshotOf(before),
      });
      return { ...member, ...columns };
    });
  }

  private async change(
    memberId: string,
    viewer: Viewer,
    work: (manager: EntityManager, member: Member) => Promise<Member>,
  ): Promise<Member> {
    const id = entityIdOf(memberId);
    if (id === null) throw memberNotFound();
    return this.dataSource.transaction(async (manager) => {
      const locked = await lockBoth(manager, viewer.memberId, id);
      assertStillAdmin(locked.find((one) => one.id === viewer.memberId));
      const member = locked.find((one) => one.id === id);
      if (!member) throw memberNotFound();
      return work(manager, member);
    });
  }
}

const snapshotOf = ({ reason, until }: Suspension): string => `${until ? endText(until) : '풀 때까지'} 정지: ${reason}`;
