import { FieldResolver, Resolver, Root } from 'type-graphql';
import type { Row } from '../../shared/rows';
import { Member } from '../member/member.entity';
import type { MemberService } from '../member/member.service';
import { Inquiry } from './inquiry.entity';

@Resolver(() => Inquiry)
export class InquiryFields {
  constructor(private readonly members: MemberService) {}

  @FieldResolver(() => Member, { nullable: true, description: '로그인한 채로 보냈다면 그 회원, 아니면 null입니다.' })
  member(@Root() { memberId }: Row<Inquiry>): Promise<Member> | null {
    return memberId === null ? null : this.members.load(memberId);
  }
}
