import { setTimeout as sleep } from 'node:timers/promises';
import { makeMember, PASSWORD } from '../../../test/factories';
import { CHANGE_PASSWORD, isAlive, SIGN_IN, signIn, tally } from '../../../test/member-operations';
import { codeOf, startTestApp, type TestApp } from '../../../test/test-app';
import { AppError } from '../../shared/errors';
import { PasswordService } from './password.service';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ config: { trustedProxies: ['127.0.0.1'] } });
});
afterAll(() => app.stop());

const WRONG = '로그인에 실패했습니다. 이메일 또는 비밀번호를 확인하세요.';
let visitors = 0;
const nextAddress = () => `198.51.${Math.floor(++visitors / 250)}.${visitors % 250}`;
const attempt = (email: string, password: string, from = nextAddress()) => signIn(app, email, password, { from });
const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, i) => work(i)));

describe('signing in', () => {
  it('accepts the e-mail in any case and with surrounding blanks', async () => {
    const { email } = await makeMember(app.dataSource);
    for (const written of [email, email.toUpperCase(), `  ${email}\n`]) {
      const { data } = await attempt(written, PASSWORD);
      await expect(isAlive(app, data?.signIn.token ?? '')).resolves.toBe(true);
    }
  });

  it('returns the expiry', async () => {
    const { email } = await makeMember(app.dataSource);
    const { data } = await attempt(email, PASSWORD);
    const { exp } = JSON.parse(Buffer.from(data!.signIn.token.split('.')[1]!, 'base64url').toString()) as { exp: number };
    expect(data?.signIn.expiresAt).toBe(new Date(exp * 1000).toISOString());
  });

  it('answers an unknown e-mail, a wrong password and a member of Kakao alike', async () => {
    const { email } = await makeMember(app.dataSource);
    const kakao = await makeMember(app.dataSource, { kakaoId: '77' });
    const answers = [
      await attempt(email, 'Wrong-pass1!'),
      await attempt('nobody@baldojang.example', PASSWORD),
      await attempt(kakao.email, PASSWORD),
      await attempt(email, PASSWORD.toLowerCase()),
      await attempt(email, `${PASSWORD} `),
      await attempt(email, 'x'.repeat(50_000)),
      await attempt('x'.repeat(50_000), PASSWORD),
    ];
    for (const { status, data, errors } of answers)
      expect({ status, data, errors }).toEqual({
        status: 401,
        data: null,
        errors: [{ message: WRONG, path: ['signIn'], extensions: { code: 'UNAUTHENTICATED' } }],
      });
  });

  it.each([
    ['', PASSWORD],
    ['  ', PASSWORD],
    ['member@baldojang.example', ''],
    ['member@baldojang.example', '  '],
  ])('requires both of %p and %p', async (email, password) => {
    const answer = await attempt(email, password);
    expect([codeOf(answer), answer.errors[0]?.message]).toEqual(['BAD_USER_INPUT', '이메일과 비밀번호를 모두 입력하세요.']);
  });

  it('accepts a Hangul password in any Unicode form', async () => {
    const passwordHash = await new PasswordService().hash('발도장-Aa1!'.normalize('NFC'));
    const { email } = await makeMember(app.dataSource, { passwordHash });
    expect((await attempt(email, '발도장-Aa1!'.normalize('NFD'))).status).toBe(200);
  });

  it('fails after a concurrent password change', async () => {
    for (let round = 0; round < 10; round++) {
      const member = await makeMember(app.dataSource);
      const token = await app.signIn(member);
      const input = { oldPassword: PASSWORD, newPassword: `Changed-pass${round}!` };
      const [changed, signedIn] = await Promise.all([
        app.run(CHANGE_PASSWORD, { input }, { token }),
        attempt(member.email, PASSWORD),
      ]);
      expect(changed.errors).toEqual([]);
      const old = signedIn.data?.signIn.token;
      expect(old !== undefined && (await isAlive(app, old))).toBe(false);
    }
  });
});

describe('guessing', () => {
  it('is limited to exactly ten of 200 concurrent attempts on an account from any addresses', async () => {
    const { email } = await makeMember(app.dataSource);
    const input = { email, password: 'Wrong-pass1!' };
    const answers = await times(200, () => app.as(null, nextAddress()).run(SIGN_IN, { input }));
    const codes = answers.map(codeOf);
    expect(codes.filter((code) => code === 'UNAUTHENTICATED')).toHaveLength(10);
    expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(190);
    const refused = await attempt(email.toUpperCase(), PASSWORD);
    expect([refused.status, codeOf(refused)]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(refused.errors[0]?.message).toMatch(/^시도가 너무 많았습니다\. 1[45]분 뒤에 다시 시도해 주세요\.$/);
    expect(refused.errors[0]?.extensions?.retryAfter).toBeGreaterThan(800);
  });

  it('is counted for unknown accounts too', async () => {
    expect(tally(await times(30, () => attempt('ghost@baldojang.example', PASSWORD)))).toEqual({ 401: 10, 429: 20 });
  });

  it('is limited to exactly sixty attempts from one address or IPv6 prefix on all accounts', async () => {
    const wrong = async (from: (index: number) => string) => {
      const answers = [];
      // In batches that fit the hash queue; the last one exceeds the limit.
      for (const [first, count] of [
        [0, 20],
        [20, 20],
        [40, 30],
      ] as const)
        answers.push(...(await times(count, (i) => attempt(`spray${first + i}@baldojang.example`, PASSWORD, from(first + i)))));
      return tally(answers);
    };
    expect(await wrong(() => '203.0.113.60')).toEqual({ 401: 60, 429: 10 });
    expect(await wrong((index) => `2001:db8:0:1::${(index + 1).toString(16)}`)).toEqual({ 401: 60, 429: 10 });
    expect((await attempt('elsewhere@baldojang.example', PASSWORD, '2001:db8:0:2::1')).status).toBe(401);
  });

  it('does not count attempts of a blocked address against accounts', async () => {
    const { email } = await makeMember(app.dataSource);
    const from = '203.0.113.61';
    for (let i = 0; i < 60; i += 20) await times(20, (index) => attempt(`other${i + index}@baldojang.example`, PASSWORD, from));
    expect(tally(await times(20, () => attempt(email, 'Wrong-pass1!', from)))).toEqual({ 429: 20 });
    expect((await attempt(email, PASSWORD)).status).toBe(200);
  });

  it('does not count successful sign-ins, and resets the count after one', async () => {
    const { email } = await makeMember(app.dataSource);
    const from = '203.0.113.62';
    for (let round = 0; round < 3; round++) {
      expect(tally(await times(9, () => attempt(email, 'Wrong-pass1!')))).toEqual({ 401: 9 });
      expect((await attempt(email, PASSWORD, from)).status).toBe(200);
    }
    for (let i = 0; i < 70; i += 10) expect(tally(await times(10, () => attempt(email, PASSWORD, from)))).toEqual({ 200: 10 });
  });

  it('is possible again after the window', async () => {
    const { email } = await makeMember(app.dataSource);
    await times(20, () => attempt(email, 'Wrong-pass1!'));
    expect((await attempt(email, PASSWORD)).status).toBe(429);
    await app.dataSource.query('UPDATE rate_limit SET expire = $1', [Date.now() - 1]);
    expect((await attempt(email, PASSWORD)).status).toBe(200);
  });

  it('stores neither e-mails nor addresses in the counters', async () => {
    await attempt('remembered@baldojang.example', PASSWORD, '203.0.113.99');
    const rows = JSON.stringify(await app.dataSource.query('SELECT * FROM rate_limit'));
    expect(rows).toMatch(/SIGN_IN_ACCOUNT/);
    expect(rows).not.toMatch(/remembered|203\.0\.113/);
  });

  it('is limited to one attempt per request, with any aliases', async () => {
    const field = (name: string) => `${name}: signIn(input: { email: "a@b.kr", password: "x" }) { token }`;
    const answer = await app.run(`mutation { ${field('a')} ${field('b')} }`);
    expect([answer.status, codeOf(answer)]).toEqual([400, 'TOO_COMPLEX']);
  });
});

it('ignores forwarded addresses unless a proxy is configured', async () => {
  const direct = await startTestApp();
  const { email } = await makeMember(direct.dataSource);
  const statuses = [];
  for (let i = 0; i < 70; i += 10)
    statuses.push(
      ...(await times(10, (index) =>
        signIn(direct, `forged${i + index}@baldojang.example`, PASSWORD, { from: `198.51.100.${i + index}` }),
      )),
    );
  const after = await signIn(direct, email, PASSWORD, { from: '192.0.2.200' });
  await direct.stop();
  expect(tally(statuses)).toEqual({ 401: 60, 429: 10 });
  expect(after.status).toBe(429);
});

describe('hashing', () => {
  it('has a bounded queue and refuses more at once', async () => {
    const passwords = new PasswordService();
    const results = await Promise.allSettled(Array.from({ length: 100 }, () => passwords.matches(PASSWORD, null)));
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
    expect(results.filter((result) => result.status === 'fulfilled' && !result.value)).toHaveLength(52);
    expect(refused).toHaveLength(48);
    for (const error of refused) expect(error).toMatchObject({ code: 'SERVICE_UNAVAILABLE', retryAfter: 5 });
    expect(refused[0]).toBeInstanceOf(AppError);
    await expect(passwords.matches(PASSWORD, await passwords.hash(PASSWORD))).resolves.toBe(true);
  });

  it('is skipped for impossible passwords', async () => {
    const passwords = new PasswordService();
    const hash = await passwords.hash(PASSWORD);
    for (const text of ['', 'x'.repeat(256), '🐶'.repeat(256), 'x'.repeat(1_000_000), `${PASSWORD}\0`])
      await expect(passwords.matches(text, hash)).resolves.toBe(false);
  });

  it('does not count an attempt refused by a full queue', async () => {
    const busy = await startTestApp({ config: { trustedProxies: ['127.0.0.1'] } });
    const members = await times(100, () => makeMember(busy.dataSource));
    const answers = tally(await times(100, (i) => signIn(busy, members[i]!.email, PASSWORD, { from: `192.0.2.${i}` })));
    expect(Object.keys(answers).filter((status) => !['200', '503'].includes(status))).toEqual([]);
    const counted = async () => {
      const [row] = await busy.dataSource.query<[{ points: number }]>(
        `SELECT sum(points) AS points FROM rate_limit WHERE key LIKE 'SIGN_IN%'`,
      );
      return row.points;
    };
    while ((await counted()) > 0) await sleep(20);
    await busy.stop();
  });
});
