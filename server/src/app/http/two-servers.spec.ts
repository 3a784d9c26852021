import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { makeFacility, makeMember, PASSWORD } from '../../../test/factories';
import { CREATE_CODE, isAlive, SIGN_IN, tally, VIEWER, WITHDRAW } from '../../../test/member-operations';
import { CREATE_REVIEW, REVIEW, type ReviewAnswer } from '../../../test/review-operations';
import { codeOf, startTestApp, type TestApp } from '../../../test/test-app';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database';
import { createDataSource } from '../../database/data-source';
import { RoleService } from '../../modules/member/role.service';

const FAVORITE = 'mutation ($input: ToggleFavoriteInput!) { toggleFavorite(input: $input) { id viewerHasFavorited } }';

/** Two servers that share nothing but the database and the secret, each with its own connections and data folder. */
describe('two servers', () => {
  let database: TestDatabase;
  let other: DataSource;
  let a: TestApp;
  let b: TestApp;
  beforeAll(async () => {
    database = await createTestDatabase();
    other = await createDataSource(database.url).initialize();
    const options = { config: { trustedProxies: ['127.0.0.1'] }, databaseDeadlineMs: 60_000 };
    a = await startTestApp({ ...options, database });
    b = await startTestApp({ ...options, database: { ...database, dataSource: other } });
  });
  afterAll(async () => {
    await a.stop();
    await b.stop();
    await other.destroy();
    await database.drop();
  });

  let addresses = 0;
  const nextAddress = () => `198.51.100.${++addresses}`;

  it('accept a sign-in of the other server, and its end immediately', async () => {
    const { email } = await makeMember(a.dataSource);
    const { data } = await a.run<{ signIn: { token: string } }>(SIGN_IN, { input: { email, password: PASSWORD } });
    const token = data!.signIn.token;
    expect([await isAlive(a, token), await isAlive(b, token)]).toEqual([true, true]);
    await b.run('mutation { signOut }', {}, { token });
    expect([await isAlive(a, token), await isAlive(b, token)]).toEqual([false, false]);
  });

  it('know what a member may do from the next request on', async () => {
    const member = await makeMember(a.dataSource);
    await makeMember(a.dataSource, { isAdmin: true });
    const token = await a.signIn(member);
    const roles = new RoleService(a.dataSource);
    const codes = async () =>
      Promise.all([a, b].map(async (app) => codeOf(await app.run('{ members { totalCount } }', {}, { token }))));
    expect(await codes()).toEqual(['FORBIDDEN', 'FORBIDDEN']);
    await roles.setByCommand(member.email, true);
    expect(await codes()).toEqual(['ok', 'ok']);
    await roles.setByCommand(member.email, false);
    expect(await codes()).toEqual(['FORBIDDEN', 'FORBIDDEN']);
  });

  it('take a temporary code that the other one gave, once', async () => {
    const member = await makeMember(a.dataSource, { kakaoId: '4000000777' });
    const token = await a.signIn(member);
    const { data } = await a.run<{ createTemporaryCode: { code: string } }>(CREATE_CODE, { input: {} }, { token });
    const input = { password: data!.createTemporaryCode.code };
    const answers = await Promise.all([b, a].map((app) => app.run(WITHDRAW, { input }, { token })));
    expect(answers.map(codeOf).filter((code) => code === 'ok')).toEqual(['ok']);
    expect(codeOf(await b.run(VIEWER, {}, { token }))).toBe('UNAUTHENTICATED');
  });

  it('count attempts together', async () => {
    const { email } = await makeMember(a.dataSource);
    const input = { email, password: 'Wrong-pass1!' };
    const attempts = Array.from({ length: 16 }, (_, index) =>
      [a, b][index % 2]!.run(SIGN_IN, { input }, { from: nextAddress() }),
    );
    expect(tally(await Promise.all(attempts))).toEqual({ 401: 10, 429: 6 });
  });

  it('share the limit of an address and report what is left', async () => {
    const ask = async (app: TestApp, from: string, count: number) =>
      Promise.all(
        Array.from({ length: count }, () => app.http.get('/api/pet_facilities/regions').set({ 'x-forwarded-for': from })),
      );
    const from = nextAddress();
    await a.dataSource.query(`DELETE FROM rate_limit WHERE key LIKE 'REQUESTS:%'`);
    const [first] = await ask(a, from, 1);
    expect(first?.headers['ratelimit-remaining']).toBe('1199');
    // As if both had gone on: two portions are left to take, and what the first one holds.
    await a.dataSource.query(`UPDATE rate_limit SET points = 1080 WHERE key LIKE 'REQUESTS:%'`);
    const [second] = await ask(b, from, 1);
    expect(second?.headers['ratelimit-remaining']).toBe('119');
    const all = [...(await ask(b, from, 119)), ...(await ask(a, from, 100))];
    expect(tally(all)).toEqual({ 200: 59 + 60 + 59, 429: 41 });
    for (const answer of all.filter(({ status }) => status === 429)) {
      expect(answer.headers['ratelimit-remaining']).toBe('0');
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
  });

  it('show writes of the other server immediately', async () => {
    const token = await a.signIn(await makeMember(a.dataSource));
    const { id: facilityId } = await makeFacility(a.dataSource);
    const input = { facilityId, rating: 5, content: '두 서버에서 산책', tagNames: ['산책'] };
    const { data } = await a.run<{ createReview: ReviewAnswer }>(CREATE_REVIEW, { input }, { token });
    const { id } = data!.createReview;
    const [visitor, member] = await Promise.all([b.run(REVIEW, { id }), b.run(REVIEW, { id }, { token })]);
    expect(visitor.data).toMatchObject({ review: { content: '두 서버에서 산책', facility: { reviewCount: 1 } } });
    expect(member.data).toMatchObject({ review: { viewerCanEdit: true } });
  });

  it('write a review once that was sent to both', async () => {
    const token = await a.signIn(await makeMember(a.dataSource));
    const { id: facilityId } = await makeFacility(a.dataSource);
    const input = { facilityId, rating: 4, content: '한 번만', requestKey: randomUUID() };
    const answers = await Promise.all(
      [a, b, a, b].map((app) => app.run<{ createReview: ReviewAnswer }>(CREATE_REVIEW, { input }, { token })),
    );
    expect(answers.map(codeOf)).toEqual(['ok', 'ok', 'ok', 'ok']);
    expect(new Set(answers.map(({ data }) => data!.createReview.id)).size).toBe(1);
    expect(await other.query('SELECT FROM review WHERE facility_id = $1', [facilityId])).toHaveLength(1);
  });

  it('lose no toggle between them', async () => {
    const member = await makeMember(a.dataSource);
    const token = await a.signIn(member);
    const { id: facilityId } = await makeFacility(a.dataSource);
    const toggles = Array.from({ length: 31 }, (_, index) =>
      [a, b][index % 2]!.run<{ toggleFavorite: { viewerHasFavorited: boolean } }>(
        FAVORITE,
        { input: { facilityId } },
        { token, from: nextAddress() },
      ),
    );
    const states = (await Promise.all(toggles)).map(({ data }) => data!.toggleFavorite.viewerHasFavorited);
    expect([states.filter(Boolean).length, states.filter((state) => !state).length]).toEqual([16, 15]);
    expect(await other.query('SELECT FROM favorite WHERE member_id = $1', [member.id])).toHaveLength(1);
  });
});
