import { FieldResolver, Resolver, Root } from 'type-graphql';
import type { Row } from '../../shared/rows';
import { AuditEntry } from '../audit/audit-entry.entity';
import { Member } from '../member/member.entity';
import type { MemberService } from '../member/member.service';

@Resolver(() => AuditEntry)
export class AuditEntryFields {
  constructor(private readonly members: MemberService) {}

  @FieldResolver(() => Member, {
    nullable: true,
    description: '그 일을 한 관리자. 탈퇴했거나 서버의 명령으로 한 일이면 null입니다.',
  })
  actor(@Root() { actorId }: Row<AuditEntry>): Promise<Member | null> | null {
    return actorId === null ? null : this.members.loadIfThere(actorId);
  }

  @FieldResolver(() => Member, {
    nullable: true,
    description: '대상인 회원이나 대상인 글을 쓴 회원. 탈퇴했거나 회원의 것이 아니면 null입니다.',
  })
  member(@Root() { memberId }: Row<AuditEntry>): Promise<Member | null> | null {
    return memberId === null ? null : this.members.loadIfThere(memberId);
  }
}
