import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, ID, Info, Mutation, Query, Resolver } from 'type-graphql';
import { Access, AllowsSuspended, CachedForVisitors } from '../../shared/access';
import { selectedFields } from '../../shared/selected-fields';
import { FILE_REFUSALS } from '../../shared/validation/manual-texts';
import { LIMITS } from '../../shared/validation/limits';
import { LIST_LENGTHS, listCost } from '../../shared/validation/field-cost';
import type { Viewer } from '../../shared/viewer';
import { Member } from '../member/member.entity';
import type { MemberService } from '../member/member.service';
import { Review } from './review.entity';
import {
  CreateReviewInput,
  DeleteReviewInput,
  DeleteReviewReportInput,
  ReportReviewInput,
  ReviewPhotosArgs,
  ReviewReportsArgs,
  ReviewsArgs,
  TagsArgs,
  ToggleReviewLikeInput,
  UpdateReviewInput,
  ViewerReviewDaysArgs,
} from './review.input';
import { DeletedReview, ReviewDay, ReviewPage, ReviewPhotoPage, ReviewReportPage, ToggledReviewLike } from './review.output';
import type { ReviewService } from './review.service';
import type { ReviewLikeService } from './review-like.service';
import type { ReviewReportService } from './review-report.service';
import { Tag } from './tag.entity';

interface Context {
  viewer: Viewer | null;
}
/** For fields that require a sign-in. */
interface MemberContext {
  viewer: Viewer;
}

export interface ReviewResolverParts {
  reviews: ReviewService;
  likes: ReviewLikeService;
  reports: ReviewReportService;
  members: MemberService;
}

@Resolver(() => Review)
export class ReviewResolver {
  constructor(private readonly parts: ReviewResolverParts) {}

  @Access('PUBLIC')
  @CachedForVisitors()
  @Query(() => Review, { nullable: true, description: '리뷰 하나. 없으면 null입니다.' })
  review(@Arg('id', () => ID, { description: '리뷰의 id' }) id: string, @Ctx() { viewer }: Context) {
    return this.parts.reviews.find(id, viewer);
  }

  @Access('PUBLIC')
  @CachedForVisitors()
  @Query(() => ReviewPage, {
    name: 'reviews',
    description:
      '조건에 맞는 리뷰. 없는 장소나 회원이면 빈 목록입니다. 장소나 회원을 정하지 않고 LIKES 순서를 요청하면 BAD_USER_INPUT입니다.',
  })
  list(@Args(() => ReviewsArgs) args: ReviewsArgs, @Ctx() { viewer }: Context, @Info() info: GraphQLResolveInfo) {
    return this.parts.reviews.list(args, viewer, {
      page: selectedFields(info),
      member: selectedFields(info, 'items', 'member'),
      facility: selectedFields(info, 'items', 'facility'),
    });
  }

  @Access('PUBLIC')
  @CachedForVisitors()
  @Query(() => ReviewPhotoPage, { description: '한 장소의 리뷰에 올라온 사진. 없는 장소이면 빈 목록입니다.' })
  reviewPhotos(@Args(() => ReviewPhotosArgs) args: ReviewPhotosArgs) {
    return this.parts.reviews.listPhotos(args);
  }

  @Access('MEMBER')
  @Query(() => [ReviewDay], {
    description: `로그인한 회원이 쓴 리뷰를 서울의 날짜별로 묶은 것, 날짜순. 쓴 날만 있습니다. 한 해에 ${LIMITS.reviewListMax.toLocaleString('ko')}개가 넘으면 가장 최근의 것만 있습니다.`,
    // Worst case: each review on a different day.
    complexity: ({ args, childComplexity }) =>
      listCost(args.month == null ? LIST_LENGTHS.reviewsOfYear : LIST_LENGTHS.reviewsOfMonth, childComplexity),
  })
  viewerReviewDays(@Args(() => ViewerReviewDaysArgs) args: ViewerReviewDaysArgs, @Ctx() { viewer }: MemberContext) {
    return this.parts.reviews.listDays(args, viewer);
  }

  @Access('PUBLIC')
  @CachedForVisitors()
  @Query(() => Member, { nullable: true, description: 'id로 찾은 회원. 리뷰를 모아 보여 주는 화면에 씁니다. 없으면 null입니다.' })
  reviewer(@Arg('id', () => ID, { description: '회원의 id' }) id: string) {
    return this.parts.members.find(id);
  }

  @Access('PUBLIC')
  @CachedForVisitors()
  @Query(() => [Tag], { description: '지금 있는 리뷰에 쓰인 태그, 많이 쓰인 순' })
  tags(@Args(() => TagsArgs) args: TagsArgs) {
    return this.parts.reviews.listTags(args);
  }

  @Access('ADMIN')
  @Query(() => ReviewReportPage, { description: '아직 처리하지 않은 리뷰 신고. 처리한 신고는 지웁니다.' })
  reviewReports(@Args(() => ReviewReportsArgs) args: ReviewReportsArgs, @Ctx() { viewer }: MemberContext) {
    return this.parts.reports.list(args, viewer);
  }

  @Access('MEMBER')
  @Mutation(() => Review, {
    description: `리뷰를 씁니다. 없는 장소는 NOT_FOUND, 다른 장소의 리뷰에 쓴 \`requestKey\`는 CONFLICT입니다. ${FILE_REFUSALS}`,
  })
  createReview(
    @Arg('input', () => CreateReviewInput, { description: '쓸 리뷰' }) input: CreateReviewInput,
    @Ctx() { viewer }: MemberContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return this.parts.reviews.create(input, viewer, selectedFields(info));
  }

  @Access('MEMBER')
  @Mutation(() => Review, {
    description: `리뷰를 고칩니다. 쓴 회원과 관리자만 고칠 수 있어 다른 회원은 FORBIDDEN, 없는 리뷰는 NOT_FOUND입니다. ${FILE_REFUSALS}`,
  })
  updateReview(
    @Arg('input', () => UpdateReviewInput, { description: '고칠 리뷰' }) input: UpdateReviewInput,
    @Ctx() { viewer }: MemberContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return this.parts.reviews.update(input, viewer, selectedFields(info));
  }

  @Access('MEMBER')
  @AllowsSuspended()
  @Mutation(() => DeletedReview, {
    description:
      '리뷰를 좋아요, 신고, 사진과 함께 지웁니다. 쓴 회원과 관리자만 지울 수 있어 다른 회원은 FORBIDDEN, 없는 리뷰는 NOT_FOUND입니다.',
  })
  deleteReview(
    @Arg('input', () => DeleteReviewInput, { description: '지울 리뷰' }) input: DeleteReviewInput,
    @Ctx() { viewer }: MemberContext,
  ) {
    return this.parts.reviews.remove(input, viewer);
  }

  @Access('MEMBER')
  @Mutation(() => ToggledReviewLike, { description: '좋아요를 누르거나 거둡니다. 없는 리뷰는 NOT_FOUND입니다.' })
  toggleReviewLike(
    @Arg('input', () => ToggleReviewLikeInput, { description: '좋아요를 바꿀 리뷰' }) input: ToggleReviewLikeInput,
    @Ctx() { viewer }: MemberContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return this.parts.likes.toggle(input, viewer, selectedFields(info, 'review'));
  }

  @Access('MEMBER')
  @Mutation(() => Review, {
    description:
      '리뷰를 관리자에게 신고합니다. 없는 리뷰는 NOT_FOUND, 자신의 리뷰는 BAD_USER_INPUT, 이미 신고했으면 CONFLICT입니다.',
  })
  reportReview(
    @Arg('input', () => ReportReviewInput, { description: '신고할 리뷰' }) input: ReportReviewInput,
    @Ctx() { viewer }: MemberContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return this.parts.reports.report(input, viewer, selectedFields(info));
  }

  @Access('ADMIN')
  @Mutation(() => ID, {
    description: '신고만 지웁니다. 리뷰는 남습니다. 지운 신고의 id를 돌려줍니다. 없는 신고는 NOT_FOUND입니다.',
  })
  deleteReviewReport(
    @Arg('input', () => DeleteReviewReportInput, { description: '지울 신고' }) input: DeleteReviewReportInput,
    @Ctx() { viewer }: MemberContext,
  ) {
    return this.parts.reports.remove(input, viewer);
  }
}
