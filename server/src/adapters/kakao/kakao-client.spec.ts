import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { answerJson, FAKE_FAULTS, FAKE_SECRET, type FakeKakao, startFakeKakao } from '../../../test/fake-kakao';
import { AppError } from '../../shared/errors';
import { KakaoClient, type KakaoClientOptions } from './kakao-client';

const REDIRECT_URI = 'https://baldojang.example/auth/kakao/callback';
const account = { has_email: true, is_email_valid: true, is_email_verified: true, email: 'bori@kakao.example' };
const user = { id: 4_321, properties: { nickname: '옛별명' }, kakao_account: { ...account, profile: { nickname: '보리네' } } };

let kakao: FakeKakao;
let lines: string[];
beforeEach(async () => {
  kakao = await startFakeKakao();
  lines = [];
});
afterEach(async () => {
  await kakao.stop();
  expect(lines.join('')).not.toMatch(new RegExp(`${FAKE_SECRET}|clientsecret|bori@`));
});

const client = (options: Partial<KakaoClientOptions> = {}) =>
  new KakaoClient({
    restApiKey: 'restkey',
    clientSecret: 'clientsecret',
    authBase: kakao.url,
    apiBase: kakao.url,
    redirectUri: REDIRECT_URI,
    log: pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) }),
    ...options,
  });

async function failure(work: Promise<unknown>): Promise<[string, string]> {
  const error: unknown = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(AppError);
  return [(error as AppError).code, (error as AppError).message];
}

const REFUSED = ['UNAUTHENTICATED', '카카오 로그인에 실패했습니다. 다시 시도해 주세요.'];
const UNAVAILABLE = ['BAD_GATEWAY', '카카오가 응답하지 않습니다. 잠시 후 다시 시도해 주세요.'];
const logged = () => lines.map((line) => JSON.parse(line) as { level: number; reason?: string });
const paths = () => kakao.requests.map(({ path }) => path);

describe('KakaoClient', () => {
  it('builds the browser’s address from the configuration', () => {
    const url = new URL(client().authorizeUrl);
    expect(url.origin + url.pathname).toBe(`${kakao.url}/oauth/authorize`);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      response_type: 'code',
      client_id: 'restkey',
      redirect_uri: REDIRECT_URI,
    });
  });

  it('exchanges the code and reads the person', async () => {
    const code = kakao.codeFor(user);
    expect(await client().findPerson(code)).toEqual({ id: '4321', email: 'bori@kakao.example', nickName: '보리네' });
    expect(paths()).toEqual(['/oauth/token', '/v2/user/me']);
    const [token] = kakao.requests;
    expect(token?.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
    expect(Object.fromEntries(token?.body ?? [])).toEqual({
      grant_type: 'authorization_code',
      client_id: 'restkey',
      client_secret: 'clientsecret',
      redirect_uri: REDIRECT_URI,
      code,
    });
    expect(lines).toEqual([]);
  });

  it('limits both calls together to less than three seconds', async () => {
    const timeout = jest.spyOn(AbortSignal, 'timeout');
    await client().findPerson(kakao.codeFor(user));
    const times = timeout.mock.calls;
    timeout.mockRestore();
    expect(times).toEqual([[2_800]]);
  });

  it('sends no secret if none is configured', async () => {
    await client({ clientSecret: null }).findPerson(kakao.codeFor(user));
    expect(kakao.requests[0]?.body.has('client_secret')).toBe(false);
  });

  it.each([
    ['no account', undefined],
    ['no e-mail', { profile: { nickname: '보리네' }, has_email: false }],
    ['an e-mail that was not shared', { has_email: true, is_email_valid: true, is_email_verified: true }],
    ['an unverified e-mail', { ...account, is_email_verified: false }],
    ['an e-mail that now belongs to another person', { ...account, is_email_valid: false }],
    ['an e-mail without flags', { email: account.email }],
    ['a verification flag that is text', { ...account, is_email_verified: 'false' }],
    ['an e-mail of the wrong type', { ...account, email: ['bori@kakao.example'] }],
  ])('takes no e-mail from %s', async (_, kakao_account) => {
    expect(await client().findPerson(kakao.codeFor({ id: 1, kakao_account }))).toMatchObject({ id: '1', email: null });
  });

  it.each([
    ['the profile', { kakao_account: { profile: { nickname: '보리네' } } }, '보리네'],
    ['the properties, where older applications have it', { properties: { nickname: '옛별명' } }, '옛별명'],
    ['nowhere', {}, null],
    ['a number', { properties: { nickname: 7 } }, null],
    ['any text', { properties: { nickname: '<b>'.repeat(100) } }, '<b>'.repeat(100)],
  ])('reads the nickname from %s', async (_, fields, nickName) => {
    expect(await client().findPerson(kakao.codeFor({ id: 1, ...fields }))).toEqual({ id: '1', email: null, nickName });
  });

  it('rejects a used and an unknown code', async () => {
    const code = kakao.codeFor(user);
    await client().findPerson(code);
    expect(await failure(client().findPerson(code))).toEqual(REFUSED);
    expect(await failure(client().findPerson('unknown'))).toEqual(REFUSED);
    expect(paths()).toEqual(['/oauth/token', '/v2/user/me', '/oauth/token', '/oauth/token']);
    expect(logged()).toMatchObject([{ level: 30, reason: 'KOE320' }, { level: 30 }]);
  });

  it.each(['', ' ', 'a b', 'a\r\nb', 'x'.repeat(1_001), '코드'])('rejects the code %j without a call', async (code) => {
    expect(await failure(client().findPerson(code))).toEqual(REFUSED);
    expect(kakao.requests).toEqual([]);
  });

  it.each([
    [400, { error: 'invalid_grant', error_code: 'KOE303' }, 'KOE303'],
    [401, { error: 'invalid_client', error_code: 'KOE101' }, 'KOE101'],
    [401, { error: 'invalid_client', error_code: 'KOE010' }, 'KOE010'],
    [400, { error: 'invalid_request' }, 'invalid_request'],
    [403, { error_code: 'forged\nline' }, 'unknown'],
  ])('logs wrong settings for the operator: %i %j', async (status, body, reason) => {
    kakao.answer('/oauth/token', (response) => answerJson(response, status, body));
    expect(await failure(client().findPerson(kakao.codeFor(user)))).toEqual(UNAVAILABLE);
    expect(logged()).toMatchObject([{ level: 50, reason, redirectUri: REDIRECT_URI }]);
  });

  it.each([
    [401, -401, REFUSED, 40],
    [400, -101, REFUSED, 40],
    [403, -3, UNAVAILABLE, 50],
  ])('handles a person refused with %i %i', async (status, code, expected, level) => {
    kakao.answer('/v2/user/me', (response) => answerJson(response, status, { code, msg: FAKE_SECRET }));
    expect(await failure(client().findPerson(kakao.codeFor(user)))).toEqual(expected);
    expect(logged()).toMatchObject([{ level, reason: String(code) }]);
  });

  describe.each(['/oauth/token', '/v2/user/me'] as const)('when %s goes wrong', (path) => {
    it.each(FAKE_FAULTS)('gives up after one try: %s', async (fault) => {
      kakao.answer(path, fault);
      expect(await failure(client({ timeoutMs: 1_000 }).findPerson(kakao.codeFor(user)))).toEqual(UNAVAILABLE);
      expect(paths().filter((requested) => requested === path)).toHaveLength(1);
      expect(logged()).toMatchObject([{ level: 40 }]);
    });

    it.each([301, 302, 307, 308])('follows no redirect: %i', async (status) => {
      const other = await startFakeKakao();
      kakao.answer(path, (response) => response.writeHead(status, { location: `${other.url}${path}` }).end('{}'));
      const outcome = await failure(client().findPerson(kakao.codeFor(user)));
      await other.stop();
      expect([outcome, other.requests]).toEqual([UNAVAILABLE, []]);
    });
  });

  it.each([0, -1, 1.5, 2 ** 53, '4321', null])('rejects a person with the id %j', async (id) => {
    expect(await failure(client().findPerson(kakao.codeFor({ ...user, id })))).toEqual(UNAVAILABLE);
  });

  it.each(['a\r\nx: y', '', '토큰', 7])('rejects the token %j', async (access_token) => {
    kakao.answer('/oauth/token', (response) => answerJson(response, 200, { access_token }));
    expect(await failure(client().findPerson(kakao.codeFor(user)))).toEqual(UNAVAILABLE);
    expect(paths()).toEqual(['/oauth/token']);
  });

  it('reports an address where nothing listens', async () => {
    const closed = createServer();
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
    const { port } = closed.address() as AddressInfo;
    await new Promise((resolve) => closed.close(resolve));
    expect(await failure(client({ authBase: `http://127.0.0.1:${port}` }).findPerson('code'))).toEqual(UNAVAILABLE);
  });
});
