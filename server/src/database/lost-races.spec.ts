import { makeBoard, makeFacility, makeMember, makeReview, PASSWORD, viewerOf } from '../../test/factories';
import { WITHDRAW } from '../../test/member-operations';
import { fetchChecked } from '../../test/rest-client';
import { createReview, deleteReview, reportReview, toggleLike, updateReview } from '../../test/review-operations';
import { rowCounts } from '../../test/row-counts';
import { adminFor, callRootField, makeThings, workingArguments } from '../../test/sample-values';
import { isQuery } from '../../test/schema-calls';
import { codeOf, startTestApp, type TestApp } from '../../test/test-app';
import { rootFieldsOf } from '../app/graphql/auth-checker';
import { createSchema } from '../app/graphql/schema';
import type { Member } from '../modules/member/member.entity';
import { sqlStateOf } from './sql-state';

const schema = createSchema();
const MUTATIONS = rootFieldsOf(schema)
  .map(({ name }) => name)
  .filter((name) => !isQuery(schema, name));

/** Writes only its rate limits, which are off here. */
const READS = 'askChatbot';

let app: TestApp;
/** SQLSTATEs of all failed statements. */
const states: string[] = [];
beforeAll(async () => {
  app = await startTestApp({ config: { rateLimits: false } });
  const { driver } = app.dataSource;
  const createQueryRunner = driver.createQueryRunner.bind(driver);
  driver.createQueryRunner = (mode) => {
    const runner = createQueryRunner(mode);
    const query = runner.query.bind(runner) as (...args: unknown[]) => Promise<unknown>;
    runner.query = ((...args: unknown[]) =>
      query(...args).catch((error: unknown) => {
        states.push(sqlStateOf(error) ?? String(error));
        throw error;
      })) as typeof runner.query;
    return runner;
  };
  await app.dataSource.query(`
    CREATE SEQUENCE fault;
    CREATE TABLE fault_plan (times integer NOT NULL, state text NOT NULL);
    CREATE FUNCTION fail_as_planned() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      plan fault_plan;
    BEGIN
      SELECT * INTO plan FROM fault_plan;
      -- A sequence is not rolled back.
      IF plan.times > 0 AND nextval('fault') <= plan.times THEN
        RAISE EXCEPTION 'made on purpose' USING ERRCODE = plan.state;
      END IF;
      RETURN NULL;
    END $$;
    DO $$
    DECLARE
      name text;
    BEGIN
      FOR name IN SELECT table_name FROM information_schema.tables
        WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name NOT IN ('fault_plan', 'migration')
      LOOP
        EXECUTE format('CREATE TRIGGER fault AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH STATEMENT EXECUTE FUNCTION fail_as_planned()', name);
      END LOOP;
    END $$`);
});
afterAll(() => app.stop());

/** Makes the next writes fail. @returns the number of failures, retries included */
async function whileFailing<T>(times: number, state: string, work: () => Promise<T>): Promise<{ result: T; failed: number }> {
  await app.dataSource.query(`SELECT setval('fault', 1, false)`);
  await app.dataSource.query('INSERT INTO fault_plan (times, state) VALUES ($1, $2)', [times, state]);
  const result = await work();
  const [fault] = await app.dataSource.query<[{ failed: number }]>(
    'SELECT CASE WHEN is_called THEN least(last_value, $1) ELSE 0 END AS failed FROM fault',
    [times],
  );
  await app.dataSource.query('DELETE FROM fault_plan');
  return { result, failed: Number(fault.failed) };
}

async function call(name: string) {
  const things = await makeThings(app.dataSource);
  // Another admin, so that the acting one may leave.
  await makeMember(app.dataSource, { isAdmin: true });
  // The fake Kakao always returns the same person.
  await app.dataSource.query(`DELETE FROM member WHERE kakao_id = '4000000001'`);
  const variables = await workingArguments({ app, schema, name }, things);
  return () => callRootField({ app, schema, name }, { viewer: adminFor(name, things), variables, depth: 2 });
}

describe('a write that lost to a concurrent one', () => {
  it.each(MUTATIONS)('%s is repeated, with the same result as without a conflict', async (name) => {
    const changed: unknown[] = [];
    for (const [times, state] of [
      [0, '40P01'],
      [3, '40P01'],
      [3, '40001'],
    ] as const) {
      const run = await call(name);
      const before = await rowCounts(app.dataSource);
      const { result, failed } = await whileFailing(times, state, run);
      const after = await rowCounts(app.dataSource);
      changed.push(Object.keys(after).map((table) => `${table} ${after[table]! - before[table]!}`));
      expect([codeOf(result), result.data && Object.keys(result.data)]).toEqual(['ok', [name]]);
      expect(failed).toBe(name === READS ? 0 : times);
    }
    expect(changed[1]).toEqual(changed[0]);
    expect(changed[2]).toEqual(changed[0]);
  });

  it.each(MUTATIONS.filter((name) => name !== READS))(
    '%s gives up after three retries, changes nothing and can be sent again',
    async (name) => {
      const run = await call(name);
      const before = await rowCounts(app.dataSource);
      const { result, failed } = await whileFailing(1_000, '40P01', run);
      expect([codeOf(result), result.errors[0]?.extensions?.retryAfter, failed]).toEqual(['SERVICE_UNAVAILABLE', 1, 4]);
      expect(await rowCounts(app.dataSource)).toEqual(before);
      // A Kakao code is valid once.
      const again = name === 'signInWithKakao' ? await call(name) : run;
      expect(codeOf(await again())).toBe('ok');
    },
  );

  it('reports SERVICE_UNAVAILABLE over REST and GraphQL, also for a lock timeout', async () => {
    const board = await makeBoard(app.dataSource);
    const token = await app.signIn((await app.dataSource.manager.findOneByOrFail('Member', { id: board.memberId })) as Member);
    for (const state of ['40001', '40P01', '55P03']) {
      const { result } = await whileFailing(
        1_000,
        state,
        async () =>
          [
            await fetchChecked(`${app.url}/api/board/${board.id}`, {
              method: 'DELETE',
              headers: { authorization: `Bearer ${token}` },
            }),
            await app.run('mutation ($id: ID!) { deleteBoard(input: { id: $id }) }', { id: board.id }, { token }),
          ] as const,
      );
      const [rest, graphql] = result;
      expect([rest.status, rest.headers.get('retry-after'), graphql.status, codeOf(graphql)]).toEqual([
        503,
        '1',
        503,
        'SERVICE_UNAVAILABLE',
      ]);
    }
  });
});

describe('a duplicate', () => {
  it.each([
    ['a unique index', 'CREATE UNIQUE INDEX taken ON board (title)', 'DROP INDEX taken'],
    [
      'an exclusion',
      'ALTER TABLE board ADD CONSTRAINT taken EXCLUDE USING hash (title WITH =)',
      'ALTER TABLE board DROP CONSTRAINT taken',
    ],
  ])('is a conflict if no service handles %s', async (_what, create, drop) => {
    await app.dataSource.query('DELETE FROM board');
    const { title, memberId } = await makeBoard(app.dataSource);
    const token = await app.signIn((await app.dataSource.manager.findOneByOrFail('Member', { id: memberId })) as Member);
    await app.dataSource.query(create);
    const graphql = await app.run(
      `mutation ($title: String!) { createBoard(input: { title: $title, content: "점검을 합니다." }) { id } }`,
      { title },
      { token },
    );
    await app.dataSource.query(drop);
    expect([graphql.status, codeOf(graphql), graphql.errors[0]?.message]).toEqual([
      200,
      'CONFLICT',
      '이미 있는 내용입니다. 새로 고친 뒤 다시 확인해 주세요.',
    ]);
  });
});

describe('a real deadlock', () => {
  const withdraw = (member: Member) => app.as(viewerOf(member)).run(WITHDRAW, { input: { password: PASSWORD } });

  it('between two members who like each other’s reviews and withdraw: both withdraw', async () => {
    // Only admins' withdrawals are serialised.
    await app.dataSource.query('DELETE FROM member');
    const [one, other] = [await makeMember(app.dataSource), await makeMember(app.dataSource)];
    const ofOne = await makeReview(app.dataSource, { memberId: one.id });
    const ofOther = await makeReview(app.dataSource, { memberId: other.id });
    await toggleLike(app, one, ofOther.id);
    await toggleLike(app, other, ofOne.id);
    // Each withdrawal locks one of the two likes and then waits for the other.
    await app.dataSource.query(`
      CREATE FUNCTION take_time() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(0.5); RETURN OLD; END $$;
      CREATE TRIGGER take_time BEFORE DELETE ON review_like FOR EACH ROW EXECUTE FUNCTION take_time()`);
    states.length = 0;
    const answers = await Promise.all([withdraw(one), withdraw(other)]);
    await app.dataSource.query('DROP FUNCTION take_time CASCADE');
    expect(states).toContain('40P01');
    expect(answers.map(codeOf)).toEqual(['ok', 'ok']);
    expect(await app.dataSource.query('SELECT (SELECT count(*) FROM member) + (SELECT count(*) FROM review) AS left')).toEqual([
      { left: 0 },
    ]);
  }, 60_000);

  it('does not surface when many members change the same things concurrently', async () => {
    const places = [await makeFacility(app.dataSource), await makeFacility(app.dataSource)];
    const outcomes: Record<string, number> = {};
    for (let round = 0; round < 3; round++) {
      const admin = await makeMember(app.dataSource, { isAdmin: true });
      const members = await Promise.all(Array.from({ length: 8 }, () => makeMember(app.dataSource)));
      const reviews: { id: number; author: Member }[] = [];
      for (const author of members)
        for (const { id: facilityId } of places)
          reviews.push({ id: (await makeReview(app.dataSource, { facilityId, memberId: author.id })).id, author });
      const doings = reviews.flatMap(({ id, author }, index) => {
        const reader = members[(index * 3 + 1) % members.length]!;
        return [
          () => toggleLike(app, reader, id),
          () => toggleLike(app, author, id),
          () => reportReview(app, reader, id),
          () =>
            updateReview(app, author, { id, rating: 1 + (index % 5), tagNames: index % 2 ? ['산책', '카페'] : ['카페', '산책'] }),
          () => createReview(app, reader, { facilityId: places[index % 2]!.id, tagNames: ['간식', `말${index % 3}`] }),
          () => (index % 4 ? deleteReview(app, index % 2 ? admin : author, id) : toggleLike(app, reader, id)),
        ];
      });
      const leaving = members.slice(0, 4).map((member) => () => withdraw(member));
      const all = [...doings, ...leaving].map((act, index) => ({ act, at: (index * 37) % (doings.length + leaving.length) }));
      all.sort((a, b) => a.at - b.at);
      for (const answer of await Promise.all(all.map(({ act }) => act() as Promise<Parameters<typeof codeOf>[0]>)))
        outcomes[codeOf(answer)] = (outcomes[codeOf(answer)] ?? 0) + 1;
    }
    expect(
      Object.keys(outcomes).filter(
        (code) => !['ok', 'NOT_FOUND', 'CONFLICT', 'UNAUTHENTICATED', 'BAD_USER_INPUT'].includes(code),
      ),
    ).toEqual([]);
    expect(outcomes.ok).toBeGreaterThan(50);
  }, 120_000);
});
