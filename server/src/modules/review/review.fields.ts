import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, FieldResolver, Float, Info, Int, Resolver, Root } from 'type-graphql';
import { Blinding, blindingOf } from '../../shared/blinding';
import { selectedFields } from '../../shared/selected-fields';
import type { Viewer } from '../../shared/viewer';
import type { Row } from '../../shared/rows';
import { Facility } from '../facility/facility.entity';
import type { FacilityService } from '../facility/facility.service';
import { Member } from '../member/member.entity';
import type { MemberService } from '../member/member.service';
import { Review } from './review.entity';
import { DeletedReview, ReviewPhoto } from './review.output';
import { canEdit, isAuthor } from './review.policy';
import { ReviewReport } from './review-report.entity';
import type { ReviewStatistics } from './review-row';
import type { ReviewService } from './review.service';

interface Context {
  viewer: Viewer | null;
}

/** A list may already include facility and author. */
type PartialReview = Omit<Review, 'facility' | 'member'> & Partial<Pick<Review, 'facility' | 'member'>>;

@Resolver(() => Review)
export class ReviewFields {
  constructor(
    private readonly facilities: FacilityService,
    private readonly members: MemberService,
  ) {}

  @FieldResolver(() => Facility, { description: '다녀온 장소' })
  facility(@Root() review: PartialReview, @Info() info: GraphQLResolveInfo): Promise<Facility> | Facility {
    return review.facility ?? this.facilities.load(review.facilityId, selectedFields(info));
  }

  @FieldResolver(() => Member, { description: '쓴 회원' })
  member(@Root() review: PartialReview): Promise<Member> | Member {
    return review.member ?? this.members.load(review.memberId);
  }

  @FieldResolver(() => Boolean, { description: '보는 사람이 쓴 리뷰인지' })
  viewerIsAuthor(@Root() review: Row<Review>, @Ctx() { viewer }: Context): boolean {
    return isAuthor(review, viewer);
  }

  @FieldResolver(() => Boolean, { description: '보는 사람이 고치고 지울 수 있는 리뷰인지 (쓴 회원과 관리자)' })
  viewerCanEdit(@Root() review: Row<Review>, @Ctx() { viewer }: Context): boolean {
    return canEdit(review, viewer);
  }

  @FieldResolver(() => Blinding, {
    nullable: true,
    description: '관리자가 가렸으면 그 사유와 기간, 아니면 null입니다. 가린 리뷰는 쓴 회원과 관리자에게만 보입니다.',
  })
  blinding(@Root() review: Row<Review>): Blinding | null {
    return blindingOf(review);
  }
}

@Resolver(() => DeletedReview)
export class DeletedReviewFields {
  constructor(
    private readonly facilities: FacilityService,
    private readonly members: MemberService,
  ) {}

  @FieldResolver(() => Facility, { description: '리뷰가 있던 장소. 리뷰의 수와 평균은 지운 뒤의 것입니다.' })
  facility(@Root() review: Row<DeletedReview>, @Info() info: GraphQLResolveInfo): Promise<Facility> {
    return this.facilities.load(review.facilityId, selectedFields(info));
  }

  @FieldResolver(() => Member, { description: '리뷰를 쓴 회원. 리뷰의 수와 평균은 지운 뒤의 것입니다.' })
  member(@Root() review: Row<DeletedReview>): Promise<Member> {
    return this.members.load(review.memberId);
  }
}

@Resolver(() => ReviewPhoto)
export class ReviewPhotoFields {
  constructor(private readonly members: MemberService) {}

  @FieldResolver(() => Member, { description: '올린 회원' })
  member(@Root() photo: Row<ReviewPhoto>): Promise<Member> {
    return this.members.load(photo.memberId);
  }
}

@Resolver(() => ReviewReport)
export class ReviewReportFields {
  constructor(private readonly members: MemberService) {}

  @FieldResolver(() => Member, { description: '신고한 회원' })
  reporter(@Root() report: Row<ReviewReport>): Promise<Member> {
    return this.members.load(report.reporterId);
  }
}

/** Review fields of a facility. Number and average of its reviews are columns of the facility. */
@Resolver(() => Facility)
export class FacilityReviewFields {
  constructor(private readonly reviews: ReviewService) {}

  @FieldResolver(() => [Int], { description: '별점마다 리뷰의 수: 1점, 2점, 3점, 4점, 5점의 차례로 다섯 개' })
  ratingCounts(@Root() facility: Row<Facility>): Promise<number[]> {
    return this.reviews.countRatings(facility.id);
  }
}

/** A list of reviews may already include the author's statistics. */
type MemberWithStatistics = Row<Member> & Partial<ReviewStatistics>;

/** Review fields of a member. */
@Resolver(() => Member)
export class MemberReviewFields {
  constructor(private readonly reviews: ReviewService) {}

  @FieldResolver(() => Int, { description: '쓴 리뷰의 수' })
  reviewCount(@Root() member: MemberWithStatistics): Promise<number> | number {
    return member.reviewCount ?? this.reviews.loadStatistics(member.id).then(({ reviewCount }) => reviewCount);
  }

  @FieldResolver(() => Float, {
    nullable: true,
    description: '준 별점의 평균, 1.0부터 5.0까지 (소수 한 자리). 리뷰가 없으면 null입니다.',
  })
  averageRating(@Root() member: MemberWithStatistics): Promise<number | null> | number | null {
    if (member.averageRating !== undefined) return member.averageRating;
    return this.reviews.loadStatistics(member.id).then(({ averageRating }) => averageRating);
  }
}
