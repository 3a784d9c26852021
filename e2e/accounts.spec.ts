import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectAccessible } from './support/accessible';
import { expect, test } from './support/journey';
import { newPerson } from './support/member-pages';

const NEW_PASSWORD = 'Sanchaek-77!';

/** The link in the newest mail to an address, read from the demo's outbox folder. */
async function linkSentTo(email: string, path: string): Promise<string> {
  let link = '';
  await expect(() => {
    const folder = join(process.env.E2E_DATA_DIR ?? '/tmp/baldojang-e2e', 'outbox');
    const files = readdirSync(folder)
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .reverse();
    const mails = files.map((name) => decoded(readFileSync(join(folder, name), 'utf8')));
    link =
      mails.flatMap(({ to, text }) => (to.includes(email) ? (new RegExp(`${path}#token=[\\w-]+`).exec(text) ?? []) : []))[0] ??
      '';
    expect(link).not.toBe('');
  }).toPass({ timeout: 30_000 });
  return link;
}

function decoded(mail: string): { to: string; text: string } {
  const [head = '', ...rest] = mail.split(/\r?\n\r?\n/);
  const body = rest.join('\n\n');
  const isBase64 = /transfer-encoding: base64/i.test(head);
  const text = isBase64 ? Buffer.from(body, 'base64').toString('utf8') : body.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
  return { to: /^to: .*$/im.exec(head)?.[0] ?? '', text };
}

test('a forgotten password is set anew by a link that works once @both', async ({ members, page }) => {
  test.slow();
  const person = newPerson();
  await members.join(person);
  await page.goto('/login');
  await page.getByRole('link', { name: '비밀번호를 잊으셨나요?' }).click();
  await page.getByLabel('이메일').fill(person.email);
  await expectAccessible(page);
  await page.getByRole('button', { name: '링크 받기' }).click();
  await expect(page.getByRole('heading', { name: '메일을 확인해 주세요' })).toBeVisible();

  const link = await linkSentTo(person.email, '/password/reset');
  await page.goto(link);
  await page.getByLabel('새 비밀번호', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('새 비밀번호 확인').fill(NEW_PASSWORD);
  expect(page.url()).not.toContain('token');
  await expectAccessible(page);
  await page.getByRole('button', { name: '비밀번호 정하기' }).click();
  await expect(page).toHaveURL('/login');
  await members.fillSignIn(page.getByRole('main'), { email: person.email, password: NEW_PASSWORD });
  await expect(members.toast('로그인했습니다.')).toBeVisible();

  await page.goto('/');
  await page.goto(link);
  await page.getByLabel('새 비밀번호', { exact: true }).fill(`${NEW_PASSWORD}1`);
  await page.getByLabel('새 비밀번호 확인').fill(`${NEW_PASSWORD}1`);
  await page.getByRole('button', { name: '비밀번호 정하기' }).click();
  await expect(page.getByRole('heading', { name: '쓸 수 없는 링크예요' })).toBeVisible();
});
