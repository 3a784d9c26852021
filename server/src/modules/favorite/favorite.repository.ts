import type { DataSource } from 'typeorm';
import type { Favorite } from './favorite.entity';

export type FavoritePair = Pick<Favorite, 'memberId' | 'facilityId'>;

/** In the order of the pairs. Raw, as TypeORM cannot look up pairs with two array parameters. */
export async function areFavorites(dataSource: DataSource, pairs: readonly FavoritePair[]): Promise<boolean[]> {
  const rows = await dataSource.query<FavoritePair[]>(
    `SELECT member_id AS "memberId", facility_id AS "facilityId" FROM favorite
     WHERE (member_id, facility_id) IN (SELECT * FROM unnest($1::int[], $2::int[]))`,
    [pairs.map(({ memberId }) => memberId), pairs.map(({ facilityId }) => facilityId)],
  );
  const stored = new Set(rows.map(({ memberId, facilityId }) => `${memberId} ${facilityId}`));
  return pairs.map(({ memberId, facilityId }) => stored.has(`${memberId} ${facilityId}`));
}
