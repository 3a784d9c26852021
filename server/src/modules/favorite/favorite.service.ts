import DataLoader from 'dataloader';
import type { DataSource } from 'typeorm';
import { answerOf, type SelectedFields } from '../../shared/selected-fields';
import { entityIdOf } from '../../shared/validation/entity-id';
import { PairTransactions } from '../../shared/async/pair-transactions';
import { assertPageInRange } from '../../shared/validation/assertions';
import type { Viewer } from '../../shared/viewer';
import type { Facility } from '../facility/facility.entity';
import type { FacilityService } from '../facility/facility.service';
import { lockFacility, unknownFacility } from '../facility/facility.locks';
import { lockActor } from '../member/member.locks';
import { Favorite } from './favorite.entity';
import { areFavorites, type FavoritePair } from './favorite.repository';
import type { FavoriteFacilitiesArgs, ToggleFavoriteInput } from './favorite.input';
import type { FavoriteFacilityPage } from './favorite.output';

/** After a toggle: the state after this request, whatever concurrent ones did. */
export type FacilityWithFavorite = Facility & { viewerHasFavorited?: boolean };

export interface FavoriteServiceParts {
  dataSource: DataSource;
  facilities: FacilityService;
}

/** Owns the favourite places of members. */
export class FavoriteService {
  private readonly favorites: DataLoader<FavoritePair, boolean>;
  private readonly transactions: PairTransactions;

  constructor(private readonly parts: FavoriteServiceParts) {
    this.favorites = new DataLoader((pairs) => areFavorites(parts.dataSource, pairs), { cache: false, maxBatchSize: 1_000 });
    this.transactions = new PairTransactions({ dataSource: parts.dataSource, kind: 'favorite' });
  }

  /** Batched by a DataLoader. */
  isFavorite(pair: FavoritePair): Promise<boolean> {
    return this.favorites.load(pair);
  }

  /** Includes places that are missing in the data; their pages say so. */
  async list({ page, size }: FavoriteFacilitiesArgs, { memberId }: Viewer): Promise<FavoriteFacilityPage> {
    assertPageInRange({ page, size });
    const favorites = this.parts.dataSource.getRepository(Favorite);
    const [ids, totalCount] = await Promise.all([
      favorites.find({
        select: { facilityId: true },
        where: { memberId },
        order: { insertedAt: 'DESC', facilityId: 'DESC' },
        skip: page * size,
        take: size,
      }),
      favorites.countBy({ memberId }),
    ]);
    // Omits facilities deleted between the statements.
    const items = await this.parts.facilities.findEach(ids.map(({ facilityId }) => facilityId));
    return { items: items.filter((item) => item !== null), totalCount };
  }

  /**
   * Without `isFavorite` inverts the state.
   * @throws AppError NOT_FOUND for an unknown place
   */
  async toggle(
    { facilityId: id, isFavorite }: ToggleFavoriteInput,
    { memberId }: Viewer,
    selection: SelectedFields,
  ): Promise<FacilityWithFavorite> {
    const { facilities } = this.parts;
    const facilityId = entityIdOf(id);
    if (facilityId === null) throw unknownFacility();
    const viewerHasFavorited = await this.transactions.run(memberId, facilityId, async (manager, lockPair) => {
      await lockActor(manager, memberId);
      await lockPair();
      await lockFacility(manager, facilityId);
      const pair = { memberId, facilityId };
      const next = isFavorite ?? !(await manager.existsBy(Favorite, pair));
      if (next) await manager.createQueryBuilder().insert().into(Favorite).values(pair).orIgnore().execute();
      else await manager.delete(Favorite, pair);
      return next;
    });
    return answerOf<FacilityWithFavorite>({ id: facilityId, viewerHasFavorited }, selection, () =>
      facilities.load(facilityId, selection),
    );
  }
}
