import type { DataSource } from 'typeorm';
import { fillWithFacilities } from '../../../test/invented-facilities';
import { createDataSource } from '../../database/data-source';
import { migrate } from '../../database/migrate';
import { openScratchPostgres, type ScratchPostgres } from '../../database/scratch-postgres';
import type { BoundsInput } from './facility.input';
import { FacilityRepository } from './facility.repository';

const PLACES = 4_000;
/** Crowded for the first are views with about 32 places, for the second those with 640. */
const PAGE_SIZES = [1, 20];
const SEOUL: BoundsInput = { southWestLat: 37.43, southWestLng: 126.76, northEastLat: 37.7, northEastLng: 127.18 };
const KOREA: BoundsInput = { southWestLat: 33, southWestLng: 124.5, northEastLat: 38.8, northEastLng: 132 };
/** Edges of cells of 1/500 degree: four within, one of none, one of a single corner. */
const ON_EDGES: BoundsInput[] = [
  { southWestLat: 37.5, southWestLng: 127, northEastLat: 37.504, northEastLng: 127.004 },
  { southWestLat: 37.5001, southWestLng: 127.0001, northEastLat: 37.5019, northEastLng: 127.0019 },
  { southWestLat: 37.5, southWestLng: 127, northEastLat: 37.5, northEastLng: 127 },
];

const IN_VIEW = `FROM facility WHERE missing_since IS NULL
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
    // Many on the edges and corners of cells, some of them together.
    await dataSource.query(
      `UPDATE facility SET latitude = 37.5 + id % 7 * 0.002, longitude = 127 + id % 5 * 0.002 WHERE id % 2 = 0 AND latitude IS NOT NULL`,
    );
    repository = new FacilityRepository(dataSource);
  }, 60_000);
  afterAll(async () => {
    await dataSource.destroy();
    await postgres.close();
  });

  /** What is found, beside what is there. */
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

  async function compareAll(): Promise<void> {
    for (const bounds of [KOREA, SEOUL, ...ON_EDGES]) await compare(bounds);
    for (let index = 0; index < 40; index += 1) {
      // From a street to half the country, from round numbers to any.
      const [reach, step] = [0.001 * 1.25 ** index, index % 3 === 0 ? 0.002 : 0.000_37];
      const [south, west] = [37.5 - reach / 2 + (index % 7) * step, 127 - reach / 3 + (index % 5) * step];
      await compare({ southWestLat: south, southWestLng: west, northEastLat: south + reach, northEastLng: west + reach });
    }
  }

  it('has the true total and the places of the lowest ranks, whatever its edges', compareAll);

  it('always holds the twenty nearest of a point, in the view or beside it', async () => {
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

  it('also after places moved, left the data, came back and were removed', async () => {
    for (const change of [
      `UPDATE facility SET latitude = latitude + 0.002, longitude = longitude - 0.0011 WHERE id % 3 = 0`,
      `UPDATE facility SET missing_since = '2026-01-01' WHERE id % 5 = 0`,
      `UPDATE facility SET latitude = NULL WHERE id % 11 = 0`,
      `UPDATE facility SET missing_since = NULL, longitude = 127 WHERE id % 10 = 0`,
      `DELETE FROM facility WHERE id % 7 = 0`,
    ])
      await dataSource.query(change);
    await compareAll();
  });

  it('also after all places were taken away at once and others came', async () => {
    await dataSource.query('TRUNCATE facility CASCADE');
    await compareAll();
    await fillWithFacilities(dataSource, 3_500);
    await compareAll();
  });
});
