import type { DataSource } from 'typeorm';
import type { Favorite } from './favorite.entity';

export type FavoritePair = Pick<Favorite, 'memberId' | 'facilityId'>;

/** Raw: part of the hottest lists; arrays keep one statement for any number of pairs. */
export async function areFavorites(dataSource: DataSource, pairs: readonly FavoritePair[]): Promise<boolean[]> {
  const rows = await dataSource.query<FavoritePair[]>(
    `SELECT member_id AS "memberId", facility_id AS "facilityId" FROM favorite
     WHERE (member_id, facility_id) IN (SELECT * FROM unnest($1::int[], $2::int[]))`,
    [pairs.map(({ memberId }) => memberId), pairs.map(({ facilityId }) => facilityId)],
  );
  const keyOf = ({ memberId, facilityId }: FavoritePair) => `${memberId} ${facilityId}`;
  const favorites = new Set(rows.map(keyOf));
  return pairs.map((pair) => favorites.has(keyOf(pair)));
}
