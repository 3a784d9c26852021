import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Viewer } from '../../shared/viewer';
import { Facility } from '../facility/facility.entity';
import type { FavoriteService, FacilityWithFavorite } from './favorite.service';

/** Favourite field of a facility. */
@Resolver(() => Facility)
export class FacilityFavoriteFields {
  constructor(private readonly favorites: FavoriteService) {}

  @FieldResolver(() => Boolean, { description: '보는 사람이 즐겨찾기한 장소인지. 방문자에게는 false입니다.' })
  viewerHasFavorited(
    @Root() facility: FacilityWithFavorite,
    @Ctx() { viewer }: { viewer: Viewer | null },
  ): Promise<boolean> | boolean {
    if (facility.viewerHasFavorited !== undefined) return facility.viewerHasFavorited;
    return viewer !== null && this.favorites.isFavorite({ memberId: viewer.memberId, facilityId: facility.id });
  }
}
