import type { DataSource } from 'typeorm';
import { fillWithFacilities } from '../../commands/bench-facilities';
import { createDataSource } from '../../database/data-source';
import { migrate } from '../../database/migrate';
import { openScratchPostgres, type ScratchPostgres } from '../../database/scratch-postgres';
import { type FacilityFilterInput, FacilitySort } from './facility.input';
import { FacilityRepository } from './facility.repository';

/** So common that its lists are remembered: all of the invented places have it. */
const COMMON = '반려';

describe('pages of very long lists', () => {
  let postgres: ScratchPostgres;
  let dataSource: DataSource;
  let repository: FacilityRepository;

  beforeAll(async () => {
    postgres = await openScratchPostgres();
    dataSource = await createDataSource(postgres.url, { poolSize: 1 }).initialize();
    await migrate(dataSource);
    await fillWithFacilities(dataSource, 3_000);
    await dataSource.query('VACUUM ANALYZE');
  }, 60_000);
  beforeEach(() => {
    repository = new FacilityRepository(dataSource);
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(async () => {
    await dataSource.destroy();
    await postgres.close();
  });

  const search = (filter: FacilityFilterInput = { searchQuery: COMMON }, page = 0) =>
    repository.search({ filter, page, size: 10, sort: FacilitySort.NAME });
  /** Twice: what was long once is remembered from the next time on. */
  const searchUntilRemembered = async () => {
    await search();
    await search();
  };
  const idsThere = async (condition: string, offset = 0) => {
    const rows = await dataSource.query<{ id: number }[]>(
      `SELECT id FROM facility WHERE missing_since IS NULL AND ${condition} ORDER BY name COLLATE "C", id OFFSET ${offset} LIMIT 10`,
    );
    return rows.map(({ id }) => id);
  };
  const CONTAINS = `strpos(search_text, '${COMMON}') > 0`;
  const idsOf = ({ items }: { items: { id: number }[] }) => items.map(({ id }) => id);

  it('are found in one statement once they are remembered, and are the same', async () => {
    await searchUntilRemembered();
    const query = jest.spyOn(dataSource, 'query');
    const found = await search();
    expect(query).toHaveBeenCalledTimes(1);
    query.mockRestore();
    expect(found.totalCount).toBeGreaterThan(2_000);
    expect(found).toEqual(
      await new FacilityRepository(dataSource).search({
        filter: { searchQuery: COMMON },
        page: 0,
        size: 10,
        sort: FacilitySort.NAME,
      }),
    );
  });

  it.each([
    ['has another name', (id: number) => dataSource.query(`UPDATE facility SET name = '힣' WHERE id = $1`, [id])],
    ['left the data', (id: number) => dataSource.query(`UPDATE facility SET missing_since = '2026-01-01' WHERE id = $1`, [id])],
    ['was removed', (id: number) => dataSource.query('DELETE FROM facility WHERE id = $1', [id])],
  ])('are right at once when a place %s', async (_what, change) => {
    await searchUntilRemembered();
    const [first] = idsOf(await search());
    await change(first!);
    for (let time = 0; time < 4; time++) {
      const found = await search();
      expect(idsOf(found)).toEqual(await idsThere(CONTAINS));
      expect(idsOf(found)).not.toContain(first);
    }
  });

  it('show ratings as they are now', async () => {
    await searchUntilRemembered();
    const [first] = idsOf(await search());
    await dataSource.query('INSERT INTO facility_rating (facility_id, review_count, rating_sum) VALUES ($1, 2, 9)', [first]);
    const query = jest.spyOn(dataSource, 'query');
    expect((await search()).items[0]).toMatchObject({ reviewCount: 2, averageRating: 4.5 });
    expect(query).toHaveBeenCalledTimes(1);
  });

  it('are not those of another page, filter or order', async () => {
    for (let time = 0; time < 3; time++) {
      expect(idsOf(await search())).toEqual(await idsThere(CONTAINS));
      expect(idsOf(await search({ searchQuery: COMMON }, 1))).toEqual(await idsThere(CONTAINS, 10));
      expect(idsOf(await search({ searchQuery: COMMON, indoorFacility: true }))).toEqual(
        await idsThere(`${CONTAINS} AND indoor_facility`),
      );
      expect(idsOf(await search({ searchQuery: COMMON, petFriendlyOnly: true }))).toEqual(
        await idsThere(`${CONTAINS} AND pet_friendly IS NOT FALSE`),
      );
      for (const categories of [['반려의료', '반려동물 서비스'], ['반려동물 서비스']])
        expect(idsOf(await search({ searchQuery: COMMON, categories }))).toEqual(
          await idsThere(`${CONTAINS} AND category2 IN ('${categories.join("', '")}')`),
        );
      const rated = await repository.search({ filter: { searchQuery: COMMON }, page: 0, size: 10, sort: FacilitySort.RATING });
      expect(rated.items[0]).toMatchObject({ averageRating: 4.5 });
    }
  });

  it('are not remembered when the places changed while they were looked for', async () => {
    await search();
    const query = dataSource.query.bind(dataSource);
    let first: number | undefined = (await idsThere(CONTAINS))[0];
    // Right after they were looked for.
    jest.spyOn(dataSource, 'query').mockImplementation(async (sql: string, values?: object) => {
      const rows: unknown = await query(sql, values);
      if (!sql.includes('search_text LIKE')) return rows;
      await query(`UPDATE facility SET name = '힣' WHERE id = $1`, [first]);
      first = undefined;
      return rows;
    });
    await search();
    jest.restoreAllMocks();
    expect(first).toBeUndefined();
    expect(idsOf(await search())).toEqual(await idsThere(CONTAINS));
  });
});
