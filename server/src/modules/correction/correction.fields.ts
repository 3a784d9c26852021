import type { GraphQLResolveInfo } from 'graphql';
import { FieldResolver, Info, Resolver, Root } from 'type-graphql';
import type { Row } from '../../shared/rows';
import { selectedFields } from '../../shared/selected-fields';
import { listOf } from '../../shared/validation/field-cost';
import { FacilityCorrection } from '../facility/facility-correction.entity';
import type { FacilityCorrectionService } from '../facility/facility-correction.service';
import { Facility } from '../facility/facility.entity';
import type { FacilityService } from '../facility/facility.service';
import { Member } from '../member/member.entity';
import type { MemberService } from '../member/member.service';
import { CorrectionConflict, ListedCorrection } from './correction.output';

/** For the complexity estimate; the real maximum is one for each field. */
const LISTED = 5;

@Resolver(() => Facility)
export class FacilityCorrectionFields {
  constructor(private readonly accepted: FacilityCorrectionService) {}

  @FieldResolver(() => [FacilityCorrection], {
    description: '자료의 값 대신 나타나는 정보와 그 근거, 최근에 받아들인 순',
    complexity: listOf(LISTED),
  })
  corrections(@Root() facility: Row<Facility>): Promise<FacilityCorrection[]> {
    return this.accepted.listOf(facility.id);
  }
}

@Resolver(() => ListedCorrection)
export class ListedCorrectionFields {
  constructor(
    private readonly facilities: FacilityService,
    private readonly members: MemberService,
  ) {}

  @FieldResolver(() => Facility, { description: '장소' })
  facility(@Root() proposal: Row<ListedCorrection>, @Info() info: GraphQLResolveInfo): Promise<Facility> {
    return this.facilities.load(proposal.facilityId, selectedFields(info));
  }

  @FieldResolver(() => Member, { nullable: true, description: '로그인하고 제안한 회원. 방문자의 제안이면 null입니다.' })
  member(@Root() { memberId }: Row<ListedCorrection>): Promise<Member> | null {
    return memberId === null ? null : this.members.load(memberId);
  }

  @FieldResolver(() => Member, {
    nullable: true,
    description: '이 제안을 처리한 관리자. 아직 처리하지 않았거나 그 관리자가 탈퇴했으면 null입니다.',
  })
  decidedBy(@Root() { deciderId }: Row<ListedCorrection>): Promise<Member | null> | null {
    return deciderId === null ? null : this.members.loadIfThere(deciderId);
  }
}

@Resolver(() => CorrectionConflict)
export class CorrectionConflictFields {
  constructor(private readonly facilities: FacilityService) {}

  @FieldResolver(() => Facility, { description: '장소' })
  facility(@Root() conflict: Row<CorrectionConflict>, @Info() info: GraphQLResolveInfo): Promise<Facility> {
    return this.facilities.load(conflict.facilityId, selectedFields(info));
  }
}
