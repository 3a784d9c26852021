import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Image } from '../file/file.output';
import { Member } from '../member/member.entity';
import { Review } from './review.entity';
import { ReviewReport } from './review-report.entity';

@ObjectType({ simpleResolvers: true, description: '리뷰 목록의 한 쪽' })
export class ReviewPage {
  @Field(() => [Review], { description: '요청한 순서대로' })
  items: Review[];

  @Field(() => Int, { description: '조건에 맞는 모든 리뷰의 수' })
  totalCount: number;
}

@ObjectType({ simpleResolvers: true, description: '리뷰에 올라온 사진' })
export class ReviewPhoto {
  @Field(() => Image, { description: '사진' })
  image: Image;

  @Field(() => ID, { description: '사진이 올라온 리뷰의 id' })
  reviewId: number;

  @Field({ description: '그 리뷰의 글' })
  content: string;

  /** Resolved to the member. */
  memberId: number;
}

@ObjectType({ simpleResolvers: true, description: '한 장소의 리뷰에 올라온 사진의 한 쪽' })
export class ReviewPhotoPage {
  @Field(() => [ReviewPhoto], { description: '새 리뷰의 사진부터, 한 리뷰에서는 올린 순서대로' })
  items: ReviewPhoto[];

  @Field(() => Int, { description: '그 장소의 리뷰에 올라온 모든 사진의 수' })
  totalCount: number;
}

@ObjectType({ simpleResolvers: true, description: '하루 동안 쓴 리뷰' })
export class ReviewDay {
  @Field({ description: '서울의 날짜 (yyyy-MM-dd)' })
  date: string;

  @Field(() => [Review], { description: '쓴 순서대로' })
  reviews: Review[];
}

@ObjectType({ simpleResolvers: true, description: '지운 리뷰' })
export class DeletedReview {
  @Field(() => ID, { description: '지운 리뷰의 id' })
  id: number;

  /** Resolved to the place. */
  facilityId: number;

  /** Resolved to the member. */
  memberId: number;
}

@ObjectType({ simpleResolvers: true, description: '좋아요를 바꾼 결과' })
export class ToggledReviewLike {
  @Field(() => Review, { description: '바꾼 뒤의 리뷰' })
  review: Review;

  @Field(() => Member, { description: '좋아요를 바꾼 회원 (로그인한 회원)' })
  member: Member;
}

@ObjectType({ simpleResolvers: true, description: '리뷰 신고 목록의 한 쪽' })
export class ReviewReportPage {
  @Field(() => [ReviewReport], { description: '요청한 순서대로' })
  items: ReviewReport[];

  @Field(() => Int, { description: '조건에 맞는 모든 신고의 수' })
  totalCount: number;
}
