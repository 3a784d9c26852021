import { FieldResolver, Float, Int, Resolver } from 'type-graphql';
import { Facility } from '../facility/facility.entity';

/** What reviews add to a facility. Until a review exists every place has none, which is what these say. */
@Resolver(() => Facility)
export class FacilityReviewFields {
  @FieldResolver(() => Int, { description: '리뷰의 수' })
  reviewCount(): number {
    return 0;
  }

  @FieldResolver(() => Float, { nullable: true, description: '평균 별점 (소수 한 자리). 리뷰가 없으면 null.' })
  averageRating(): number | null {
    return null;
  }
}
