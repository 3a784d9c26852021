import { Max, Min } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { LIMITS } from '../../shared/limits';

@ArgsType()
export class FavoriteFacilitiesArgs {
  @Field(() => Int, { defaultValue: 0, description: '0부터. 끝을 넘으면 빈 목록.' })
  @Min(0)
  @Max(LIMITS.deepestRow)
  page: number;

  @Field(() => Int, { defaultValue: LIMITS.facilityPageSize, description: `최대 ${LIMITS.favoriteListMax}.` })
  @Min(1)
  @Max(LIMITS.favoriteListMax)
  size: number;
}

@InputType()
export class ToggleFavoriteInput {
  @Field(() => ID)
  facilityId: string;

  @Field(() => Boolean, { nullable: true, description: '이 상태로 둡니다. 없으면 지금과 반대로.' })
  isFavorite?: boolean | null;
}
