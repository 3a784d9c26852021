import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, Info, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../../shared/access';
import { selectedFields } from '../../shared/selected-fields';
import type { Viewer } from '../../shared/viewer';
import { Facility } from '../facility/facility.entity';
import { FavoriteFacilitiesArgs, ToggleFavoriteInput } from './favorite.input';
import { FavoriteFacilityPage } from './favorite.output';
import type { FavoriteService } from './favorite.service';

/** For fields that require a sign-in. */
interface MemberContext {
  viewer: Viewer;
}

@Resolver(() => FavoriteFacilityPage)
export class FavoriteResolver {
  constructor(private readonly favorites: FavoriteService) {}

  @Access('MEMBER')
  @Query(() => FavoriteFacilityPage, { description: '로그인한 회원이 즐겨찾기한 장소' })
  favoriteFacilities(@Args(() => FavoriteFacilitiesArgs) args: FavoriteFacilitiesArgs, @Ctx() { viewer }: MemberContext) {
    return this.favorites.list(args, viewer);
  }

  @Access('MEMBER')
  @Mutation(() => Facility, {
    description: '즐겨찾기에 더하거나 뺍니다. 바꾼 뒤의 장소를 돌려줍니다. 없는 장소는 NOT_FOUND입니다.',
  })
  toggleFavorite(
    @Arg('input', () => ToggleFavoriteInput, { description: '즐겨찾기를 바꿀 장소' }) input: ToggleFavoriteInput,
    @Ctx() { viewer }: MemberContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return this.favorites.toggle(input, viewer, selectedFields(info));
  }
}
