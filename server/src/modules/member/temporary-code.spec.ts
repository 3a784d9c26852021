import { makeMember, PASSWORD, viewerOf } from '../../../test/factories';
import { CREATE_CODE, UPDATE, WITHDRAW } from '../../../test/member-operations';
import { codeOf, startTestApp, type TestApp } from '../../../test/test-app';
import type { Member } from './member.entity';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

let people = 0;
const makeKakaoMember = () => makeMember(app.dataSource, { kakaoId: `code-${++people}` });
const as = (member: Member) => app.as(viewerOf(member));

async function codeFor(member: Member): Promise<string> {
  const { data } = await as(member).run<{ createTemporaryCode: { code: string } }>(CREATE_CODE, { input: {} });
  return data!.createTemporaryCode.code;
}
const use = async (member: Member, password: string, nickName?: string) =>
  codeOf(await as(member).run(UPDATE, { input: { password, nickName } }));

describe('a temporary code', () => {
  it('has eight unambiguous characters and expires after two minutes', async () => {
    const member = await makeKakaoMember();
    const { data } = await as(member).run<{ createTemporaryCode: { code: string; expiresAt: string } }>(CREATE_CODE, {
      input: { email: member.email },
    });
    expect(data?.createTemporaryCode.code).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
    const [row] = await app.dataSource.query<[{ left: number; row: string }]>(
      'SELECT extract(epoch FROM expires_at - now())::float AS left, temporary_code::text AS row FROM temporary_code WHERE member_id = $1',
      [member.id],
    );
    expect(row.left).toBeGreaterThan(60);
    expect(row.left).toBeLessThanOrEqual(120);
    expect(row.row).not.toContain(data?.createTemporaryCode.code);
  });

  it('replaces the password once, in any case and with surrounding blanks', async () => {
    const member = await makeKakaoMember();
    const code = await codeFor(member);
    expect([await use(member, ` ${code.toLowerCase()} `), await use(member, code)]).toEqual(['ok', 'FORBIDDEN']);
  });

  it('is invalid after two minutes', async () => {
    const member = await makeKakaoMember();
    const code = await codeFor(member);
    await app.dataSource.query('UPDATE temporary_code SET expires_at = now() WHERE member_id = $1', [member.id]);
    expect(await use(member, code)).toBe('FORBIDDEN');
  });

  it('is invalid once there is a newer one', async () => {
    const member = await makeKakaoMember();
    const [old, newest] = [await codeFor(member), await codeFor(member)];
    expect([await use(member, old), await use(member, newest)]).toEqual(['FORBIDDEN', 'ok']);
  });

  it('is invalid for other members', async () => {
    const [one, other] = [await makeKakaoMember(), await makeKakaoMember()];
    const code = await codeFor(one);
    await codeFor(other);
    expect([await use(other, code), await use(one, code)]).toEqual(['FORBIDDEN', 'ok']);
  });

  it('is invalid after five wrong tries, also concurrent ones', async () => {
    const member = await makeKakaoMember();
    const code = await codeFor(member);
    const wrong = code.startsWith('2') ? `3${code.slice(1)}` : `2${code.slice(1)}`;
    const answers = await Promise.all(Array.from({ length: 5 }, () => use(member, wrong)));
    expect(answers).toEqual(Array(5).fill('FORBIDDEN'));
    expect(await use(member, code)).toBe('FORBIDDEN');
    expect(await use(member, await codeFor(member))).toBe('ok');
  });

  it('cannot be guessed by requesting new ones: ten wrong tries in a quarter of an hour', async () => {
    const member = await makeKakaoMember();
    const answers = [];
    for (let round = 0; round < 4; round++) {
      await codeFor(member);
      for (let i = 0; i < 4; i++) answers.push(await use(member, '22222222'));
    }
    expect(answers.filter((code) => code === 'FORBIDDEN')).toHaveLength(10);
    expect(await use(member, await codeFor(member))).toBe('TOO_MANY_REQUESTS');
  });

  it('works for one of several concurrent uses', async () => {
    const member = await makeKakaoMember();
    const code = await codeFor(member);
    const answers = await Promise.all(Array.from({ length: 4 }, () => use(member, code)));
    expect(answers.sort()).toEqual(['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'ok']);
  });

  it('stays valid if the transaction fails', async () => {
    const [member, other] = [await makeKakaoMember(), await makeMember(app.dataSource)];
    const code = await codeFor(member);
    expect([await use(member, code, other.nickName), await use(member, code)]).toEqual(['CONFLICT', 'ok']);
  });

  it('is only for Kakao members and their own account', async () => {
    const [kakao, ordinary] = [await makeKakaoMember(), await makeMember(app.dataSource)];
    const ask = async (member: Member | null, email?: string) =>
      codeOf(await app.as(member && viewerOf(member)).run(CREATE_CODE, { input: { email } }));
    expect([await ask(ordinary), await ask(ordinary, kakao.email), await ask(kakao, ordinary.email), await ask(null)]).toEqual([
      'BAD_USER_INPUT',
      'FORBIDDEN',
      'FORBIDDEN',
      'UNAUTHENTICATED',
    ]);
  });

  it('is required from Kakao members, and the password from others', async () => {
    const kakao = await makeKakaoMember();
    expect(await use(kakao, PASSWORD)).toBe('FORBIDDEN');
    const code = await codeFor(kakao);
    const ordinary = await makeMember(app.dataSource);
    expect(codeOf(await as(ordinary).run(WITHDRAW, { input: { password: code } }))).toBe('FORBIDDEN');
    expect(codeOf(await as(kakao).run(WITHDRAW, { input: { password: code } }))).toBe('ok');
  });
});
