import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Access } from '../../shared/access';
import type { Row } from '../../shared/rows';
import type { Viewer } from '../../shared/viewer';
import { Member } from '../member/member.entity';
import type { MemberService } from '../member/member.service';
import { ModerateContentInput } from './blinding.input';
import { ReportedContentsArgs } from './content-report.input';
import { ContentReport, ReportedContentPage } from './content-report.output';
import type { ContentReportService } from './content-report.service';

interface AdminContext {
  viewer: Viewer;
}

@Resolver(() => ContentReport)
export class ContentReportResolver {
  constructor(
    private readonly reports: ContentReportService,
    private readonly members: MemberService,
  ) {}

  @Access('ADMIN')
  @Query(() => ReportedContentPage, { description: '신고되었거나 가린 리뷰와 댓글을 글마다 묶은 것' })
  reportedContents(@Args(() => ReportedContentsArgs) args: ReportedContentsArgs, @Ctx() { viewer }: AdminContext) {
    return this.reports.list(args, viewer);
  }

  @Access('ADMIN')
  @Mutation(() => Int, {
    description: '한 글의 신고를 모두 물리칩니다. 글은 남습니다. 물리친 신고의 수를 돌려줍니다. 없는 글은 NOT_FOUND입니다.',
  })
  dismissReports(
    @Arg('input', () => ModerateContentInput, { description: '신고를 물리칠 글과 사유' }) input: ModerateContentInput,
    @Ctx() { viewer }: AdminContext,
  ) {
    return this.reports.dismiss(input, viewer);
  }

  @FieldResolver(() => Member, { description: '신고한 회원' })
  reporter(@Root() report: Row<ContentReport>): Promise<Member> {
    return this.members.load(report.reporterId);
  }
}
