import { makeMember, PASSWORD, viewerOf } from '../../../test/factories';
import { isAlive, signIn, signUpInput, SIGN_UP, WITHDRAW } from '../../../test/member-operations';
import { codeOf, startTestApp, type TestApp } from '../../../test/test-app';
import { Member } from './member.entity';
import { RoleService } from './role.service';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.stop());

const withdraw = async (member: Member, input: Record<string, unknown> = {}) =>
  codeOf(await app.as(viewerOf(member)).run(WITHDRAW, { input: { password: PASSWORD, ...input } }));
const members = () => app.dataSource.getRepository(Member);

describe('withdrawing', () => {
  it('closes every session and frees e-mail and nickname', async () => {
    const member = await makeMember(app.dataSource);
    const tokens = [await app.signIn(member), await app.signIn(member)];
    const answer = await app.run(WITHDRAW, { input: { email: member.email, password: PASSWORD } }, { token: tokens[0] });
    expect(answer.data).toEqual({ withdraw: true });
    expect(await Promise.all(tokens.map((token) => isAlive(app, token)))).toEqual([false, false]);
    expect((await signIn(app, member.email, PASSWORD)).status).toBe(401);
    const { email, nickName } = member;
    expect(codeOf(await app.run(SIGN_UP, { input: signUpInput({ email, nickName }) }))).toBe('ok');
  });

  it.each([
    ['a wrong password', { password: 'Wrong-pass1!' }, 'FORBIDDEN'],
    ['a blank password', { password: '' }, 'BAD_USER_INPUT'],
    ["somebody else's e-mail", { email: 'other@baldojang.example' }, 'FORBIDDEN'],
  ])('is refused with %s', async (_, input, code) => {
    const member = await makeMember(app.dataSource);
    expect(await withdraw(member, input)).toBe(code);
    expect(await members().existsBy({ id: member.id })).toBe(true);
  });

  it('leaves nothing of the member in any table', async () => {
    const member = await makeMember(app.dataSource, { email: 'leaver@baldojang.example', nickName: '떠나는이', info: '안녕히' });
    await signIn(app, member.email, 'Wrong-pass1!');
    await signIn(app, member.email, PASSWORD);
    expect(await withdraw(member, { password: 'Wrong-pass1!' })).toBe('FORBIDDEN');
    expect(await withdraw(member)).toBe('ok');
    const tables = await app.dataSource.query<{ name: string }[]>(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`,
    );
    expect(tables.length).toBeGreaterThan(5);
    for (const { name } of tables) {
      const rows = JSON.stringify(await app.dataSource.query(`SELECT * FROM "${name}"`));
      expect([name, /leaver|떠나는이|안녕히/.test(rows)]).toEqual([name, false]);
    }
  });

  it('does not log a duplicate e-mail in the embedded database', async () => {
    expect(await app.dataSource.query('SHOW log_error_verbosity')).toEqual([{ log_error_verbosity: 'terse' }]);
    expect(await app.dataSource.query('SHOW log_parameter_max_length_on_error')).toEqual([
      { log_parameter_max_length_on_error: '0' },
    ]);
  });

  it('happens once for two concurrent requests', async () => {
    for (let round = 0; round < 10; round++) {
      const member = await makeMember(app.dataSource);
      expect((await Promise.all([withdraw(member), withdraw(member)])).sort()).toEqual(['UNAUTHENTICATED', 'ok']);
    }
  });
});

describe('the last admin', () => {
  it('cannot withdraw as the only one', async () => {
    const admin = await makeMember(app.dataSource, { isAdmin: true });
    await makeMember(app.dataSource);
    expect(await withdraw(admin)).toBe('FORBIDDEN');
    await makeMember(app.dataSource, { isAdmin: true });
    expect(await withdraw(admin)).toBe('ok');
  });

  it('remains when two withdraw concurrently', async () => {
    for (let round = 0; round < 10; round++) {
      await members().update({ isAdmin: true }, { isAdmin: false });
      const admins = [await makeMember(app.dataSource, { isAdmin: true }), await makeMember(app.dataSource, { isAdmin: true })];
      expect((await Promise.all(admins.map((admin) => withdraw(admin)))).sort()).toEqual(['FORBIDDEN', 'ok']);
      expect(await members().countBy({ isAdmin: true })).toBe(1);
    }
  });

  it('remains when one withdraws and another is revoked concurrently', async () => {
    const roles = new RoleService(app.dataSource);
    for (let round = 0; round < 10; round++) {
      await members().update({ isAdmin: true }, { isAdmin: false });
      const [one, other] = [
        await makeMember(app.dataSource, { isAdmin: true }),
        await makeMember(app.dataSource, { isAdmin: true }),
      ];
      await Promise.allSettled([withdraw(one), roles.setByCommand(other.email, false)]);
      expect(await members().countBy({ isAdmin: true })).toBe(1);
    }
  });
});

describe('the role of an admin', () => {
  it('is granted and revoked by e-mail in any case, and reports changes', async () => {
    const roles = new RoleService(app.dataSource);
    const [one, other] = [await makeMember(app.dataSource), await makeMember(app.dataSource, { isAdmin: true })];
    const token = await app.signIn(one);
    const isAdmin = async () => codeOf(await app.run('{ members { totalCount } }', {}, { token })) === 'ok';
    expect(await roles.setByCommand(one.email.toUpperCase(), true)).toBe(true);
    expect([await roles.setByCommand(one.email, true), await isAdmin()]).toEqual([false, true]);
    expect(await roles.setByCommand(one.email, false)).toBe(true);
    expect([await roles.setByCommand(one.email, false), await isAdmin()]).toEqual([false, false]);
    await expect(roles.setByCommand(other.email, false)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(roles.setByCommand('nobody@baldojang.example', true)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
