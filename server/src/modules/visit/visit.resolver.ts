import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, Info, Mutation, Query, Resolver } from 'type-graphql';
import { Access, AllowsSuspended } from '../../shared/access';
import { selectedFields } from '../../shared/selected-fields';
import { listOf } from '../../shared/validation/field-cost';
import type { Viewer } from '../../shared/viewer';
import { Facility } from '../facility/facility.entity';
import type { VisitAdminService } from './visit-admin.service';
import {
  CreateVisitReportInput,
  DeleteVisitReportInput,
  SetVisitReportsAsideInput,
  ViewerVisitReportsArgs,
  VisitReportBurstsArgs,
} from './visit.input';
import { AdminVisitReport, BURST_REPORTS_MAX, VisitReportBurstPage, OwnVisitReportPage } from './visit.output';
import type { VisitService } from './visit.service';
import { VisitReport } from './visit-report.entity';

/** For fields that require a sign-in. */
interface MemberContext {
  viewer: Viewer;
}

@Resolver(() => VisitReport)
export class VisitResolver {
  constructor(
    private readonly visits: VisitService,
    private readonly admins: VisitAdminService,
  ) {}

  @Access('MEMBER')
  @Mutation(() => Facility, {
    description:
      '방문 결과를 알립니다. 알린 뒤의 장소를 돌려줍니다. 없는 장소는 NOT_FOUND, 같은 장소의 같은 날을 이미 알렸거나 다른 장소의 기록에 쓴 `requestKey`면 CONFLICT입니다.',
  })
  createVisitReport(
    @Arg('input', () => CreateVisitReportInput, { description: '알릴 방문 결과' }) input: CreateVisitReportInput,
    @Ctx() { viewer }: MemberContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return this.visits.create(input, viewer, selectedFields(info));
  }

  @Access('MEMBER')
  @AllowsSuspended()
  @Mutation(() => Facility, {
    description: '자신의 방문 기록을 지웁니다. 지운 뒤의 장소를 돌려줍니다. 없거나 다른 회원의 기록은 NOT_FOUND입니다.',
  })
  deleteVisitReport(
    @Arg('input', () => DeleteVisitReportInput, { description: '지울 방문 기록' }) input: DeleteVisitReportInput,
    @Ctx() { viewer }: MemberContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return this.visits.remove(input, viewer, selectedFields(info));
  }

  @Access('MEMBER')
  @Query(() => OwnVisitReportPage, { description: '로그인한 회원이 남긴 방문 기록, 최근에 다녀온 순' })
  viewerVisitReports(@Args(() => ViewerVisitReportsArgs) args: ViewerVisitReportsArgs, @Ctx() { viewer }: MemberContext) {
    return this.visits.listAllOwn(args, viewer);
  }

  @Access('ADMIN')
  @Query(() => VisitReportBurstPage, { description: '새 회원들의 방문 기록이 한 장소에 하루 동안 몰린 날' })
  visitReportBursts(@Args(() => VisitReportBurstsArgs) args: VisitReportBurstsArgs) {
    return this.admins.listBursts(args);
  }

  @Access('ADMIN')
  @Mutation(() => [AdminVisitReport], {
    description: '방문 기록을 빼 두거나 다시 셉니다. 빼 둔 기록은 답에도 수에도 들지 않습니다. 바꾼 뒤의 기록을 돌려줍니다.',
    complexity: listOf(BURST_REPORTS_MAX),
  })
  setVisitReportsAside(
    @Arg('input', () => SetVisitReportsAsideInput, { description: '빼 두거나 다시 셀 방문 기록' })
    input: SetVisitReportsAsideInput,
    @Ctx() { viewer }: MemberContext,
  ) {
    return this.admins.setAside(input, viewer);
  }
}
