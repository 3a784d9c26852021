import { makeMember, PASSWORD, viewerOf } from '../../../test/factories';
import { CHANGE_PASSWORD, isAlive, signIn, tally } from '../../../test/member-operations';
import { codeOf, startTestApp, type TestApp } from '../../../test/test-app';
import { MEMBER_RULES } from '../../shared/validation/member-rules';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const NEW_PASSWORD = 'Jindallae-8!';

describe('changing the password', () => {
  const change = (token: string, input: Record<string, unknown> = {}) =>
    app.run(CHANGE_PASSWORD, { input: { oldPassword: PASSWORD, newPassword: NEW_PASSWORD, ...input } }, { token });

  it('closes the other sessions and keeps the current one', async () => {
    const member = await makeMember(app.dataSource);
    const [here, elsewhere] = [await app.signIn(member), await app.signIn(member)];
    expect((await change(here, { email: member.email.toUpperCase() })).data).toEqual({ changePassword: true });
    expect([await isAlive(app, here), await isAlive(app, elsewhere)]).toEqual([true, false]);
    expect((await signIn(app, member.email, PASSWORD)).status).toBe(401);
    expect((await signIn(app, member.email, NEW_PASSWORD)).status).toBe(200);
  });

  it.each([
    ['a wrong old password', { oldPassword: 'Wrong-pass1!' }, 'FORBIDDEN', { oldPassword: '비밀번호가 올바르지 않습니다.' }],
    ['a blank old password', { oldPassword: ' ' }, 'BAD_USER_INPUT', { oldPassword: '비밀번호를 입력해주세요.' }],
    ['a weak new password', { newPassword: 'weak' }, 'BAD_USER_INPUT', { newPassword: MEMBER_RULES.password.text }],
    ['a common new password', { newPassword: 'Dragon123!' }, 'BAD_USER_INPUT', { newPassword: MEMBER_RULES.password.commonText }],
    ['a new password of leet', { newPassword: 'P@ssw0rd1' }, 'BAD_USER_INPUT', { newPassword: MEMBER_RULES.password.commonText }],
    [
      'a new password of 256 letters',
      { newPassword: `Aa1!${'x'.repeat(252)}` },
      'BAD_USER_INPUT',
      { newPassword: MEMBER_RULES.password.text },
    ],
    ["somebody else's e-mail", { email: 'other@baldojang.example' }, 'FORBIDDEN', undefined],
  ])('is refused with %s', async (_, input, code, fieldErrors) => {
    const member = await makeMember(app.dataSource);
    const [here, elsewhere] = [await app.signIn(member), await app.signIn(member)];
    const answer = await change(here, input);
    expect([codeOf(answer), answer.errors[0]?.extensions?.fieldErrors]).toEqual([code, fieldErrors]);
    expect(await isAlive(app, elsewhere)).toBe(true);
    expect((await signIn(app, member.email, PASSWORD)).status).toBe(200);
  });

  it('is refused to Kakao members', async () => {
    const kakao = await makeMember(app.dataSource, { kakaoId: '1' });
    const answer = await change(await app.signIn(kakao));
    expect([codeOf(answer), answer.errors[0]?.message]).toEqual([
      'BAD_USER_INPUT',
      '카카오 회원에게는 바꿀 비밀번호가 없습니다.',
    ]);
  });

  it('checks ten of fifty simultaneous wrong passwords and then not even the right one', async () => {
    const member = await makeMember(app.dataSource);
    const token = await app.signIn(member);
    const answers = await Promise.all(Array.from({ length: 50 }, () => change(token, { oldPassword: 'Wrong-pass1!' })));
    const codes = answers.map(codeOf);
    expect(codes.filter((code) => code === 'FORBIDDEN')).toHaveLength(10);
    expect(tally(answers)[429]).toBe(40);
    expect(codeOf(await change(token))).toBe('TOO_MANY_REQUESTS');
    const another = await makeMember(app.dataSource);
    expect(codeOf(await change(await app.signIn(another)))).toBe('ok');
  });

  it('happens once for two concurrent requests', async () => {
    const viewer = viewerOf(await makeMember(app.dataSource));
    const answers = await Promise.all(
      ['One-password1!', 'Two-password2!'].map((newPassword) =>
        app.as(viewer).run(CHANGE_PASSWORD, { input: { oldPassword: PASSWORD, newPassword } }),
      ),
    );
    expect(answers.map(codeOf).sort()).toEqual(['FORBIDDEN', 'ok']);
  });
});
