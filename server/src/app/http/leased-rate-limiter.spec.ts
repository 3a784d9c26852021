import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database';
import { createDataSource } from '../../database/data-source';
import { REQUESTS_PER_MINUTE } from '../../shared/validation/limit-figures';
import { createLogger } from '../../shared/logger';
import { LEASE_SIZE, LeasedRateLimiter } from './leased-rate-limiter';

const portionsOf = (dataSource: DataSource) =>
  new LeasedRateLimiter({ dataSource, withinMs: 10_000, log: createLogger('silent') });

describe('requests of an address', () => {
  let database: TestDatabase;
  let other: DataSource;
  beforeAll(async () => {
    database = await createTestDatabase();
    other = await createDataSource(database.url).initialize();
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await other.destroy();
    await database.drop();
  });
  beforeEach(() => database.dataSource.query('DELETE FROM rate_limit'));

  let addresses = 0;
  const nextAddress = () => `198.51.100.${++addresses}`;
  const passedOf = async (portions: LeasedRateLimiter, address: string, count: number) => {
    const all = await Promise.all(Array.from({ length: count }, () => portions.consume(address)));
    return all.filter(({ isRefused }) => !isRefused).length;
  };

  it('are exactly as many as there are, at the price of a statement for each portion', async () => {
    const portions = portionsOf(database.dataSource);
    const statements = jest.spyOn(database.dataSource, 'createQueryRunner');
    const address = nextAddress();
    expect(await passedOf(portions, address, REQUESTS_PER_MINUTE)).toBe(REQUESTS_PER_MINUTE);
    expect(await passedOf(portions, address, 500)).toBe(0);
    expect(statements).toHaveBeenCalledTimes(REQUESTS_PER_MINUTE / LEASE_SIZE);
    expect(await passedOf(portions, nextAddress(), 1)).toBe(1);
  });

  it('are never more with two servers, and fewer by less than a portion', async () => {
    const servers = [portionsOf(database.dataSource), portionsOf(other)];
    const address = nextAddress();
    let passed = 0;
    for (let round = 0; round < 40; round++)
      passed += (await Promise.all(servers.map((server, index) => passedOf(server, address, 17 + index * 9)))).reduce(
        (a, b) => a + b,
      );
    expect(passed).toBeLessThanOrEqual(REQUESTS_PER_MINUTE);
    expect(passed).toBeGreaterThan(REQUESTS_PER_MINUTE - LEASE_SIZE);
  });

  it('are reported as of the last lease', async () => {
    const [one, two] = [portionsOf(database.dataSource), portionsOf(other)];
    const address = nextAddress();
    const left = async (server: LeasedRateLimiter) => (await server.consume(address)).left;
    expect([await left(one), await left(one)]).toEqual([1_199, 1_198]);
    // What the other one holds is not for this one to promise.
    expect([await left(two), await left(two)]).toEqual([1_139, 1_138]);
  });

  it('restart after a minute', async () => {
    const portions = portionsOf(database.dataSource);
    const address = nextAddress();
    expect(await passedOf(portions, address, REQUESTS_PER_MINUTE + 1)).toBe(REQUESTS_PER_MINUTE);
    const { msBeforeNext } = await portions.consume(address);
    expect(msBeforeNext).toBeGreaterThan(0);
    expect(msBeforeNext).toBeLessThanOrEqual(60_000);
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => now + 61_000);
    expect(await passedOf(portions, address, REQUESTS_PER_MINUTE + 1)).toBe(REQUESTS_PER_MINUTE);
    clock.mockRestore();
  });

  it('do not wait for a clock that was set back', async () => {
    const portions = portionsOf(database.dataSource);
    const address = nextAddress();
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + 8 * 3_600_000);
    expect(await passedOf(portions, address, REQUESTS_PER_MINUTE + 1)).toBe(REQUESTS_PER_MINUTE);
    jest.spyOn(Date, 'now').mockReturnValue(now);
    expect(await passedOf(portions, address, REQUESTS_PER_MINUTE + 1)).toBe(REQUESTS_PER_MINUTE);
    jest.restoreAllMocks();
  });

  it('are counted by each server alone while the database does not answer, and together again afterwards', async () => {
    const portions = portionsOf(database.dataSource);
    const [stranger, guest] = [nextAddress(), nextAddress()];
    expect(await passedOf(portions, guest, LEASE_SIZE)).toBe(LEASE_SIZE);
    await other.query('ALTER TABLE rate_limit RENAME TO rate_limit_elsewhere');
    expect(await passedOf(portions, stranger, REQUESTS_PER_MINUTE + 100)).toBe(REQUESTS_PER_MINUTE);
    expect(await passedOf(portions, guest, REQUESTS_PER_MINUTE)).toBe(REQUESTS_PER_MINUTE - LEASE_SIZE);
    await other.query('ALTER TABLE rate_limit_elsewhere RENAME TO rate_limit');
    const counted = async () => (await other.query<unknown[]>('SELECT FROM rate_limit')).length;
    const before = await counted();
    for (let tries = 0; (await counted()) === before && tries < 100; tries++) {
      await portions.consume(nextAddress());
      await sleep(50);
    }
    expect(await counted()).toBe(before + 1);
  });
});
