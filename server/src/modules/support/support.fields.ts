import type { GraphQLResolveInfo } from 'graphql';
import { FieldResolver, Info, Resolver, Root } from 'type-graphql';
import type { Row } from '../../shared/rows';
import { selectedFields } from '../../shared/selected-fields';
import { listOf } from '../../shared/validation/field-cost';
import { Facility } from '../facility/facility.entity';
import type { FacilityService } from '../facility/facility.service';
import { Member } from '../member/member.entity';
import type { MemberService } from '../member/member.service';
import { Inquiry, InquiryAbout } from './inquiry.entity';
import { InquiryNote } from './inquiry-note.entity';
import type { SupportService } from './support.service';

/** For the complexity estimate; most have none. */
const NOTES_LISTED = 3;

@Resolver(() => Inquiry)
export class InquiryFields {
  constructor(
    private readonly members: MemberService,
    private readonly support: SupportService,
  ) {}

  @FieldResolver(() => Member, { nullable: true, description: '로그인한 채로 보냈다면 그 회원, 아니면 null입니다.' })
  member(@Root() { memberId }: Row<Inquiry>): Promise<Member> | null {
    return memberId === null ? null : this.members.load(memberId);
  }

  @FieldResolver(() => [InquiryNote], { description: '관리자끼리 보는 메모, 오래된 순', complexity: listOf(NOTES_LISTED) })
  notes(@Root() { id }: Row<Inquiry>): Promise<InquiryNote[]> {
    return this.support.notesOf(id);
  }
}

@Resolver(() => InquiryNote)
export class InquiryNoteFields {
  constructor(private readonly members: MemberService) {}

  @FieldResolver(() => Member, { nullable: true, description: '쓴 관리자. 탈퇴했으면 null입니다.' })
  author(@Root() { authorId }: Row<InquiryNote>): Promise<Member> | null {
    return authorId === null ? null : this.members.load(authorId);
  }
}

@Resolver(() => InquiryAbout)
export class InquiryAboutFields {
  constructor(private readonly facilities: FacilityService) {}

  @FieldResolver(() => Facility, { nullable: true, description: '장소. 리뷰에 대한 문의라면 리뷰의 장소입니다.' })
  facility(@Root() { facilityId }: Row<InquiryAbout>, @Info() info: GraphQLResolveInfo): Promise<Facility> | null {
    return facilityId === null ? null : this.facilities.load(facilityId, selectedFields(info));
  }
}
