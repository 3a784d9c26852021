import type { DataSource } from 'typeorm';
import { fillWithFacilities } from '../../../test/invented-facilities';
import { createDataSource } from '../../database/data-source';
import { migrate } from '../../database/migrate';
import { openScratchPostgres, type ScratchPostgres } from '../../../test/scratch-postgres';
import type { BoundsInput } from './facility.input';
import { FacilityRepository } from './facility.repository';
import { IS_LISTED } from './facility-listed.sql';

const PLACES = 4_000;
const PAGE_SIZES = [1, 20];
const SEOUL: BoundsInput = { southWestLat: 37.43, southWestLng: 126.76, northEastLat: 37.7, northEastLng: 127.18 };
const KOREA: BoundsInput = { southWestLat: 33, southWestLng: 124.5, northEastLat: 38.8, northEastLng: 132 };
const ONE_POINT: BoundsInput = { southWestLat: 37.5, southWestLng: 127, northEastLat: 37.5, northEastLng: 127 };

const IN_VIEW = `FROM facility WHERE ${IS_LISTED}
  AND latitude >= $1 AND latitude <= $2 AND longitude >= $3 AND longitude <= $4`;

describe('a view of the map', () => {
  let postgres: ScratchPostgres;
  let dataSource: DataSource;
  let repository: FacilityRepository;

  beforeAll(async () => {
    postgres = await openScratchPostgres();
    dataSource = await createDataSource(postgres.url).initialize();
    await migrate(dataSource);
    await fillWithFacilities(dataSource, PLACES);
    // Many places on the edges of views and on the same point.
    await dataSource.query(
      `UPDATE facility SET latitude = 37.5 + id % 7 * 0.002, longitude = 127 + id % 5 * 0.002 WHERE id % 2 = 0 AND latitude IS NOT NULL`,
    );
    await dataSource.query(`UPDATE facility SET missing_since = '2026-01-01' WHERE id % 5 = 0`);
    await dataSource.query('UPDATE facility SET latitude = NULL WHERE id % 11 = 0');
    repository = new FacilityRepository(dataSource);
  }, 60_000);
  afterAll(async () => {
    await dataSource.destroy();
    await postgres.close();
  });

  async function compare(bounds: BoundsInput): Promise<void> {
    const values = [bounds.southWestLat, bounds.northEastLat, bounds.southWestLng, bounds.northEastLng];
    const [{ count }] = await dataSource.query<[{ count: number }]>(`SELECT count(*)::int AS count ${IN_VIEW}`, values);
    for (const limit of PAGE_SIZES) {
      const found = await repository.searchInBounds({ bounds, limit });
      const first = await dataSource.query<{ id: number }[]>(
        `SELECT id ${IN_VIEW} ORDER BY sample_rank, id LIMIT ${limit}`,
        values,
      );
      expect([bounds, found.totalCount]).toEqual([bounds, count]);
      expect(found.items.map(({ id }) => id)).toEqual(first.map(({ id }) => id));
    }
  }

  it('has the exact total and the places of the lowest ranks, edges included', async () => {
    for (const bounds of [KOREA, SEOUL, ONE_POINT]) await compare(bounds);
    for (let index = 0; index < 40; index += 1) {
      // From a street to half the country.
      const [reach, step] = [0.001 * 1.25 ** index, index % 3 === 0 ? 0.002 : 0.000_37];
      const [south, west] = [37.5 - reach / 2 + (index % 7) * step, 127 - reach / 3 + (index % 5) * step];
      await compare({ southWestLat: south, southWestLng: west, northEastLat: south + reach, northEastLng: west + reach });
    }
  });

  it('always includes the twenty nearest to a point inside or outside the view', async () => {
    for (const near of [
      { latitude: 37.5, longitude: 127 },
      { latitude: 35.1, longitude: 129 },
    ]) {
      const nearest = await dataSource.query<{ id: number }[]>(
        `SELECT id ${IN_VIEW} ORDER BY facility_plane(latitude, longitude) <-> facility_plane($5, $6), name COLLATE "C", id LIMIT 20`,
        [SEOUL.southWestLat, SEOUL.northEastLat, SEOUL.southWestLng, SEOUL.northEastLng, near.latitude, near.longitude],
      );
      const found = await repository.searchInBounds({ bounds: SEOUL, limit: 50, near });
      const without = await repository.searchInBounds({ bounds: SEOUL, limit: 50 });
      expect(without.totalCount).toBeGreaterThan(50);
      expect(found.items).toHaveLength(50);
      expect(found.totalCount).toBe(without.totalCount);
      const ids = found.items.map(({ id }) => id);
      expect(ids.slice(0, 20)).toEqual(nearest.map(({ id }) => id));
      expect(without.items.map(({ id }) => id)).toEqual(expect.arrayContaining(ids.slice(20)));
    }
  });
});
