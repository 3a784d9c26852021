import { expect, test } from './support/journey';
import { newPerson } from './support/member-pages';

test.beforeEach(({ page }) =>
  // What a browser does for whom all site data is blocked: the look at a store throws.
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  }),
);

for (const path of ['/', '/about', '/KakaoMap', '/review/latest', '/board/list', '/chatbot', '/signup', '/support', '/graphql'])
  test(`${path} opens without site data`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

test('a member is signed in for the tab, and hears that it is not for longer', async ({ members, page }) => {
  const person = newPerson();
  await members.join(person);
  await members.signIn(person);
  await expect(
    members.toast('브라우저가 로그인 정보를 저장하지 못해요. 이 탭을 닫거나 새로고침하면 로그아웃돼요.'),
  ).toBeVisible();
  await members.openOwnPage(person.nickName);
  await page.reload();
  await expect(page.getByRole('button', { name: '로그인', exact: true }).first()).toBeVisible();
});
