import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { makeMember, PASSWORD } from '../../test/factories';
import { isAlive, signIn } from '../../test/member-operations';
import { startTestApp, type TestApp } from '../../test/test-app';
import { MEMBER_RULES } from '../shared/validation/member-rules';
import { Member } from '../modules/member/member.entity';

const SERVER = resolve(__dirname, '../..');

let app: TestApp;
let url: string;
beforeAll(async () => {
  app = await startTestApp();
  url = (app.dataSource.options as { url: string }).url;
});
afterAll(() => app.stop());

/** Runs the command as a separate process while a server runs. */
function run(command: string, ...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  return new Promise((done) => {
    const program = ['-r', resolve(SERVER, 'swc-hook.cjs'), resolve(SERVER, `src/commands/${command}.ts`), ...args];
    const env = { PATH: process.env.PATH, DATABASE_URL: url };
    const child = execFile(process.execPath, program, { cwd: SERVER, env }, (_, stdout, stderr) =>
      done({ code: child.exitCode ?? -1, stdout, stderr }),
    );
  });
}
const audit = () =>
  app.dataSource.query<unknown[]>('SELECT actor_id AS by, action, target_id AS of FROM audit_entry ORDER BY id');
const isAdmin = async ({ id }: Member) => app.dataSource.getRepository(Member).existsBy({ id, isAdmin: true });

describe('member:role', () => {
  const role = (...args: string[]) => run('member-role', ...args);

  it('grants and revokes the admin role, except from the last admin', async () => {
    const [one, other] = [await makeMember(app.dataSource), await makeMember(app.dataSource)];
    expect(await role('grant', one.email, 'admin')).toEqual({
      code: 0,
      stdout: `${one.email} 회원은 이제 관리자입니다.\n`,
      stderr: '',
    });
    expect((await role('grant', one.email, 'admin')).stdout).toBe(`${one.email} 회원은 이미 관리자입니다.\n`);
    expect(await role('revoke', one.email, 'admin')).toEqual({
      code: 1,
      stdout: '',
      stderr: '바꾸지 못했습니다. 마지막 관리자입니다. 다른 관리자를 먼저 정해 주세요.\n',
    });
    expect(await isAdmin(one)).toBe(true);
    await role('grant', other.email.toUpperCase(), 'admin');
    expect((await role('revoke', one.email, 'admin')).stdout).toBe(`${one.email} 회원은 이제 관리자가 아닙니다.\n`);
    expect([await isAdmin(one), await isAdmin(other)]).toEqual([false, true]);
    // Only actual changes, without an actor.
    expect(await audit()).toEqual([
      { by: null, action: 'GRANT_ADMIN', of: one.id },
      { by: null, action: 'GRANT_ADMIN', of: other.id },
      { by: null, action: 'REVOKE_ADMIN', of: one.id },
    ]);
  });

  it('reports an unknown e-mail', async () => {
    expect(await role('grant', 'nobody@baldojang.example', 'admin')).toEqual({
      code: 1,
      stdout: '',
      stderr: '바꾸지 못했습니다. 이메일이 nobody@baldojang.example인 회원이 없습니다.\n',
    });
  });

  it('prints its usage', async () => {
    expect(await role('--help')).toMatchObject({ code: 0, stdout: expect.stringContaining('쓰는 법') as string });
    for (const args of [
      [],
      ['grant', 'a@b.kr'],
      ['make', 'a@b.kr', 'admin'],
      ['grant', 'a@b.kr', 'owner'],
      ['grant', '', 'admin'],
    ])
      expect(await role(...args)).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('쓰는 법') as string });
  });
});

describe('member:reset-password', () => {
  const reset = (...args: string[]) => run('member-reset-password', ...args);

  it('prints a new password once, ends every session and resets failed attempts', async () => {
    const member = await makeMember(app.dataSource);
    const token = await app.signIn(member);
    for (let i = 0; i < 12; i++) await signIn(app, member.email, 'Wrong-pass1!');
    expect((await signIn(app, member.email, PASSWORD)).status).toBe(429);
    const { code, stdout, stderr } = await reset(member.email);
    const password = /새 비밀번호: (\S+)\n/.exec(stdout)?.[1] ?? '';
    expect([code, stderr]).toEqual([0, '']);
    expect(password).toMatch(new RegExp(MEMBER_RULES.password.pattern, 'u'));
    expect(await isAlive(app, token)).toBe(false);
    expect((await signIn(app, member.email, PASSWORD)).status).toBe(401);
    expect((await signIn(app, member.email, password)).status).toBe(200);
    expect((await audit()).at(-1)).toEqual({ by: null, action: 'RESET_PASSWORD', of: member.id });
  });

  it.each([
    ['kakao', '만들지 못했습니다. 카카오 회원에게는 비밀번호가 없습니다. 카카오로 로그인하면 됩니다.\n'],
    ['nobody', '만들지 못했습니다. 이메일이 nobody@baldojang.example인 회원이 없습니다.\n'],
  ])('rejects %s@baldojang.example with one line', async (name, stderr) => {
    if (name === 'kakao') await makeMember(app.dataSource, { email: 'kakao@baldojang.example', kakaoId: '1' });
    const before = await audit();
    expect(await reset(`${name}@baldojang.example`)).toEqual({ code: 1, stdout: '', stderr });
    expect(await audit()).toEqual(before);
  });

  it('prints its usage', async () => {
    expect(await reset('-h')).toMatchObject({ code: 0, stdout: expect.stringContaining('쓰는 법') as string });
    expect(await reset()).toMatchObject({ code: 1, stderr: expect.stringContaining('쓰는 법') as string });
  });
});
