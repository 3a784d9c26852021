import sharp from 'sharp';
import { makeMember, PASSWORD, viewerOf } from '../../../test/factories';
import { signUpInput, UPDATE, WITHDRAW } from '../../../test/member-operations';
import { type Answer, codeOf, startTestApp, type TestApp } from '../../../test/test-app';
import { MEMBER_RULES } from '../../shared/validation/member-rules';
import { Member } from './member.entity';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ config: { trustedProxies: ['127.0.0.1'] } });
});
afterAll(() => app.stop());

interface Updated {
  updateMember: { nickName: string; info: string; profileImage: { url: string; name: string } | null };
}
const update = (member: Member, input: Record<string, unknown>): Promise<Answer<Updated>> =>
  app.as(viewerOf(member)).run(UPDATE, { input: { password: PASSWORD, ...input } });
const rowOf = ({ id }: Member) => app.dataSource.getRepository(Member).findOneByOrFail({ id });
const fieldErrorsOf = ({ errors }: Answer<unknown>) => errors[0]?.extensions?.fieldErrors;

describe('editing one’s profile', () => {
  it('changes nickname and introduction, together or alone', async () => {
    const member = await makeMember(app.dataSource, { info: '처음' });
    expect(
      (await update(member, { email: member.email, nickName: '두부집사', info: '강아지\r\n고양이' })).data?.updateMember,
    ).toEqual({
      id: String(member.id),
      nickName: '두부집사',
      info: '강아지\n고양이',
      profileImage: null,
    });
    await update(member, { info: '' });
    expect(await rowOf(member)).toMatchObject({ nickName: '두부집사', info: '' });
    await update(member, { nickName: '두부' });
    expect(await rowOf(member)).toMatchObject({ nickName: '두부', info: '', email: member.email, isAdmin: false });
  });

  it.each<[string, Record<string, unknown>, string, unknown]>([
    ['a blank password', { password: ' ' }, 'BAD_USER_INPUT', { password: '비밀번호를 입력해주세요.' }],
    ['a wrong password', { password: 'Wrong-pass1!' }, 'FORBIDDEN', { password: '비밀번호가 올바르지 않습니다.' }],
    ['a bad nickname', { nickName: '두부!' }, 'BAD_USER_INPUT', { nickName: MEMBER_RULES.nickName.text }],
    ['a long introduction', { info: '가'.repeat(3_001) }, 'BAD_USER_INPUT', { info: '자기소개는 3,000자까지 쓸 수 있습니다.' }],
    ["somebody else's e-mail", { email: 'other@baldojang.example', password: 'Wrong-pass1!' }, 'FORBIDDEN', undefined],
    [
      "somebody else's e-mail and a bad nickname, of which the nickname counts",
      { email: 'other@baldojang.example', nickName: '두부!' },
      'BAD_USER_INPUT',
      { nickName: MEMBER_RULES.nickName.text },
    ],
  ])('changes nothing with %s', async (_, input, code, fieldErrors) => {
    const member = await makeMember(app.dataSource);
    const answer = await update(member, { nickName: '바뀐이름', info: '바뀐 소개', ...input });
    expect([codeOf(answer), fieldErrorsOf(answer)]).toEqual([code, fieldErrors]);
    expect(await rowOf(member)).toEqual(member);
  });

  it('accepts an introduction of 3,000 letters, emoji included', async () => {
    const member = await makeMember(app.dataSource);
    expect(codeOf(await update(member, { info: '🐶'.repeat(3_000) }))).toBe('ok');
  });

  it('refuses a taken nickname, but not the own one in another case', async () => {
    const [one, other] = [await makeMember(app.dataSource, { nickName: 'Tofu' }), await makeMember(app.dataSource)];
    const answer = await update(other, { nickName: 'TOFU' });
    expect([codeOf(answer), fieldErrorsOf(answer)]).toEqual(['CONFLICT', { nickName: '이미 쓰고 있는 별명입니다.' }]);
    expect((await update(one, { nickName: 'TOFU' })).data?.updateMember.nickName).toBe('TOFU');
  });

  it.each(['isAdmin', 'authNames', 'id', 'passwordHash', 'provider', 'insertedAt'])('refuses the field %s', async (key) => {
    const member = await makeMember(app.dataSource);
    expect(codeOf(await update(member, { nickName: '새이름', [key]: '1' }))).toBe('BAD_USER_INPUT');
    expect(await rowOf(member)).toEqual(member);
  });
});

describe('the profile picture', () => {
  const picture = (colour: string) =>
    sharp({ create: { width: 32, height: 24, channels: 3, background: colour } })
      .png()
      .toBuffer();

  /** GraphQL multipart request, as the client sends it. */
  const send = <Data>(query: string, input: Record<string, unknown>, file: Buffer, name: string, token?: string) =>
    app.run<Data>(query, { input: { ...input, profileImage: null } }, { token, files: { 'input.profileImage': [file, name] } });
  const change = (token: string, input: Record<string, unknown>, file: Buffer, name: string) =>
    send<Updated>(UPDATE, { password: PASSWORD, ...input }, file, name, token);
  const statusOf = async (url: string) => (await app.http.get(url)).status;
  const fileCount = async () => (await app.dataSource.query<unknown[]>('SELECT FROM stored_file')).length;

  it('can be part of the sign-up', async () => {
    const SIGN_UP = 'mutation ($input: SignUpInput!) { signUp(input: $input) { profileImage { url name } } }';
    const answer = await send<{ signUp: Updated['updateMember'] }>(
      SIGN_UP,
      signUpInput(),
      await picture('teal'),
      '우리 두부.png',
    );
    expect(answer.errors).toEqual([]);
    expect(answer.data?.signUp.profileImage?.name).toBe('우리 두부.png');
    await expect(statusOf(answer.data?.signUp.profileImage?.url ?? '')).resolves.toBe(200);
  });

  it('leaves no files if the sign-up is refused', async () => {
    await makeMember(app.dataSource, { email: 'there@baldojang.example' });
    const before = await fileCount();
    const SIGN_UP = 'mutation ($input: SignUpInput!) { signUp(input: $input) { id } }';
    for (const changes of [{ email: 'there@baldojang.example' }, { nickName: '!' }, { agreesToTerms: false }])
      expect(codeOf(await send(SIGN_UP, signUpInput(changes), await picture('red'), 'a.png'))).not.toBe('ok');
    expect(await fileCount()).toBe(before);
  });

  it('is replaced by a new one, and the old file is deleted', async () => {
    const member = await makeMember(app.dataSource);
    const token = await app.signIn(member);
    const first = (await change(token, {}, await picture('red'), '하나.png')).data?.updateMember.profileImage;
    const before = await fileCount();
    const second = (await change(token, {}, await picture('blue'), '둘.png')).data?.updateMember.profileImage;
    expect(second?.name).toBe('둘.png');
    expect([await statusOf(first?.url ?? ''), await statusOf(second?.url ?? ''), await fileCount()]).toEqual([404, 200, before]);
  });

  it.each([
    ['its name', (name: string) => name, true],
    ['its name, percent-encoded', encodeURIComponent, true],
    ['its name, decomposed', (name: string) => name.normalize('NFD'), true],
    ['another name', () => '../../etc/passwd', false],
  ])('is removed by %s: %#', async (_, spell, isRemoved) => {
    const member = await makeMember(app.dataSource);
    const token = await app.signIn(member);
    const stored = (await change(token, {}, await picture('green'), '봄 나들이.png')).data?.updateMember.profileImage;
    const { data } = await update(member, { removedProfileImageNames: [spell(stored?.name ?? '')] });
    expect(data?.updateMember.profileImage === null).toBe(isRemoved);
    await expect(statusOf(stored?.url ?? '')).resolves.toBe(isRemoved ? 404 : 200);
  });

  it('is deleted with its member', async () => {
    const member = await makeMember(app.dataSource);
    const token = await app.signIn(member);
    const url = (await change(token, {}, await picture('pink'), '안녕.png')).data?.updateMember.profileImage?.url ?? '';
    const before = [await statusOf(url), await fileCount()] as const;
    await app.run(WITHDRAW, { input: { password: PASSWORD } }, { token });
    expect([before[0], await statusOf(url), await fileCount()]).toEqual([200, 404, before[1] - 1]);
  });

  it('is unchanged after a wrong password, and the client receives the response', async () => {
    const member = await makeMember(app.dataSource);
    const token = await app.signIn(member);
    const stored = (await change(token, {}, await picture('red'), 'a.png')).data?.updateMember.profileImage;
    const before = await fileCount();
    const answer = await change(token, { password: 'Wrong-pass1!' }, await picture('blue'), 'b.png');
    expect([codeOf(answer), await fileCount()]).toEqual(['FORBIDDEN', before]);
    await expect(statusOf(stored?.url ?? '')).resolves.toBe(200);
  });
});
