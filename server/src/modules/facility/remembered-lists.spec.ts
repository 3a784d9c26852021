import type { DataSource } from 'typeorm';
import { fillWithFacilities } from '../../commands/bench-facilities';
import { createDataSource } from '../../database/data-source';
import { migrate } from '../../database/migrate';
import { openScratchPostgres, type ScratchPostgres } from '../../database/scratch-postgres';
import { type FacilityFilterInput, FacilitySort } from './facility.input';
import type { Facility } from './facility.entity';
import type { FacilityPages } from './facility-pages';
import { FacilityRepository } from './facility.repository';
import { RememberedLists } from './remembered-lists';

/** So common that its lists are remembered: all of the invented places have it. */
const COMMON = '반려';

describe('pages of very long lists', () => {
  let postgres: ScratchPostgres;
  let dataSource: DataSource;
  /** Another server, as it were. */
  let other: DataSource;
  let repository: FacilityRepository;

  beforeAll(async () => {
    postgres = await openScratchPostgres();
    dataSource = await createDataSource(postgres.url, { poolSize: 1 }).initialize();
    await migrate(dataSource);
    other = await createDataSource(postgres.url, { poolSize: 1 }).initialize();
    await fillWithFacilities(dataSource, 3_000);
    await dataSource.query('VACUUM ANALYZE');
  }, 60_000);
  beforeEach(() => {
    repository = new FacilityRepository(dataSource);
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(async () => {
    await dataSource.destroy();
    await other.destroy();
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
    ['has another name', `UPDATE facility SET name = '힣' WHERE id = $1`],
    ['left the data', `UPDATE facility SET missing_since = '2026-01-01' WHERE id = $1`],
    ['was removed', 'DELETE FROM facility WHERE id = $1'],
    [
      'is new',
      `INSERT INTO facility (name, source_key, search_text, search_grams)
       SELECT '!', 'new', '!' || search_text, search_grams FROM facility WHERE id = $1`,
    ],
  ])('are right at once when a place %s', async (_what, change) => {
    await searchUntilRemembered();
    const former = idsOf(await search());
    await other.query(change, [former[0]]);
    for (let time = 0; time < 4; time++) {
      const ids = idsOf(await search());
      expect(ids).toEqual(await idsThere(CONTAINS));
      expect(ids).not.toEqual(former);
    }
  });

  it('are looked for again after a while', async () => {
    await searchUntilRemembered();
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 300_000);
    const query = jest.spyOn(dataSource, 'query');
    await search();
    expect(query.mock.calls.length).toBeGreaterThan(1);
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
      await other.query(
        `INSERT INTO facility_rating (facility_id, review_count, rating_sum)
         SELECT id, 2, 10 FROM facility WHERE missing_since IS NULL ORDER BY name DESC, id LIMIT 1 ON CONFLICT DO NOTHING`,
      );
      const rated = await repository.search({ filter: { searchQuery: COMMON }, page: 0, size: 10, sort: FacilitySort.RATING });
      expect(rated.items[0]).toMatchObject({ averageRating: 5 });
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

  it('are empty when there is no place any more', async () => {
    await searchUntilRemembered();
    expect((await search()).totalCount).toBeGreaterThan(2_000);
    await other.query('TRUNCATE facility CASCADE');
    expect(await search()).toMatchObject({ items: [], totalCount: 0 });
  });
});

describe('remembered lists', () => {
  const place = { id: 7 } as Facility;
  let version: string;
  let lists: RememberedLists;
  beforeEach(() => {
    version = 'first';
    const dataSource = { query: () => Promise.resolve([{ version }]) } as unknown as DataSource;
    const pages = { findListed: (_ids: number[], of: string) => Promise.resolve(of === version ? [place] : []) };
    lists = new RememberedLists(dataSource, pages as unknown as FacilityPages);
  });
  /** @returns whether it was not remembered */
  const isSearched = async (key: string, total = 2_001) => {
    const search = jest.fn(() => Promise.resolve({ items: [place], total }));
    expect(await lists.list(key, undefined, search)).toEqual({ items: [place], total });
    return search.mock.calls.length === 1;
  };

  it('are long', async () => {
    for (let time = 0; time < 4; time++) expect(await isSearched('short', 2_000)).toBe(true);
    const long = [await isSearched('long'), await isSearched('long'), await isSearched('long')];
    expect(long).toEqual([true, true, false]);
  });

  it('are those that were wanted last', async () => {
    for (let list = 0; list < 500; list++) for (let time = 0; time < 2; time++) await isSearched(`list ${list}`);
    expect(await isSearched('list 0')).toBe(false);
    await isSearched('one more');
    expect(await isSearched('list 0')).toBe(false);
    expect(await isSearched('list 499')).toBe(false);
    expect(await isSearched('list 1')).toBe(true);
  });

  it('are not kept when what was read before and after is of different versions', async () => {
    await isSearched('list');
    await lists.list('list', undefined, () => {
      version = 'second';
      return Promise.resolve({ items: [place], total: 2_001 });
    });
    expect(await isSearched('list')).toBe(true);
  });
});
