import { makeMember, PASSWORD, viewerOf } from '../../../test/factories';
import { isAlive } from '../../../test/member-operations';
import { startTestApp, type TestApp } from '../../../test/test-app';
import type { Member } from '../member/member.entity';

let app: TestApp;
let member: Member;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  member = await makeMember(app.dataSource);
});

interface Session {
  id: string;
  device: string;
  startedAt: string;
  lastSeenAt: string;
  expiresAt: string;
  isCurrent: boolean;
}
const LIST = '{ viewerSessions { id device startedAt lastSeenAt expiresAt isCurrent } }';
const list = async (token: string) => (await app.run<{ viewerSessions: Session[] }>(LIST, {}, { token })).data!.viewerSessions;
const signInWith = async (userAgent: string) => {
  const query = `mutation { signIn(input: { email: "${member.email}", password: "${PASSWORD}" }) { token } }`;
  const answer = await app.http.post('/graphql').set('User-Agent', userAgent).send({ query });
  return (answer.body as { data: { signIn: { token: string } } }).data.signIn.token;
};
const daysAgo = (days: number, token: string) =>
  app.dataSource.query(`UPDATE session SET last_seen_at = now() - $1 * interval '1 day' WHERE id = $2`, [days, idOf(token)]);
const idOf = (token: string) => (JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { jti: string }).jti;
const seenAt = async (token: string) => {
  const [row] = await app.dataSource.query<[{ at: Date }]>('SELECT last_seen_at AS at FROM session WHERE id = $1', [idOf(token)]);
  return row.at.getTime();
};

const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.7 Mobile/15E148 Safari/604.1';

describe('the sessions of a member', () => {
  it('are listed with their devices, most recently seen first, and no one else’s', async () => {
    await app.signIn(await makeMember(app.dataSource));
    const [phone, here] = [await signInWith(SAFARI), await signInWith(CHROME)];
    await daysAgo(3, phone);
    const sessions = await list(here);
    expect(sessions.map(({ id, device, isCurrent }) => [id, device, isCurrent])).toEqual([
      [idOf(here), 'Windows의 Chrome', true],
      [idOf(phone), '아이폰의 Safari', false],
    ]);
    const { startedAt, expiresAt } = sessions[1]!;
    expect(Date.parse(expiresAt) - Date.parse(startedAt)).toBeGreaterThan(13.9 * 86_400_000);
  });

  it('are no longer listed once they expired', async () => {
    const [old, here] = [await app.signIn(member), await app.signIn(member)];
    await app.dataSource.query('UPDATE session SET expires_at = now() WHERE id = $1', [idOf(old)]);
    expect((await list(here)).map(({ id }) => id)).toEqual([idOf(here)]);
  });

  it('store no User-Agent', async () => {
    await signInWith(`${CHROME} unusual-marker/7`);
    expect(JSON.stringify(await app.dataSource.query('SELECT * FROM session'))).not.toMatch(/unusual-marker|Mozilla/);
  });

  it('close from another one, which stays, and none of another member', async () => {
    const stranger = await app.signIn(await makeMember(app.dataSource));
    const tokens = [await app.signIn(member), await app.signIn(member), await app.signIn(member)];
    const close = async () => (await app.run('mutation { closeOtherSessions }', {}, { token: tokens[0] })).data;
    expect(await close()).toEqual({ closeOtherSessions: 2 });
    expect(await Promise.all([...tokens, stranger].map((token) => isAlive(app, token)))).toEqual([true, false, false, true]);
    expect(await close()).toEqual({ closeOtherSessions: 0 });
  });

  it('are written at most once a day by their requests', async () => {
    const token = await app.signIn(member);
    await daysAgo(0.9, token);
    const before = await seenAt(token);
    await list(token);
    expect(await seenAt(token)).toBe(before);
    await daysAgo(2, token);
    await Promise.all(Array.from({ length: 10 }, () => list(token)));
    const until = Date.now() + 5_000;
    while ((await seenAt(token)) < Date.now() - 60_000 && Date.now() < until) await new Promise((done) => setTimeout(done, 10));
    expect(await seenAt(token)).toBeGreaterThan(Date.now() - 60_000);
  });

  it('answer a request although its time cannot be written', async () => {
    const token = await app.signIn(member);
    await daysAgo(2, token);
    await app.dataSource.query('CREATE RULE frozen AS ON UPDATE TO session DO INSTEAD SELECT 1 / 0');
    try {
      expect(await list(token)).toHaveLength(1);
    } finally {
      await app.dataSource.query('DROP RULE frozen ON session');
    }
  });
});

describe('the nickname offered to a new member of Kakao', () => {
  const needs = async (of: Member, viewer: Member | null = of) =>
    (
      await app
        .as(viewer && viewerOf(viewer))
        .run<{ reviewer: { needsNickName: boolean | null } }>(`{ reviewer(id: ${of.id}) { needsNickName } }`)
    ).data!.reviewer.needsNickName;
  const set = async (who: Member, nickName: string) => {
    const query = 'mutation ($input: SetNickNameInput!) { setNickName(input: $input) { nickName needsNickName } }';
    const { data, errors } = await app.as(viewerOf(who)).run<{ setNickName: object }>(query, { input: { nickName } });
    return data?.setNickName ?? errors[0]?.extensions?.code;
  };
  let newcomer: Member;
  let people = 0;
  beforeEach(async () => {
    newcomer = await makeMember(app.dataSource, { kakaoId: `newcomer-${++people}`, needsNickName: true });
  });

  it('is only the newcomer’s to know', async () => {
    expect([await needs(newcomer), await needs(newcomer, member), await needs(newcomer, null), await needs(member)]).toEqual([
      true,
      null,
      null,
      false,
    ]);
  });

  it('is set once, without a secret, within the rules of nicknames', async () => {
    expect([await set(newcomer, 'ㅋ'), await set(newcomer, member.nickName)]).toEqual(['BAD_USER_INPUT', 'CONFLICT']);
    expect(await needs(newcomer)).toBe(true);
    const nickName = `새이름${people}`;
    const results = await Promise.all([set(newcomer, nickName), set(newcomer, nickName)]);
    expect(results).toEqual(expect.arrayContaining(['FORBIDDEN', { nickName, needsNickName: false }]));
    expect([await needs(newcomer), await set(newcomer, `또${people}이름`)]).toEqual([false, 'FORBIDDEN']);
  });

  it('ends when dismissed', async () => {
    const dismiss = () => app.as(viewerOf(newcomer)).run('mutation { dismissNickNameOffer }');
    expect([(await dismiss()).data, (await dismiss()).data]).toEqual(Array(2).fill({ dismissNickNameOffer: true }));
    expect([await needs(newcomer), await set(newcomer, `새이름${people}`)]).toEqual([false, 'FORBIDDEN']);
  });

  it('is never made to members with a password', async () => {
    expect(await set(member, `새이름${people}`)).toBe('FORBIDDEN');
  });
});
