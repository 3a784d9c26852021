import { makeMember } from '../../../test/factories';
import { SIGN_UP, signIn, signUpInput } from '../../../test/member-operations';
import { type Answer, codeOf, startTestApp, type TestApp } from '../../../test/test-app';
import { MEMBER_RULES } from '../../shared/validation/member-rules';
import { Member } from './member.entity';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ config: { trustedProxies: ['127.0.0.1'] } });
});
afterAll(() => app.stop());

let visitors = 0;
/** Each from its own address, to avoid the limit. */
const signUp = (changes: Record<string, unknown> = {}, from = `198.51.${100 + Math.floor(++visitors / 250)}.${visitors % 250}`) =>
  app.run<{ signUp: { id: string } }>(SIGN_UP, { input: signUpInput(changes) }, { from });

const fieldErrorsOf = ({ errors }: Answer<unknown>) => errors[0]?.extensions?.fieldErrors;
const { email, password, nickName } = MEMBER_RULES;

describe('signing up', () => {
  it('creates a member without admin rights who can sign in', async () => {
    const input = { email: 'Bori@Baldojang.Example', info: '강아지 두 마리와 삽니다.\r\n반갑습니다.' };
    const { data, errors } = await signUp(input);
    expect(errors).toEqual([]);
    const member = await app.dataSource.getRepository(Member).findOneByOrFail({ id: Number(data?.signUp.id) });
    expect(member).toMatchObject({
      email: input.email,
      info: '강아지 두 마리와 삽니다.\n반갑습니다.',
      isAdmin: false,
      kakaoId: null,
    });
    expect(member.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await signIn(app, 'bori@baldojang.example', 'Baldojang1!')).errors).toEqual([]);
  });

  it('names every broken rule at once, with its text', async () => {
    const answer = await signUp({
      email: 'bori',
      password: 'short',
      nickName: 'ㅋㅋ',
      agreesToTerms: false,
      info: '가'.repeat(1_001),
    });
    expect(codeOf(answer)).toBe('BAD_USER_INPUT');
    expect(answer.errors[0]?.message).toBe(email.text);
    expect(fieldErrorsOf(answer)).toEqual({
      email: email.text,
      password: password.text,
      nickName: nickName.text,
      info: '자기소개는 1,000자까지 쓸 수 있습니다.',
      agreesToTerms: '이용약관과 개인정보처리방침에 동의해 주세요.',
    });
  });

  const shortened = (value: string) => (value.length > 30 ? `${value.slice(0, 6)}… (${value.length})` : value);
  const long = (letters: number) => `Aa1!${'가'.repeat(letters - 4)}`;
  it.each(
    [
      ['email', 'a b@baldojang.example', email.text],
      ['email', 'a@b', email.text],
      ['email', `${'a'.repeat(250)}@b.kr`, 'ok'],
      ['email', `${'a'.repeat(251)}@b.kr`, email.text],
      ['email', 'kakao_1@KAKAO.invalid', email.text],
      ['password', 'baldojang1!', password.text],
      ['password', 'BALDOJANG1!', password.text],
      ['password', 'Baldojang!!', password.text],
      ['password', 'Baldojang11', password.text],
      ['password', 'Baldo jang1!', password.text],
      ['password', 'Bal1!ab', password.text],
      ['password', long(255), 'ok'],
      ['password', long(256), password.text],
      ['password', `Aa1!${'🐶'.repeat(251)}`, 'ok'],
      ['password', `Aa1!${'🐶'.repeat(252)}`, password.text],
      ['password', 'Password1!', password.commonText],
      ['password', 'Abc123!!!', password.commonText],
      ['password', 'P@ssw0rd', password.commonText],
      ['password', 'P@ssw0rd1', password.commonText],
      ['password', 'Qwer1234!', password.commonText],
      ['password', 'Aa1!'.repeat(50), password.commonText],
      ['password', 'Walker12!', 'ok'],
      ['nickName', '가', nickName.text],
      ['nickName', '가'.repeat(20), 'ok'],
      ['nickName', '가'.repeat(21), nickName.text],
      ['nickName', '보리 엄마', nickName.text],
      ['nickName', '보리\u200b엄마', nickName.text],
      ['nickName', '<b>보리</b>', nickName.text],
      ['info', '🐶'.repeat(1_000), 'ok'],
      ['info', '🐶'.repeat(1_001), '자기소개는 1,000자까지 쓸 수 있습니다.'],
    ].map(([field = '', value = '', expected]) => [field, shortened(value), expected, value] as const),
  )('responds to %s %p with %s', async (field, _, expected, value) => {
    const answer = await signUp({ [field]: value });
    expect(codeOf(answer) === 'ok' ? 'ok' : fieldErrorsOf(answer)).toEqual(expected === 'ok' ? 'ok' : { [field]: expected });
  });

  it.each([
    ['nickname', { nickName: 'Gureumi', password: 'Gureumi1!' }],
    ['e-mail', { email: 'gureumi@baldojang.example', password: 'Gureumi1!' }],
  ])('refuses a password derived from the %s', async (_, changes) => {
    expect(fieldErrorsOf(await signUp(changes))).toEqual({ password: password.commonText });
    expect((await signUp({ password: 'Gureumi1!' })).errors).toEqual([]);
  });

  it('normalizes a decomposed nickname to NFC and finds it', async () => {
    expect((await signUp({ nickName: '두부네'.normalize('NFD') })).errors).toEqual([]);
    expect(fieldErrorsOf(await signUp({ nickName: '두부네' }))).toEqual({ nickName: '이미 쓰고 있는 별명입니다.' });
  });

  it.each([
    ['email', { email: 'TAKEN@baldojang.example' }, '이미 가입한 이메일입니다.'],
    ['nickName', { nickName: 'TAKENname' }, '이미 쓰고 있는 별명입니다.'],
  ])('refuses a taken %s whatever its case', async (field, changes, text) => {
    await makeMember(app.dataSource, { email: `taken@baldojang.example`, nickName: `takenName` }).catch(() => {});
    const answer = await signUp(changes);
    expect([codeOf(answer), answer.errors[0]?.message, fieldErrorsOf(answer)]).toEqual(['CONFLICT', text, { [field]: text }]);
  });

  it('accepts exactly one of fifty concurrent sign-ups with an e-mail', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => signUp({ email: `${index % 2 ? 'RACE' : 'race'}@baldojang.example` })),
    );
    const codes = answers.map(codeOf);
    expect(codes.filter((code) => code === 'ok')).toHaveLength(1);
    expect(codes.filter((code) => code === 'CONFLICT')).toHaveLength(49);
  });

  it.each(['isAdmin', 'authNames', 'id', 'insertedAt', 'kakaoId', 'passwordHash', 'scope'])(
    'refuses the field %s',
    async (key) => {
      const before = await app.dataSource.getRepository(Member).count();
      expect(codeOf(await signUp({ [key]: '1' }))).toBe('BAD_USER_INPUT');
      expect(await app.dataSource.getRepository(Member).count()).toBe(before);
    },
  );

  it('refuses NUL', async () => {
    expect(codeOf(await signUp({ password: 'Baldo\0jang1!' }))).toBe('BAD_USER_INPUT');
  });
});

describe('the limit of sign-ups', () => {
  it('counts twenty valid forms an hour for each address, taken e-mails included, and no invalid ones', async () => {
    await makeMember(app.dataSource, { email: 'existing@baldojang.example' });
    const from = '203.0.113.1';
    for (let i = 0; i < 25; i++) expect(codeOf(await signUp({ nickName: '' }, from))).toBe('BAD_USER_INPUT');
    const answers = await Promise.all(Array.from({ length: 40 }, () => signUp({ email: 'existing@baldojang.example' }, from)));
    const codes = answers.map(codeOf);
    expect(codes.filter((code) => code === 'CONFLICT')).toHaveLength(20);
    expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(20);
    const refused = answers.find((answer) => codeOf(answer) === 'TOO_MANY_REQUESTS');
    expect(refused?.status).toBe(429);
    expect(refused?.errors[0]?.extensions?.retryAfter).toBeGreaterThan(3_500);
    expect(codeOf(await signUp({}, '203.0.113.2'))).toBe('ok');
  });
});
