import { makeMember } from '../../test/factories';
import { isAlive, signIn } from '../../test/member-operations';
import { startTestApp, type TestApp } from '../../test/test-app';
import { Member } from '../modules/member/member.entity';
import { createLogger } from '../shared/logger';
import { MEMBER_RULES } from '../shared/validation/member-rules';
import { addDemoAccounts, closeDemoAccounts, DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-accounts';
import { seedDemoData } from './seed-demo-data';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.stop());

const members = () => app.dataSource.getRepository(Member);

it('are part of the demo data, can sign in, and include an admin', async () => {
  const size = { reviews: 0, pictures: 0 };
  await seedDemoData({ dataSource: app.dataSource, files: app.files, log: createLogger('silent'), size });
  for (const { email, isAdmin } of DEMO_ACCOUNTS) {
    const { data } = await signIn(app, email, DEMO_PASSWORD);
    const answer = await app.run('{ members { totalCount } }', {}, { token: data?.signIn.token });
    expect([email, answer.errors.length === 0]).toEqual([email, isAdmin]);
  }
});

it('satisfy the rules for members', () => {
  for (const { nickName, info } of DEMO_ACCOUNTS) {
    expect(nickName).toMatch(new RegExp(MEMBER_RULES.nickName.pattern, 'u'));
    expect(info.length).toBeLessThan(MEMBER_RULES.info.signUpMax);
  }
  expect(DEMO_PASSWORD).toMatch(new RegExp(MEMBER_RULES.password.pattern, 'u'));
});

it('are added once, also by concurrent starts, and only if there are no other members', async () => {
  await Promise.all([addDemoAccounts(app.dataSource), addDemoAccounts(app.dataSource)]);
  expect(await members().count()).toBe(3);
  await members().delete({ email: 'friend@baldojang.example' });
  expect(await addDemoAccounts(app.dataSource)).toBe(0);
  expect(await members().count()).toBe(2);
});

it('are closed in production unless they have another password', async () => {
  await addDemoAccounts(app.dataSource);
  const real = await makeMember(app.dataSource);
  const { passwordHash } = real;
  await members().update({ email: 'friend@baldojang.example' }, { passwordHash });
  const token = (await signIn(app, 'admin@baldojang.example', DEMO_PASSWORD)).data?.signIn.token ?? '';
  expect((await closeDemoAccounts(app.dataSource)).sort()).toEqual(['admin@baldojang.example', 'member@baldojang.example']);
  expect(await isAlive(app, token)).toBe(false);
  expect((await signIn(app, 'admin@baldojang.example', DEMO_PASSWORD)).status).toBe(401);
  expect(await members().countBy({ isAdmin: true })).toBe(0);
  expect(await members().findOneByOrFail({ id: real.id })).toEqual(real);
  expect(await closeDemoAccounts(app.dataSource)).toEqual([]);
});
