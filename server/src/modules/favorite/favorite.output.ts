import { Field, Int, ObjectType } from 'type-graphql';
import { Facility } from '../facility/facility.entity';

@ObjectType({ simpleResolvers: true, description: '즐겨찾기한 장소의 한 쪽' })
export class FavoriteFacilityPage {
  @Field(() => [Facility], { description: '늦게 더한 순. 자료에서 빠진 장소도 있습니다.' })
  items: Facility[];

  @Field(() => Int, { description: '즐겨찾기한 모든 장소의 수' })
  totalCount: number;
}
