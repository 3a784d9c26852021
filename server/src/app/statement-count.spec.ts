import { makeFacility } from '../../test/factories';
import { startTestApp, type TestApp } from '../../test/test-app';

/** What a list of any length may cost, session and limits apart. */
const STATEMENTS_MAX = 6;

let app: TestApp;
let statements = 0;
beforeAll(async () => {
  app = await startTestApp();
  const { driver } = app.dataSource;
  const createQueryRunner = driver.createQueryRunner.bind(driver);
  driver.createQueryRunner = (mode) => {
    const runner = createQueryRunner(mode);
    const query = runner.query.bind(runner) as (...args: unknown[]) => Promise<unknown>;
    runner.query = ((...args: unknown[]) => {
      statements += 1;
      return query(...args);
    }) as typeof runner.query;
    return runner;
  };
});
afterAll(() => app.stop());

const FIELDS = 'id name category3 petTypes reviewCount averageRating';
const LISTS = {
  facilities: `{ facilities(size: 50, filter: { searchQuery: "발자국 카페" }) { items { ${FIELDS} } } }`,
  facilitiesInBounds: `{ facilitiesInBounds(bounds: { southWestLat: 37, southWestLng: 126, northEastLat: 38, northEastLng: 128 }) { items { ${FIELDS} } } }`,
};

describe('SQL statements of a list', () => {
  it('stay the same few however many places it holds', async () => {
    const counts: Record<string, number[]> = { facilities: [], facilitiesInBounds: [] };
    for (const places of [1, 9, 40]) {
      for (let i = 0; i < places; i++) await makeFacility(app.dataSource);
      for (const [list, document] of Object.entries(LISTS)) {
        statements = 0;
        const { data } = await app.run<Record<string, { items: unknown[] }>>(document);
        counts[list]?.push(statements);
        expect(data?.[list]?.items).not.toHaveLength(0);
      }
    }
    for (const [one, ...more] of Object.values(counts)) {
      expect(one).toBeGreaterThan(0);
      expect(one).toBeLessThanOrEqual(STATEMENTS_MAX);
      expect(more).toEqual([one, one]);
    }
  });
});
