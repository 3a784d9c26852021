import { makeMember, makeReview, PASSWORD, viewerOf } from '../../../test/factories';
import { CREATE_CODE, isAlive, SIGN_IN, signIn, WITHDRAW } from '../../../test/member-operations';
import { launchServer, type ServerProcess } from '../../../test/server-process';
import { codeOf, startTestApp, TEST_JWT_SECRET, type TestApp } from '../../../test/test-app';
import { LIMIT_FIGURES } from '../../shared/validation/limit-figures';
import { SESSION_DAYS } from '../../shared/validation/member-rules';

const SECOND = 1_000;
const HOUR = 60 * 60 * SECOND;
const DAY = 24 * HOUR;
/** By which a token may outlive its time. */
const LEEWAY = 30 * SECOND;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
afterEach(() => app.dataSource.query('DELETE FROM rate_limit'));
afterEach(() => jest.useRealTimers());

/** Sets the clock of the server; its timers and that of the database go on. */
function setClock(shift: number): void {
  jest.useFakeTimers({
    now: Date.now() + shift,
    doNotFake: [
      ...(['hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'clearImmediate'] as const),
      ...(['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] as const),
    ],
  });
}

describe('a sign-in', () => {
  it.each([
    ['eight hours ahead', 8 * HOUR],
    ['an hour behind', -HOUR],
    ['a day later', DAY],
    ['nearly at its end', SESSION_DAYS * DAY - HOUR],
  ])('lasts when the clock jumps: %s', async (_where, shift) => {
    const { email } = await makeMember(app.dataSource);
    const before = (await signIn(app, email, PASSWORD)).data!.signIn.token;
    setClock(shift);
    expect(await isAlive(app, before)).toBe(true);
    const then = (await signIn(app, email, PASSWORD)).data!.signIn.token;
    expect(await isAlive(app, then)).toBe(true);
    jest.useRealTimers();
    expect([await isAlive(app, before), await isAlive(app, then)]).toEqual([true, true]);
  });

  it('ends after its fourteen days by the clock of the server', async () => {
    const { email } = await makeMember(app.dataSource);
    const { token, expiresAt } = (await signIn(app, email, PASSWORD)).data!.signIn;
    expect(Math.abs(Date.parse(expiresAt) - Date.now() - SESSION_DAYS * DAY)).toBeLessThan(LEEWAY);
    setClock(Date.parse(expiresAt) - Date.now() + LEEWAY);
    expect(await isAlive(app, token)).toBe(false);
  });
});

describe('a limit', () => {
  const wrong = (email: string) => app.run(SIGN_IN, { input: { email, password: 'Wrong-1234!' } });
  const useUp = async (email: string) => {
    const answers = [];
    for (let attempt = 0; attempt <= LIMIT_FIGURES.SIGN_IN_ACCOUNT.points; attempt++) answers.push(await wrong(email));
    return codeOf(answers.at(-1)!);
  };

  it('locks nobody out for longer than its window when the clock was ahead and is set right', async () => {
    const { email } = await makeMember(app.dataSource);
    setClock(8 * HOUR);
    expect(await useUp(email)).toBe('TOO_MANY_REQUESTS');
    jest.useRealTimers();
    expect(codeOf(await wrong(email))).toBe('UNAUTHENTICATED');
    expect(await useUp(email)).toBe('TOO_MANY_REQUESTS');
    const { retryAfter } = (await wrong(email)).errors[0]!.extensions as { retryAfter: number };
    expect(retryAfter).toBeLessThanOrEqual(LIMIT_FIGURES.SIGN_IN_ACCOUNT.duration);
  });

  it('holds where another server’s clock is a little ahead', async () => {
    const { email } = await makeMember(app.dataSource);
    setClock(20 * SECOND);
    expect(await useUp(email)).toBe('TOO_MANY_REQUESTS');
    jest.useRealTimers();
    expect(codeOf(await wrong(email))).toBe('TOO_MANY_REQUESTS');
  });
});

it('knows temporary codes by the clock of the database, which all servers share', async () => {
  const member = await makeMember(app.dataSource, { kakaoId: 'clock' });
  setClock(8 * HOUR);
  const { data } = await app
    .as(viewerOf(member))
    .run<{ createTemporaryCode: { code: string } }>(CREATE_CODE, { input: { email: member.email } });
  jest.useRealTimers();
  setClock(-HOUR);
  const password = data!.createTemporaryCode.code;
  expect(codeOf(await app.as(viewerOf(member)).run(WITHDRAW, { input: { password } }))).toBe('ok');
});

describe('a day of the calendar', () => {
  it.each([
    ['the leap day', '2028-02-28T14:59:59.999Z', '2028-02-28', '2028-02-28T15:00:00Z', '2028-02-29'],
    ['the day after it', '2028-02-29T14:59:59.999Z', '2028-02-29', '2028-02-29T15:00:00Z', '2028-03-01'],
    ['New Year', '2027-12-31T14:59:59.999Z', '2027-12-31', '2027-12-31T15:00:00Z', '2028-01-01'],
  ])('begins at midnight in Seoul: %s', async (_day, lastMoment, dayBefore, firstMoment, day) => {
    const member = await makeMember(app.dataSource);
    for (const moment of [lastMoment, firstMoment])
      await makeReview(app.dataSource, { memberId: member.id, insertedAt: new Date(moment) });
    const daysOf = async (date: string) => {
      const [year, month] = date.split('-').map(Number);
      const { data } = await app
        .as(viewerOf(member))
        .run<{ viewerReviewDays: { date: string; reviews: unknown[] }[] }>(
          'query ($year: Int!, $month: Int!) { viewerReviewDays(year: $year, month: $month) { date reviews { id } } }',
          { year, month },
        );
      return data!.viewerReviewDays.map((found) => [found.date, found.reviews.length]);
    };
    expect(await daysOf(day)).toContainEqual([day, 1]);
    expect(await daysOf(dayBefore)).toContainEqual([dayBefore, 1]);
    const sameMonth = day.slice(0, 7) === dayBefore.slice(0, 7);
    expect(await daysOf(day)).toHaveLength(sameMonth ? 2 : 1);
  });
});

it('counts files by the day in Seoul, whatever the clock of the server says', async () => {
  const { id } = await makeMember(app.dataSource);
  await app.dataSource.query(
    `INSERT INTO file_usage SELECT $1, (now() AT TIME ZONE 'Asia/Seoul')::date + day, 5, 5 FROM generate_series(-1, 0) AS day`,
    [id],
  );
  setClock(8 * HOUR);
  await app.files.sweep();
  const left = await app.dataSource.query<{ isToday: boolean }[]>(
    `SELECT day = (now() AT TIME ZONE 'Asia/Seoul')::date AS "isToday" FROM file_usage WHERE member_id = $1`,
    [id],
  );
  expect(left).toEqual([{ isToday: true }]);
});

describe('two processes whose clocks are nine hours apart', () => {
  const servers: ServerProcess[] = [];
  afterAll(() => Promise.all(servers.map((server) => server.stop('SIGKILL'))));

  it('know each other’s sign-ins, and start, serve and stop as ever', async () => {
    const { email } = await makeMember(app.dataSource);
    const { options } = app.dataSource;
    for (const shift of [8 * HOUR, -HOUR])
      servers.push(
        await launchServer({
          env: {
            DATABASE_URL: (options as { url: string }).url,
            JWT_SECRET: TEST_JWT_SECRET,
            CLOCK_SHIFT_MS: String(shift),
          },
          require: ['test/shift-clock.cjs'],
        }),
      );
    const run = async <Data>({ url }: ServerProcess, query: string, variables: object, token?: string) => {
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        body: JSON.stringify({ query, variables }),
      });
      return (await response.json()) as { data: Data };
    };
    const tokens = [];
    for (const server of servers) {
      const { data } = await run<{ signIn: { token: string } }>(server, SIGN_IN, { input: { email, password: PASSWORD } });
      tokens.push(data.signIn.token);
    }
    for (const server of servers)
      for (const token of tokens) {
        const { data } = await run<{ viewer: { email: string } | null }>(server, '{ viewer { email } }', {}, token);
        expect(data.viewer).toEqual({ email });
      }
    expect(await Promise.all(servers.map((server) => server.stop()))).toEqual([0, 0]);
  }, 120_000);
});
