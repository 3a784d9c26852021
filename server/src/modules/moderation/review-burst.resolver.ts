import type { GraphQLResolveInfo } from 'graphql';
import { Args, Ctx, FieldResolver, Info, Query, Resolver, Root } from 'type-graphql';
import { Access } from '../../shared/access';
import type { Row } from '../../shared/rows';
import { selectedFields } from '../../shared/selected-fields';
import { listOf } from '../../shared/validation/field-cost';
import type { Viewer } from '../../shared/viewer';
import { Facility } from '../facility/facility.entity';
import type { FacilityService } from '../facility/facility.service';
import { Review } from '../review/review.entity';
import { ReviewBurstsArgs } from './review-burst.input';
import { BURST_REVIEWS_MAX, ReviewBurst, ReviewBurstPage } from './review-burst.output';
import type { ReviewBurstService } from './review-burst.service';

/** For the complexity estimate; the real maximum is higher. */
const REVIEWS_LISTED = 10;

@Resolver(() => ReviewBurst)
export class ReviewBurstResolver {
  constructor(
    private readonly bursts: ReviewBurstService,
    private readonly facilities: FacilityService,
  ) {}

  @Access('ADMIN')
  @Query(() => ReviewBurstPage, { description: '새 회원들의 리뷰가 한 장소에 하루 동안 몰린 날' })
  reviewBursts(@Args(() => ReviewBurstsArgs) args: ReviewBurstsArgs) {
    return this.bursts.list(args);
  }

  @FieldResolver(() => Facility, { description: '리뷰가 몰린 장소' })
  facility(@Root() burst: Row<ReviewBurst>, @Info() info: GraphQLResolveInfo): Promise<Facility> {
    return this.facilities.load(burst.facilityId, selectedFields(info));
  }

  @FieldResolver(() => [Review], {
    description: `그날의 모든 리뷰, 가린 것도, 최신순으로 ${BURST_REVIEWS_MAX}개까지`,
    complexity: listOf(REVIEWS_LISTED),
  })
  reviews(@Root() burst: Row<ReviewBurst>, @Ctx() { viewer }: { viewer: Viewer }): Promise<Review[]> {
    return this.bursts.listReviews(burst, viewer);
  }
}
