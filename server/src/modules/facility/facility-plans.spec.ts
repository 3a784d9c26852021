import type { DataSource } from 'typeorm';
import { fillWithFacilities } from '../../commands/bench-facilities';
import { createDataSource } from '../../database/data-source';
import { migrate } from '../../database/migrate';
import { openScratchPostgres, type ScratchPostgres } from '../../database/scratch-postgres';
import { FacilitySort } from './facility.input';
import { FacilityRepository } from './facility.repository';

/** More than the twenty times after which connections keep a statement, and the five times that Postgres tries a plan for the values. */
const OFTEN = 35;
const DISTRICT = { sidoName: '부산광역시', sigunguName: '해운대구' };
const BOUNDS = { southWestLat: 37.53, southWestLng: 127.085, northEastLat: 37.56, northEastLng: 127.115 };

/** Planning takes longer than many a search itself. */
describe('frequent statements about places', () => {
  let postgres: ScratchPostgres;
  let dataSource: DataSource;
  let repository: FacilityRepository;

  beforeAll(async () => {
    postgres = await openScratchPostgres();
    const filler = await createDataSource(postgres.url).initialize();
    await migrate(filler);
    await fillWithFacilities(filler, 3_000);
    await filler.query('VACUUM ANALYZE');
    await filler.destroy();
  }, 60_000);
  afterAll(() => postgres.close());

  beforeEach(async () => {
    dataSource = await createDataSource(postgres.url, { poolSize: 1 }).initialize();
    repository = new FacilityRepository(dataSource);
  });
  afterEach(() => dataSource.destroy());

  const search = (filter: object) => repository.search({ filter, page: 0, size: 20, sort: FacilitySort.NAME });

  it.each<[string, () => Promise<unknown>]>([
    ['one place', () => repository.find(7)],
    ['a district', () => search(DISTRICT)],
    ['a district and kinds', () => search({ ...DISTRICT, categories: ['카페', '펜션'] })],
    ['a word of two characters', () => search({ searchQuery: '초롱' })],
    ['a word of four', () => search({ searchQuery: '애견카페' })],
    ['a view', () => repository.searchInBounds({ bounds: BOUNDS, limit: 100 })],
    ['suggestions that start so', () => repository.suggest('튼튼', 8)],
    ['suggestions from addresses', () => repository.suggest('해운', 8)],
    ['suggestions half typed', () => repository.suggest('동물병', 8)],
    ['suggestions by initials', () => repository.suggest('ㅌㅌㄷㅁ', 8)],
  ])('are planned once: %s', async (_what, ask) => {
    for (let time = 0; time < OFTEN; time++) await ask();
    const kept = await dataSource.query<{ statement: string; plans: number }[]>(
      'SELECT statement, custom_plans AS plans FROM pg_prepared_statements WHERE custom_plans + generic_plans > 10',
    );
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.filter(({ plans }) => plans > 5)).toEqual([]);
  });

  it.each([
    ['a rare pair', '한강', 1],
    ['a rare word', '애견카페', 1],
    ['a word that no place has', '힣힣한강', 1],
    ['a frequent pair, told how frequent by the first of them', '서울', 2],
    ['a single character', '강', 2],
  ])('are as few as can be: %s', async (_what, searchQuery, statements) => {
    await search({ searchQuery: '병원' });
    const query = jest.spyOn(dataSource, 'query');
    const { items, totalCount } = await search({ searchQuery });
    expect(query).toHaveBeenCalledTimes(statements);
    const [listed] = await dataSource.query<[{ count: number }]>(
      'SELECT count(*)::int AS count FROM facility WHERE missing_since IS NULL AND strpos(search_text, $1) > 0',
      [searchQuery],
    );
    expect(totalCount).toBe(listed.count);
    expect(items).toHaveLength(Math.min(20, listed.count));
  });

  it('ask the index for a single character, of which there are hundreds of pairs', async () => {
    const timesAsked = async () => {
      await dataSource.query('SELECT pg_stat_force_next_flush()');
      const [row] = await dataSource.query<[{ count: number }]>(
        `SELECT idx_scan::int AS count FROM pg_stat_user_indexes WHERE indexrelname = 'facility_search_grams'`,
      );
      return row.count;
    };
    const before = await timesAsked();
    expect((await search({ searchQuery: '카' })).totalCount).toBeGreaterThan(20);
    expect(await timesAsked()).toBe(before + 1);
  });

  it('look through the first names for a frequent pair, and by the index when its places stand together behind them', async () => {
    await dataSource.query(
      `UPDATE facility SET name = '힣힣' || id, search_text = '힣힣' || id || substr(search_text, strpos(search_text, chr(31))),
         search_grams = search_grams || '{힣힣,^힣힣}' WHERE id % 5 = 0`,
    );
    const fetched = async () => {
      await dataSource.query('SELECT pg_stat_force_next_flush()');
      const [row] = await dataSource.query<[{ count: string }]>(
        `SELECT idx_tup_fetch AS count FROM pg_stat_user_tables WHERE relname = 'facility'`,
      );
      return Number(row.count);
    };
    // So few places would be read from one end to the other.
    await dataSource.query('SET enable_seqscan = off');
    const before = await fetched();
    const { items, totalCount } = await search({ searchQuery: '힣힣' });
    expect(totalCount).toBe(600);
    expect(items.map(({ name }) => name)).toEqual(items.map(({ name }) => name).sort());
    expect(items).toHaveLength(20);
    // 256 names, 600 that the index knows, and the page. Up to the first such name there are 2,400.
    expect((await fetched()) - before).toBeLessThan(1_500);
  });
});
