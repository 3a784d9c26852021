import { Field, Int, ObjectType } from 'type-graphql';
import { Facility } from '../facility/facility.entity';

@ObjectType({ description: '즐겨찾기한 장소의 목록' })
export class FavoriteFacilityPage {
  @Field(() => [Facility], { description: '새로 더한 순' })
  items: Facility[];

  @Field(() => Int)
  totalCount: number;
}
