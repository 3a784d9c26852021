import { startTestApp, type TestApp } from '../../../test/test-app';
import { LIMITS } from '../../shared/validation/limits';
import { countFacilities } from './facility-counts.repository';

const MANY = LIMITS.exactCountMax + 1;

/** More places than the exact total allows, with short texts for a fast insert. */
describe('facility search beyond the exact total', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
    const indexes: { name: string; definition: string }[] = await app.dataSource.query(
      `SELECT indexname AS name, indexdef AS definition FROM pg_indexes WHERE indexname LIKE 'facility\\_search%'`,
    );
    for (const { name } of indexes) await app.dataSource.query(`DROP INDEX ${name}`);
    await app.dataSource.query(
      `INSERT INTO facility (name, source_key, search_text, search_grams, category3, latitude, longitude, sample_rank)
       SELECT '가나다 ' || i % 10, 'many-' || i, concat('가나다', i % 10, chr(31), chr(31), '애견카페', repeat(chr(31), 6)),
         ARRAY['가', '나', '다', (i % 10)::text, '애', '견', '카', '페', '가나', '나다', '다' || i % 10, '애견', '견카', '카페'], '애견카페', 37 + i / 1e6, 127, (i * 7919 % ${MANY}) / ${MANY}.0
       FROM generate_series(1, ${MANY}) AS i`,
    );
    for (const { definition } of indexes) await app.dataSource.query(definition);
    await app.dataSource.query('VACUUM ANALYZE facility');
    await app.dataSource.transaction(countFacilities);
  }, 120_000);
  afterAll(() => app.stop());

  interface Page {
    items: { id: string; name: string }[];
    totalCount: number;
    isTotalCountExact: boolean;
  }
  const search = async (filter: object, page = 0, sort = 'NAME'): Promise<Page | undefined> => {
    const { data } = await app.run<{ facilities: Page }>(
      `query ($filter: FacilityFilterInput, $page: Int!, $sort: FacilitySort!) {
        facilities(filter: $filter, page: $page, size: 2, sort: $sort, near: { latitude: 37, longitude: 127 }) {
          items { id name } totalCount isTotalCountExact
        }
      }`,
      { filter, page, sort },
    );
    return data?.facilities;
  };
  const firstTwo = [
    { id: '10', name: '가나다 0' },
    { id: '20', name: '가나다 0' },
  ];

  it.each([
    ['no condition', {}],
    ['a facet', { categories: ['애견카페'] }],
    ['two characters', { searchQuery: '가나' }],
    ['a word', { searchQuery: '가나다' }],
    ['the name of a category', { searchQuery: '애견카페' }],
    ['one character', { searchQuery: '가' }],
    ['a word and a facet', { searchQuery: '나다', categories: ['애견카페'] }],
  ])('says that there are more and still pages in order: %s', async (_name, filter) => {
    expect(await search(filter)).toEqual({ items: firstTwo, totalCount: LIMITS.exactCountMax, isTotalCountExact: false });
    // Every tenth place is a 0, 3,000 of them; the next is the first 1.
    expect((await search(filter, 1_499))?.items.map(({ id }) => id)).toEqual(['29990', '30000']);
    expect((await search(filter, 1_500))?.items.map(({ id }) => id)).toEqual(['1', '11']);
    expect((await search(filter, 0, 'DISTANCE'))?.items.map(({ id }) => id)).toEqual(['1', '2']);
  });

  it('recommends places whose name contains the text first', async () => {
    const rename = (name: string) =>
      app.dataSource.query(
        `UPDATE facility SET name = $1, search_text = concat($1::text, chr(31), chr(31), '애견카페', repeat(chr(31), 6)) WHERE id = 77`,
        [name],
      );
    await rename('하애견카페');
    expect((await search({ searchQuery: '애견카페' }, 0, 'RECOMMENDED'))?.items.map(({ id }) => id)).toEqual(['77', '10']);
    await rename('가나다7');
  });

  it('is exact up to the limit', async () => {
    expect(await search({ searchQuery: '다0' })).toMatchObject({ items: firstTwo, totalCount: 3_000, isTotalCountExact: true });
    const setMissing = async (since: string) => {
      await app.dataSource.query(`UPDATE facility SET missing_since = ${since} WHERE id = 1`);
      await app.dataSource.transaction(countFacilities);
    };
    await setMissing('now()');
    for (const filter of [{}, { searchQuery: '가나' }, { searchQuery: '가나다' }, { searchQuery: '가' }])
      expect(await search(filter)).toMatchObject({ totalCount: LIMITS.exactCountMax, isTotalCountExact: true });
    await setMissing('NULL');
  });

  describe('samples a view of all of them by rank', () => {
    const expectSample = async (filter: object) => {
      const { data } = await app.run<{ facilitiesInBounds: { totalCount: number; items: { id: string }[] } }>(
        `query ($filter: FacilityFilterInput) {
          facilitiesInBounds(
            bounds: { southWestLat: 33, southWestLng: 124, northEastLat: 39, northEastLng: 132 }, filter: $filter, limit: 3
          ) { totalCount items { id } }
        }`,
        { filter },
      );
      const ranks: { id: number }[] = await app.dataSource.query('SELECT id FROM facility ORDER BY sample_rank, id LIMIT 3');
      expect(data?.facilitiesInBounds).toEqual({
        totalCount: LIMITS.exactCountMax,
        items: ranks.map(({ id }) => ({ id: String(id) })),
      });
    };
    const FILTERS = [{}, { categories: ['애견카페'] }, { searchQuery: '가나다' }];

    it.each(FILTERS)('%j', expectSample);
  });

  it('ends pages at the deepest row', async () => {
    expect((await search({}, LIMITS.deepestRow / 2 - 1))?.items).toHaveLength(2);
    const { errors } = await app.run(`{ facilities(page: ${LIMITS.deepestRow / 2}, size: 2) { totalCount } }`);
    expect(errors[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
  });
});
