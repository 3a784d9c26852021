import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql';
import { selectedFields } from '../../shared/selected-fields';
import { listOf } from '../../shared/validation/field-cost';
import type { Row } from '../../shared/rows';
import type { Viewer } from '../../shared/viewer';
import { Facility } from '../facility/facility.entity';
import type { FacilityService } from '../facility/facility.service';
import { Member } from '../member/member.entity';
import type { MemberService } from '../member/member.service';
import type { VisitAdminService } from './visit-admin.service';
import {
  AdminVisitReport,
  BURST_REPORTS_MAX,
  burstReportsCost,
  OwnVisitReport,
  VisitReportBurst,
  VisitSummary,
} from './visit.output';
import { OWN_MAX } from './visit.repository';
import type { VisitService } from './visit.service';
import { VisitReport } from './visit-report.entity';

/** Visit fields of a facility. */
@Resolver(() => Facility)
export class FacilityVisitFields {
  constructor(private readonly visits: VisitService) {}

  @FieldResolver(() => VisitSummary, { description: '다녀온 회원들이 알려 준 것' })
  visitSummary(@Root() facility: Row<Facility>): Promise<VisitSummary> {
    return this.visits.summaryOf(facility.id);
  }

  @FieldResolver(() => [VisitReport], {
    description: `보는 사람이 이 장소에 남긴 방문 기록, 최근에 다녀온 순으로 ${OWN_MAX}개까지. 방문자에게는 빈 목록입니다.`,
    complexity: listOf(OWN_MAX),
  })
  viewerVisitReports(
    @Root() facility: Row<Facility>,
    @Ctx() { viewer }: { viewer: Viewer | null },
  ): Promise<VisitReport[]> | VisitReport[] {
    return viewer === null ? [] : this.visits.listOwn({ memberId: viewer.memberId, facilityId: facility.id });
  }
}

@Resolver(() => OwnVisitReport)
export class OwnVisitReportFields {
  constructor(private readonly facilities: FacilityService) {}

  @FieldResolver(() => Facility, { description: '다녀온 장소' })
  facility(@Root() report: Row<OwnVisitReport>, @Info() info: GraphQLResolveInfo): Promise<Facility> {
    return this.facilities.load(report.facilityId, selectedFields(info));
  }
}

@Resolver(() => AdminVisitReport)
export class AdminVisitReportFields {
  constructor(private readonly members: MemberService) {}

  @FieldResolver(() => Member, { description: '알려 준 회원' })
  member(@Root() report: Row<AdminVisitReport>): Promise<Member> {
    return this.members.load(report.memberId);
  }
}

@Resolver(() => VisitReportBurst)
export class VisitReportBurstFields {
  constructor(
    private readonly visits: VisitAdminService,
    private readonly facilities: FacilityService,
  ) {}

  @FieldResolver(() => Facility, { description: '기록이 몰린 장소' })
  facility(@Root() burst: Row<VisitReportBurst>, @Info() info: GraphQLResolveInfo): Promise<Facility> {
    return this.facilities.load(burst.facilityId, selectedFields(info));
  }

  @FieldResolver(() => [AdminVisitReport], {
    description: `그날의 모든 기록, 최신순으로 ${BURST_REPORTS_MAX}개까지`,
    complexity: burstReportsCost,
  })
  reports(@Root() burst: Row<VisitReportBurst>): Promise<AdminVisitReport[]> {
    return this.visits.listReports(burst);
  }
}
