import { createTestDatabase, type TestDatabase } from '../../../test/test-database';
import { createDataSource } from '../../database/data-source';
import type { Limiter, LimitName } from '../../shared/http/limiter';
import { PostgresLimiter } from './postgres-limiter';

let database: TestDatabase;
let limiter: Limiter;
beforeAll(async () => {
  database = await createTestDatabase();
  limiter = new PostgresLimiter(database.dataSource);
});
afterAll(() => database.drop());

let keys = 0;
const nextKey = () => `key-${++keys}`;
const passedOf = async (attempts: Promise<void>[]) =>
  (await Promise.allSettled(attempts)).filter(({ status }) => status === 'fulfilled').length;
const many = (count: number, name: LimitName, key: string, by = limiter) =>
  passedOf(Array.from({ length: count }, () => by.consume(name, key)));

describe('the limiter', () => {
  it.each<[LimitName, number]>([
    ['SIGN_IN_ACCOUNT', 10],
    ['SIGN_IN_ADDRESS', 60],
    ['SIGN_UP', 20],
    ['SECRET_CHECK', 10],
    ['WRITES', 120],
  ])('allows exactly the limit of %s (%d), per key', async (name, figure) => {
    const key = nextKey();
    expect(await many(figure + 80, name, key)).toBe(figure);
    await expect(limiter.consume(name, key)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await expect(limiter.consume(name, nextKey())).resolves.toBeUndefined();
  });

  it('counts across servers', async () => {
    const other = await createDataSource(database.url).initialize();
    const key = nextKey();
    const passed = await Promise.all([many(30, 'SIGN_UP', key), many(30, 'SIGN_UP', key, new PostgresLimiter(other))]);
    await other.destroy();
    expect(passed[0] + passed[1]).toBe(20);
  });

  it('gives back one attempt and resets a key', async () => {
    const key = nextKey();
    expect(await many(10, 'SECRET_CHECK', key)).toBe(10);
    await limiter.giveBack('SECRET_CHECK', key);
    expect(await many(5, 'SECRET_CHECK', key)).toBe(1);
    await limiter.forget('SECRET_CHECK', key);
    expect(await many(15, 'SECRET_CHECK', key)).toBe(10);
  });

  it('starts a new window after the old one, and reports when', async () => {
    const key = nextKey();
    await many(10, 'SIGN_IN_ACCOUNT', key);
    const refusal: unknown = await limiter.consume('SIGN_IN_ACCOUNT', key).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ message: '시도가 너무 많았습니다. 15분 뒤에 다시 시도해 주세요.' });
    const { retryAfter } = refusal as { retryAfter: number };
    expect(retryAfter).toBeGreaterThan(800);
    expect(retryAfter).toBeLessThanOrEqual(900);
    await database.dataSource.query('UPDATE rate_limit SET expire = $1', [Date.now() - 1]);
    expect(await many(15, 'SIGN_IN_ACCOUNT', key)).toBe(10);
  });

  it('accepts keys of any length and stores only digests', async () => {
    const key = `${'비밀'.repeat(5_000)}@baldojang.example`;
    await limiter.consume('SIGN_UP', key);
    const rows = JSON.stringify(await database.dataSource.query('SELECT key FROM rate_limit'));
    expect(rows).not.toMatch(/비밀|baldojang/);
  });

  it('distinguishes a database failure from a reached limit', async () => {
    const away = createDataSource(database.url);
    await away.initialize();
    const lost = new PostgresLimiter(away);
    await away.query('ALTER TABLE rate_limit RENAME TO rate_limit_elsewhere');
    await expect(lost.consume('SIGN_UP', nextKey())).rejects.not.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await away.query('ALTER TABLE rate_limit_elsewhere RENAME TO rate_limit');
    await away.destroy();
  });
});
