import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Facility } from '../facility/facility.entity';
import { Image } from '../file/file.output';
import { Member } from '../member/member.entity';
import { Review } from './review.entity';
import { ReviewReport } from './review-report.entity';

@ObjectType({ description: '리뷰 목록' })
export class ReviewPage {
  @Field(() => [Review])
  items: Review[];

  @Field(() => Int, { description: '조건에 맞는 모든 리뷰의 수' })
  totalCount: number;
}

@ObjectType({ description: '리뷰에 올라온 사진' })
export class ReviewPhoto {
  @Field(() => Image)
  image: Image;

  @Field(() => ID, { description: '사진이 올라온 리뷰' })
  reviewId: number;

  /** Resolved to the member. */
  memberId: number;
}

@ObjectType({ description: '리뷰에 올라온 사진 목록' })
export class ReviewPhotoPage {
  @Field(() => [ReviewPhoto])
  items: ReviewPhoto[];

  @Field(() => Int)
  totalCount: number;
}

@ObjectType({ description: '하루에 쓴 리뷰' })
export class ReviewDay {
  @Field({ description: '서울의 날짜 (yyyy-MM-dd)' })
  date: string;

  @Field(() => [Review], { description: '쓴 순서' })
  reviews: Review[];
}

@ObjectType({ description: '지워진 리뷰. 장소와 회원에는 지운 뒤의 수가 있습니다.' })
export class DeletedReview {
  @Field(() => ID)
  id: number;

  @Field(() => Facility)
  facility: Facility;

  @Field(() => Member)
  member: Member;
}

@ObjectType({ description: '좋아요를 누른 결과' })
export class ToggledReviewLike {
  @Field(() => Review, { description: '누른 뒤의 리뷰' })
  review: Review;

  @Field(() => Member, { description: '누른 회원' })
  member: Member;
}

@ObjectType({ description: '리뷰 신고 목록' })
export class ReviewReportPage {
  @Field(() => [ReviewReport])
  items: ReviewReport[];

  @Field(() => Int)
  totalCount: number;
}
