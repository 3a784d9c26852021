import type { DataSource } from 'typeorm';
import { AppError } from '../../shared/errors';
import { endText, type Suspension, type SuspensionColumns, suspensionOf } from '../../shared/suspension';
import { entityIdOf } from '../../shared/validation/entity-id';
import type { Viewer } from '../../shared/viewer';
import { AuditAction } from '../audit/audit-entry.entity';
import { recordAction, validReason } from '../audit/audit.service';
import { Member } from '../member/member.entity';
import { lockBoth } from '../member/member.locks';
import { assertStillAdmin, memberNotFound } from '../member/role.service';
import type { LiftSuspensionInput, SuspendMemberInput } from './suspension.input';

const DAY_MS = 86_400_000;
const NOT_SUSPENDED: SuspensionColumns = { suspendedAt: null, suspendedUntil: null, suspensionReason: null };

/** Owns suspending members. Not here: refusing what they write (app/graphql/auth-checker.ts, `lockActor`). */
export class SuspensionService {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Replaces an earlier suspension. Waits for what the member is writing; what is written afterwards is refused.
   * @throws AppError NOT_FOUND; FORBIDDEN for admins and for the viewer
   */
  suspend({ days, ...input }: SuspendMemberInput, viewer: Viewer): Promise<Member> {
    return this.change(input, AuditAction.SUSPEND_MEMBER, viewer, (member, reason) => {
      if (member.id === viewer.memberId) throw new AppError('FORBIDDEN', '자신의 이용은 정지할 수 없습니다.');
      if (member.isAdmin)
        throw new AppError('FORBIDDEN', '관리자의 이용은 정지할 수 없습니다. 관리자 권한을 먼저 거두어 주세요.');
      const since = new Date();
      const until = days == null ? null : new Date(since.getTime() + days * DAY_MS);
      return { suspendedAt: since, suspendedUntil: until, suspensionReason: reason };
    });
  }

  /**
   * Audits only a suspension that there was.
   * @throws AppError NOT_FOUND
   */
  lift(input: LiftSuspensionInput, viewer: Viewer): Promise<Member> {
    return this.change(input, AuditAction.LIFT_SUSPENSION, viewer, (member) => suspensionOf(member) && NOT_SUSPENDED);
  }

  /** @param columnsOf null: nothing changes */
  private async change(
    { memberId, reason: raw }: LiftSuspensionInput,
    action: AuditAction,
    viewer: Viewer,
    columnsOf: (member: Member, reason: string) => SuspensionColumns | null,
  ): Promise<Member> {
    const reason = validReason(raw);
    const id = entityIdOf(memberId);
    if (id === null) throw memberNotFound();
    return this.dataSource.transaction(async (manager) => {
      const locked = await lockBoth(manager, viewer.memberId, id);
      assertStillAdmin(locked.find((one) => one.id === viewer.memberId));
      const member = locked.find((one) => one.id === id);
      if (!member) throw memberNotFound();
      const columns = columnsOf(member, reason);
      if (!columns) return member;
      const before = suspensionOf(member);
      await manager.update(Member, id, columns);
      const snapshot = before ? snapshotOf(before) : undefined;
      await recordAction(manager, { actorId: viewer.memberId, action, targetId: id, memberId: id, reason, snapshot });
      return { ...member, ...columns };
    });
  }
}

const snapshotOf = ({ reason, until }: Suspension): string => `${until ? endText(until) : '풀 때까지'} 정지: ${reason}`;
