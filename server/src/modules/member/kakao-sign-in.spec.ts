import { makeMember, PASSWORD } from '../../../test/factories';
import { signIn } from '../../../test/member-operations';
import { codeOf, startTestApp, type TestApp } from '../../../test/test-app';
import { type FakeKakao, startFakeKakao } from '../../../test/fake-kakao';
import { Member } from './member.entity';

let app: TestApp;
let kakao: FakeKakao;
beforeAll(async () => {
  kakao = await startFakeKakao();
  app = await startTestApp({ config: { ...kakao.settings, trustedProxies: ['127.0.0.1'] } });
});
afterAll(async () => {
  await app.stop();
  await kakao.stop();
});

let visitors = 0;
const enter = (code: string, from = `198.51.101.${++visitors}`) =>
  app.run<{ signInWithKakao: { token: string; member: { id: string } } }>(
    'mutation ($input: KakaoSignInInput!) { signInWithKakao(input: $input) { token member { id } } }',
    { input: { code } },
    { from },
  );

let ids = 9_000;
interface Person {
  id?: number;
  nickName?: string | null;
  email?: string;
  isVerified?: boolean;
}
const codeFor = ({ id = ++ids, nickName = null, email, isVerified = true }: Person) =>
  kakao.codeFor({
    id,
    kakao_account: {
      profile: nickName === null ? {} : { nickname: nickName },
      ...(email && { has_email: true, is_email_valid: true, is_email_verified: isVerified, email }),
    },
  });

async function memberFrom(person: Person): Promise<Member> {
  const { data, errors } = await enter(codeFor(person));
  expect(errors).toEqual([]);
  return app.dataSource.getRepository(Member).findOneByOrFail({ id: Number(data?.signInWithKakao.member.id) });
}

describe('signing in with Kakao', () => {
  it('creates a member the first time and identifies the person by Kakao’s id later', async () => {
    const first = await memberFrom({ id: 1, nickName: '보리네', email: 'bori@kakao.example' });
    expect(first).toMatchObject({
      kakaoId: '1',
      nickName: '보리네',
      email: 'bori@kakao.example',
      passwordHash: null,
      isAdmin: false,
      needsNickName: true,
    });
    const later = await memberFrom({ id: 1, nickName: '다른이름', email: 'other@kakao.example' });
    expect(later).toEqual({ ...first, lastSignInAt: later.lastSignInAt });
  });

  it('returns a normal token', async () => {
    const { data } = await enter(codeFor({ id: 2, nickName: '구름이' }));
    const answer = await app.run('{ viewer { nickName provider } }', {}, { token: data?.signInWithKakao.token });
    expect(answer.data).toEqual({ viewer: { nickName: '구름이', provider: 'KAKAO' } });
  });

  it('never links to an account with a password by e-mail', async () => {
    const ordinary = await makeMember(app.dataSource, { email: 'mine@baldojang.example' });
    const joined = await memberFrom({ id: 3, email: 'MINE@baldojang.example' });
    expect(joined.id).not.toBe(ordinary.id);
    expect(joined.email).toBe('kakao_3@kakao.invalid');
    expect((await signIn(app, ordinary.email, PASSWORD)).status).toBe(200);
  });

  it.each<[string, Person, string]>([
    ['none', { id: 10 }, 'kakao_10@kakao.invalid'],
    ['an unverified', { id: 11, email: 'unverified@kakao.example', isVerified: false }, 'kakao_11@kakao.invalid'],
    ['a malformed', { id: 12, email: 'not an address' }, 'kakao_12@kakao.invalid'],
    ['an endless', { id: 13, email: `${'x'.repeat(300)}@kakao.example` }, 'kakao_13@kakao.invalid'],
    ["somebody's placeholder", { id: 14, email: 'kakao_15@kakao.invalid' }, 'kakao_14@kakao.invalid'],
  ])('stores a placeholder for %s e-mail', async (_, person, email) => {
    expect((await memberFrom(person)).email).toBe(email);
  });

  it.each<[string | null, RegExp]>([
    ['🐾 <b>콩이</b> ♥ 두부네', /^b콩이b두부네$/],
    ['가'.repeat(300), /^가{20}$/],
    ['한글'.normalize('NFD'), /^한글$/],
    ['ㅋㅋㅋ', /^발도장회원\d*$/],
    ['a', /^발도장회원\d*$/],
    ['\u202e\u200b\0', /^발도장회원\d*$/],
    ['', /^발도장회원\d*$/],
    [null, /^발도장회원\d*$/],
  ])('converts the nickname %j to an allowed one', async (nickName, expected) => {
    expect((await memberFrom({ nickName })).nickName).toMatch(expected);
  });

  it('adds a number to a taken nickname, within the length limit', async () => {
    await makeMember(app.dataSource, { nickName: 'Choco' });
    expect((await memberFrom({ nickName: 'choco' })).nickName).toBe('choco2');
    expect((await memberFrom({ nickName: 'CHOCO' })).nickName).toBe('CHOCO3');
    const long = '나'.repeat(20);
    expect((await memberFrom({ nickName: long })).nickName).toBe(long);
    expect((await memberFrom({ nickName: long })).nickName).toBe(`${'나'.repeat(19)}2`);
  });

  it('creates one member for concurrent sign-ins of one person', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => enter(codeFor({ id: 500, nickName: '여럿' }))));
    expect(new Set(answers.map(({ data }) => data?.signInWithKakao.member.id)).size).toBe(1);
  });

  it('creates unique nicknames for concurrent sign-ins with the same one', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => enter(codeFor({ nickName: '초코' }))));
    expect(answers.map(codeOf)).toEqual(Array(20).fill('ok'));
    const names = await app.dataSource.query<unknown[]>(`SELECT DISTINCT nick_name FROM member WHERE nick_name LIKE '초코%'`);
    expect(names).toHaveLength(20);
  });

  it.each(['', '  '])('refuses the blank code %p', async (code) => {
    expect(codeOf(await enter(code))).toBe('BAD_USER_INPUT');
  });

  it('stores nothing for a code that Kakao refuses, and limits an address to sixty attempts', async () => {
    const before = await app.dataSource.getRepository(Member).count();
    const codes = [];
    for (let i = 0; i < 7; i++)
      codes.push(...(await Promise.all(Array.from({ length: 10 }, () => enter('used-or-invented', '203.0.113.5')))).map(codeOf));
    expect(codes.filter((code) => code === 'UNAUTHENTICATED')).toHaveLength(60);
    expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(10);
    expect(await app.dataSource.getRepository(Member).count()).toBe(before);
  });
});

it('is not offered if Kakao is not configured', async () => {
  const without = await startTestApp({ config: { isProduction: true } });
  const offered = await without.run('{ kakaoSignIn { authorizeUrl } }');
  const refused = await without.run('mutation { signInWithKakao(input: { code: "x" }) { token } }');
  await without.stop();
  expect([offered.data, codeOf(refused)]).toEqual([{ kakaoSignIn: null }, 'BAD_USER_INPUT']);
});
