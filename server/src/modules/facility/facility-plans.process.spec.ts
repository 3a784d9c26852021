import type { DataSource } from 'typeorm';
import { fillWithFacilities } from '../../../test/invented-facilities';
import { createDataSource } from '../../database/data-source';
import { migrate } from '../../database/migrate';
import { openScratchPostgres, type ScratchPostgres } from '../../../test/scratch-postgres';
import { FacilitySort } from './facility.input';
import { FacilityRepository } from './facility.repository';
import { IS_LISTED } from './facility-listed.sql';

/** Enough for a connection to prepare the statement and for Postgres to switch to a generic plan. */
const OFTEN = 35;
const DISTRICT = { sidoName: '부산광역시', sigunguName: '해운대구' };

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

  const search = (filter: object) => repository.search({ filter, page: 0, size: 20, sort: FacilitySort.NAME, asWritten: true });

  it.each<[string, () => Promise<unknown>]>([
    ['one place', () => repository.pages.find(7)],
    ['a district', () => search(DISTRICT)],
    ['a district and kinds', () => search({ ...DISTRICT, categories: ['카페', '펜션'] })],
  ])('use a generic plan: %s', async (_what, ask) => {
    for (let time = 0; time < OFTEN; time++) await ask();
    const statements = await dataSource.query<{ statement: string; plans: number }[]>(
      'SELECT statement, custom_plans AS plans FROM pg_prepared_statements WHERE custom_plans + generic_plans > 10',
    );
    expect(statements.length).toBeGreaterThan(0);
    expect(statements.filter(({ plans }) => plans > 5)).toEqual([]);
  });

  it.each([
    ['a rare pair', '한강'],
    ['a word', '애견카페'],
    ['a word that no place has', '힣힣한강'],
    ['a frequent pair', '서울'],
    ['a single character', '강'],
    ['several words', '서울 강남 카페'],
  ])('need a single statement for a text: %s', async (_what, searchQuery) => {
    const query = jest.spyOn(dataSource, 'query');
    const { items, totalCount } = await search({ searchQuery });
    expect(query).toHaveBeenCalledTimes(1);
    const matches = searchQuery.split(' ').map((_, index) => `strpos(search_text, $${index + 1}) > 0`);
    const [listed] = await dataSource.query<[{ count: number }]>(
      `SELECT count(*)::int AS count FROM facility WHERE ${IS_LISTED} AND ${matches.join(' AND ')}`,
      searchQuery.split(' '),
    );
    expect(totalCount).toBe(listed.count);
    expect(items).toHaveLength(Math.min(20, listed.count));
  });

  it.each([
    ['a single character', '옥'],
    ['a character that most addresses have', '로'],
  ])('find %s with an index scan', async (_what, searchQuery) => {
    const scans = async () => {
      await dataSource.query('SELECT pg_stat_force_next_flush()');
      const [row] = await dataSource.query<[{ count: number }]>(
        `SELECT idx_scan::int AS count FROM pg_stat_user_indexes WHERE indexrelname = 'facility_search_grams'`,
      );
      return row.count;
    };
    const before = await scans();
    expect((await search({ searchQuery })).totalCount).toBeGreaterThan(0);
    expect(await scans()).toBe(before + 1);
  });
});
