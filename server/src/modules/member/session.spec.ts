import { createHmac, generateKeyPairSync, sign as signWith } from 'node:crypto';
import { makeMember } from '../../../test/factories';
import { isAlive, VIEWER } from '../../../test/member-operations';
import { recordStatements } from '../../../test/record-statements';
import { startTestApp, TEST_JWT_SECRET, type TestApp } from '../../../test/test-app';
import type { Member } from './member.entity';

let app: TestApp;
let member: Member;
/** A valid token and its parts. */
let token: string;
let header: Json;
let claims: Json;
beforeAll(async () => {
  app = await startTestApp();
  member = await makeMember(app.dataSource);
  token = await app.signIn(member);
  [header, claims] = token.split('.', 2).map((part) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Json) as [
    Json,
    Json,
  ];
});
afterAll(() => app.stop());

type Json = Record<string, unknown>;
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const hs = (input: string, { hash = 'sha256', secret = TEST_JWT_SECRET } = {}) =>
  createHmac(hash, secret).update(input).digest('base64url');

/** Signed with the real secret, with the given changes; undefined omits a claim. */
function tokenOf(changes: Json = {}, headerChanges: Json = {}, how?: { hash?: string; secret?: string }): string {
  const input = `${encode({ ...header, ...headerChanges })}.${encode({ ...claims, ...changes })}`;
  return `${input}.${hs(input, how)}`;
}

/** The status of a public query, which an invalid token must not reach either. */
const statusOf = async (bad: string) => (await app.run('{ petTypes { name } }', {}, { token: bad })).status;

describe('a token', () => {
  it('contains the documented claims and is signed with HS256', () => {
    expect(header).toEqual({ alg: 'HS256', typ: 'JWT' });
    const { jti, iat, exp, ...rest } = claims;
    expect(rest).toEqual({ sub: member.email, scp: '', iss: 'baldojang', aud: 'baldojang' });
    expect(jti).toMatch(/^[0-9a-f-]{36}$/);
    expect(Number(exp) - Number(iat)).toBe(14 * 24 * 60 * 60);
  });

  it('is valid while unchanged', async () => {
    await expect(isAlive(app, token)).resolves.toBe(true);
    await expect(isAlive(app, tokenOf())).resolves.toBe(true);
  });

  const forged: Record<string, () => string> = {
    'no algorithm': () => `${encode({ ...header, alg: 'none' })}.${encode(claims)}.`,
    'no algorithm, with the old signature': () => `${encode({ ...header, alg: 'none' })}.${token.split('.').slice(1).join('.')}`,
    'no algorithm in other letters': () => `${encode({ ...header, alg: 'nOnE' })}.${encode(claims)}.`,
    'an empty signature': () => `${token.split('.').slice(0, 2).join('.')}.`,
    'no signature at all': () => token.split('.').slice(0, 2).join('.'),
    'a changed signature': () => token.slice(0, -4) + (token.endsWith('AAAA') ? 'BBBB' : 'AAAA'),
    'another payload under the old signature': () =>
      `${token.split('.')[0]}.${encode({ ...claims, scp: 'admin' })}.${token.split('.')[2]}`,
    'another secret': () => tokenOf({}, {}, { secret: 'x'.repeat(32) }),
    'an empty secret': () => tokenOf({}, {}, { secret: '' }),
    HS384: () => tokenOf({}, { alg: 'HS384' }, { hash: 'sha384' }),
    HS512: () => tokenOf({}, { alg: 'HS512' }, { hash: 'sha512' }),
    'RS256 with a key of its own': () => {
      const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
      const input = `${encode({ ...header, alg: 'RS256' })}.${encode(claims)}`;
      return `${input}.${signWith('sha256', Buffer.from(input), privateKey).toString('base64url')}`;
    },
    'a key in the header (jwk)': () => {
      const jwk = { kty: 'oct', k: Buffer.from('x'.repeat(32)).toString('base64url') };
      return tokenOf({}, { jwk }, { secret: 'x'.repeat(32) });
    },
    'a key elsewhere (jku)': () => tokenOf({}, { jku: 'https://evil.example/keys' }, { secret: 'x'.repeat(32) }),
    'a key that is a file (kid)': () => tokenOf({}, { kid: '../../../dev/null' }, { secret: '' }),
    'a key that is a statement (kid)': () => tokenOf({}, { kid: "' UNION SELECT 'x' --" }, { secret: 'x' }),
    'an unknown critical header': () => tokenOf({}, { crit: ['b64'], b64: false }),
    'two alphabets of base64': () => `${token.split('.').slice(0, 2).join('.')}.+/+/`,
    'five parts, as if it were encrypted': () => `${token}.a.b`,
  };
  it.each(Object.keys(forged))('is refused with %s', async (how) => {
    await expect(statusOf(forged[how]!())).resolves.toBe(401);
  });

  const now = Math.floor(Date.now() / 1000);
  const wrong: [string, () => string][] = [
    ['expired', () => tokenOf({ exp: now - 60 })],
    ['not good yet', () => tokenOf({ nbf: now + 3_600 })],
    ['exp that is text', () => tokenOf({ exp: 'never' })],
    ['exp beyond all numbers', () => tokenOf({ exp: -1e308 })],
    ['no exp', () => tokenOf({ exp: undefined })],
    ['no sub', () => tokenOf({ sub: undefined })],
    ['no scp', () => tokenOf({ scp: undefined })],
    ['no jti', () => tokenOf({ jti: undefined })],
    ['no iat', () => tokenOf({ iat: undefined })],
    ['scp that is a list', () => tokenOf({ scp: ['admin'] })],
    ['sub of somebody else', () => tokenOf({ sub: 'other@baldojang.example' })],
    ['sub that is a list', () => tokenOf({ sub: [member.email] })],
    ['another audience', () => tokenOf({ aud: 'elsewhere' })],
    ['another issuer', () => tokenOf({ iss: 'elsewhere' })],
    ['no issuer', () => tokenOf({ iss: undefined })],
    ['another type', () => tokenOf({}, { typ: 'at+jwt' })],
    ['no type', () => tokenOf({}, { typ: undefined })],
    ['a jti of no session', () => tokenOf({ jti: '00000000-0000-4000-8000-000000000000' })],
    ['a jti that is no id', () => tokenOf({ jti: "' OR true --" })],
    ['a jti with NUL', () => tokenOf({ jti: `${String(claims.jti)}\0` })],
    ['10 kB of it', () => tokenOf({ padding: 'x'.repeat(10_000) })],
    ['payload that is no object', () => `${encode(header)}.${encode([claims])}.${hs(`${encode(header)}.${encode([claims])}`)}`],
    ['bad base64', () => '%%%.###.@@@'],
    ['no JSON', () => ['a', 'b', 'c'].map((part) => Buffer.from(part).toString('base64url')).join('.')],
    ['a word', () => 'garbage'],
    ['only points', () => '..'],
  ];
  it.each(wrong)('is refused when it is or has %s', async (_, make) => {
    await expect(statusOf(make())).resolves.toBe(401);
  });

  it('grants no admin rights by its claims', async () => {
    for (const scp of ['admin', 'notadmin administrator', 'admin admin']) {
      const answer = await app.run('{ members { totalCount } }', {}, { token: tokenOf({ scp }) });
      expect(answer.errors[0]?.extensions?.code).toBe('FORBIDDEN');
    }
  });
});

describe('a session', () => {
  it('ends at sign-out on every server, and only this one', async () => {
    const [one, other] = [await app.signIn(member), await app.signIn(member)];
    expect((await app.run('mutation { signOut }', {}, { token: one })).data).toEqual({ signOut: true });
    expect([await isAlive(app, one), await isAlive(app, other)]).toEqual([false, true]);
    expect((await app.run('mutation { signOut }', {}, { token: one })).status).toBe(401);
  });

  it('ends after its fourteen days even if the token did not', async () => {
    const old = await app.signIn(member);
    await app.dataSource.query("UPDATE session SET expires_at = now() - interval '1 second' WHERE id = $1", [idOf(old)]);
    await expect(isAlive(app, old)).resolves.toBe(false);
  });

  it('is deleted after its expiry by the next sign-in of any member', async () => {
    const old = await app.signIn(member);
    await app.dataSource.query("UPDATE session SET expires_at = now() - interval '1 second' WHERE id = $1", [idOf(old)]);
    await app.signIn(await makeMember(app.dataSource));
    expect(await app.dataSource.query('SELECT FROM session WHERE id = $1', [idOf(old)])).toHaveLength(0);
  });

  it('has the current rights, not those at sign-in', async () => {
    const chief = await makeMember(app.dataSource, { isAdmin: true });
    const token = await app.signIn(chief);
    const list = async () => (await app.run('{ members { totalCount } }', {}, { token })).errors[0]?.extensions?.code;
    expect(await list()).toBeUndefined();
    await app.dataSource.query('UPDATE member SET is_admin = false WHERE id = $1', [chief.id]);
    expect(await list()).toBe('FORBIDDEN');
    await app.dataSource.query('UPDATE member SET is_admin = true WHERE id = $1', [chief.id]);
    expect(await list()).toBeUndefined();
  });

  it('is deleted with its member', async () => {
    const leaving = await makeMember(app.dataSource);
    const theirs = await app.signIn(leaving);
    await app.dataSource.query('DELETE FROM member WHERE id = $1', [leaving.id]);
    await expect(isAlive(app, theirs)).resolves.toBe(false);
  });

  it('is verified with one statement', async () => {
    const statements = recordStatements(app.dataSource);
    await app.run('{ __typename }', {}, { token });
    expect(statements).toHaveLength(1);
  });
});

function idOf(someToken: string): string {
  return (JSON.parse(Buffer.from(someToken.split('.')[1]!, 'base64url').toString()) as { jti: string }).jti;
}

it('returns the member of the token', async () => {
  const { data } = await app.run(VIEWER, {}, { token });
  expect(data).toEqual({
    viewer: {
      id: String(member.id),
      email: member.email,
      nickName: member.nickName,
      info: '',
      insertedAt: member.insertedAt.toISOString(),
      provider: null,
      authNames: [],
      viewerCanEdit: true,
      profileImage: null,
    },
  });
});

it.each(['null', 'undefined', ''])('treats the token %p as none', async (none) => {
  const { status, data } = await app.run(VIEWER, {}, { token: none });
  expect([status, data]).toEqual([200, { viewer: null }]);
});
