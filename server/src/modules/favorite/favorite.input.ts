import { Max, Min } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { LIMITS } from '../../shared/validation/limits';
import { PAGING_TEXT } from '../../shared/validation/manual-texts';

@ArgsType()
export class FavoriteFacilitiesArgs {
  @Field(() => Int, { defaultValue: 0, description: PAGING_TEXT.page })
  @Min(0)
  @Max(LIMITS.deepestRow)
  page: number;

  @Field(() => Int, { defaultValue: LIMITS.facilityPageSize, description: PAGING_TEXT.size(LIMITS.favoriteListMax) })
  @Min(1)
  @Max(LIMITS.favoriteListMax)
  size: number;
}

@InputType({ description: '즐겨찾기를 바꿀 장소' })
export class ToggleFavoriteInput {
  @Field(() => ID, { description: '장소의 id' })
  facilityId: string;

  @Field(() => Boolean, {
    nullable: true,
    description: '바꾼 뒤의 상태. 없으면 지금과 반대로 바꿉니다. 다시 보낼 수 있는 요청이라면 정해서 보내 주세요.',
  })
  isFavorite?: boolean | null;
}
