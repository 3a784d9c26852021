import { Field, Float, ID, Int, ObjectType } from 'type-graphql';

/** Reviews of accounts younger than this make a burst. */
export const NEW_MEMBER_DAYS = 7;
export const BURST_MEMBERS_MIN = 5;
export const BURST_DAYS_BACK = 180;
export const BURST_REVIEWS_MAX = 50;

@ObjectType({
  simpleResolvers: true,
  description: `한 장소에 하루(서울의 날짜) 동안 몰린 리뷰: 가입한 지 ${NEW_MEMBER_DAYS}일이 안 된 회원 ${BURST_MEMBERS_MIN}명 이상이 쓴 날`,
})
export class ReviewBurst {
  @Field(() => ID, { description: '장소의 id와 날짜 (예: 12:2026-11-27)' })
  id: string;

  /** Resolved to the place. */
  facilityId: number;

  @Field({ description: '리뷰가 몰린 날, 서울의 날짜 (yyyy-MM-dd)' })
  writtenOn: string;

  @Field(() => Int, { description: `그날 쓴, 가입한 지 ${NEW_MEMBER_DAYS}일이 안 된 회원의 수` })
  newMemberCount: number;

  @Field(() => Int, { description: '그날의 모든 리뷰의 수, 가린 것도' })
  reviewCount: number;

  @Field(() => Int, { description: '그 가운데 가린 리뷰의 수' })
  blindedCount: number;

  @Field(() => Float, { description: '그날 별점의 평균, 1.0부터 5.0까지 (소수 한 자리), 가린 것도' })
  averageRating: number;
}

@ObjectType({ simpleResolvers: true, description: '리뷰가 몰린 날의 한 쪽' })
export class ReviewBurstPage {
  @Field(() => [ReviewBurst], { description: '최근 날부터' })
  items: ReviewBurst[];

  @Field(() => Int, { description: '리뷰가 몰린 모든 날의 수' })
  totalCount: number;
}
