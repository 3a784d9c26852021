import { startTestApp, type TestApp } from '../../../test/test-app';
import { asDocumented } from '../../../test/check-answer';
import { DATABASE_DEADLINE_MS } from '../create-app';

describe('the database time of a web request', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ databaseDeadlineMs: DATABASE_DEADLINE_MS });
  });
  afterAll(() => app.stop());

  it('is less than a second', () => {
    expect(DATABASE_DEADLINE_MS).toBe(900);
  });

  it('ends a request that would have to wait on, and leaves nothing behind', async () => {
    const rest = () => app.http.get('/api/pet_facilities/1').expect(asDocumented);
    const graphql = () => app.run('{ facility(id: 1) { name } }');
    const holder = app.dataSource.createQueryRunner();
    await holder.startTransaction();
    await holder.query('LOCK TABLE facility IN ACCESS EXCLUSIVE MODE');
    // Nobody lets go before both have answered.
    const [one, other] = await Promise.all([rest(), graphql()]);
    await holder.rollbackTransaction();
    await holder.release();
    expect([one.status, 'retry-after' in one.headers, other.status]).toEqual([503, true, 503]);
    expect(other.errors[0]?.extensions?.code).toBe('SERVICE_UNAVAILABLE');
    expect([(await rest()).status, (await graphql()).errors]).toEqual([404, []]);
  });
});
