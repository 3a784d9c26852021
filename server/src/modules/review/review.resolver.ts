import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../../shared/access';
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

interface Asked {
  viewer: Viewer | null;
}
/** On fields that a visitor cannot reach. */
interface AskedByMember {
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
  @Query(() => Review, { nullable: true, description: '리뷰 하나. 없으면 null.' })
  review(@Arg('id', () => ID) id: string, @Ctx() { viewer }: Asked) {
    return this.parts.reviews.find(id, viewer);
  }

  @Access('PUBLIC')
  @Query(() => ReviewPage, {
    name: 'reviews',
    description: '리뷰. 결과의 25,000번째 줄보다 뒤는 BAD_USER_INPUT. 없는 장소나 회원의 리뷰는 빈 목록.',
  })
  list(@Args(() => ReviewsArgs) args: ReviewsArgs, @Ctx() { viewer }: Asked) {
    return this.parts.reviews.list(args, viewer);
  }

  @Access('PUBLIC')
  @Query(() => ReviewPhotoPage, { description: '한 장소의 리뷰에 올라온 사진, 새 리뷰의 사진부터' })
  reviewPhotos(@Args(() => ReviewPhotosArgs) args: ReviewPhotosArgs) {
    return this.parts.reviews.listPhotos(args);
  }

  @Access('MEMBER')
  @Query(() => [ReviewDay], { description: '로그인한 회원이 쓴 리뷰, 서울의 날짜별로. 쓴 날만, 날짜순.' })
  viewerReviewDays(@Args(() => ViewerReviewDaysArgs) args: ViewerReviewDaysArgs, @Ctx() { viewer }: AskedByMember) {
    return this.parts.reviews.listDays(args, viewer);
  }

  @Access('PUBLIC')
  @Query(() => Member, { nullable: true, description: '리뷰를 쓰는 회원. 누구나 볼 수 있는 것만 보이며, 없으면 null.' })
  reviewer(@Arg('id', () => ID) id: string) {
    return this.parts.members.find(id);
  }

  @Access('PUBLIC')
  @Query(() => [Tag], { description: '리뷰에 쓰인 태그, 많이 쓰인 순' })
  tags(@Args(() => TagsArgs) args: TagsArgs) {
    return this.parts.reviews.listTags(args);
  }

  @Access('ADMIN')
  @Query(() => ReviewReportPage, { description: '리뷰 신고. 25,000번째 줄보다 뒤는 BAD_USER_INPUT.' })
  reviewReports(@Args(() => ReviewReportsArgs) args: ReviewReportsArgs, @Ctx() { viewer }: AskedByMember) {
    return this.parts.reports.list(args, viewer);
  }

  @Access('MEMBER')
  @Mutation(() => Review, {
    description: '리뷰를 씁니다. 없는 장소는 NOT_FOUND, 하루에 올릴 수 있는 사진을 넘으면 TOO_MANY_REQUESTS.',
  })
  createReview(@Arg('input', () => CreateReviewInput) input: CreateReviewInput, @Ctx() { viewer }: AskedByMember) {
    return this.parts.reviews.create(input, viewer);
  }

  @Access('MEMBER')
  @Mutation(() => Review, { description: '리뷰를 고칩니다. 쓴 회원과 관리자만, 다른 회원은 FORBIDDEN.' })
  updateReview(@Arg('input', () => UpdateReviewInput) input: UpdateReviewInput, @Ctx() { viewer }: AskedByMember) {
    return this.parts.reviews.update(input, viewer);
  }

  @Access('MEMBER')
  @Mutation(() => DeletedReview, {
    description: '리뷰를 좋아요, 신고, 사진과 함께 지웁니다. 쓴 회원과 관리자만, 다른 회원은 FORBIDDEN.',
  })
  deleteReview(@Arg('input', () => DeleteReviewInput) input: DeleteReviewInput, @Ctx() { viewer }: AskedByMember) {
    return this.parts.reviews.remove(input, viewer);
  }

  @Access('MEMBER')
  @Mutation(() => ToggledReviewLike, { description: '좋아요를 누르거나 거둡니다.' })
  toggleReviewLike(@Arg('input', () => ToggleReviewLikeInput) input: ToggleReviewLikeInput, @Ctx() { viewer }: AskedByMember) {
    return this.parts.likes.toggle(input, viewer);
  }

  @Access('MEMBER')
  @Mutation(() => Review, { description: '리뷰를 신고합니다. 자신의 리뷰는 BAD_USER_INPUT, 이미 신고했으면 CONFLICT.' })
  reportReview(@Arg('input', () => ReportReviewInput) input: ReportReviewInput, @Ctx() { viewer }: AskedByMember) {
    return this.parts.reports.report(input, viewer);
  }

  @Access('ADMIN')
  @Mutation(() => ID, { description: '신고만 지웁니다. 리뷰는 남습니다. 지운 신고의 id를 돌려줍니다.' })
  deleteReviewReport(
    @Arg('input', () => DeleteReviewReportInput) input: DeleteReviewReportInput,
    @Ctx() { viewer }: AskedByMember,
  ) {
    return this.parts.reports.remove(input, viewer);
  }
}
