import type { Page } from '@playwright/test';
import { expect, test } from './support/journey';
import { newPerson } from './support/member-pages';

/** From here on nothing answers. */
const disconnect = (page: Page) => page.route('**', (route) => route.abort('internetdisconnected'));
/** A release has renamed the files that this tab would load next; the server itself answers. */
const release = (page: Page) => page.route('**/assets/*.js', (route) => route.fulfill({ status: 404, body: '' }));

test('what fails first without a connection says so', async ({ api, faults, map, members, page, reviews }) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED/);
  const person = newPerson();
  await members.join(person);
  await members.enterAs(person);
  const { id } = await api.find(({ petFriendly }) => petFriendly === true);
  await reviews.open(id);
  await disconnect(page);
  await page.getByRole('button', { name: '즐겨찾기' }).first().click();
  await expect(members.toast('지금은 서버에 연결되지 않아요. 연결되면 보낼게요.')).toBeVisible();
  await reviews.form.getByRole('button', { name: '리뷰 쓰기' }).click();
  await expect(members.toast('리뷰 양식을 열지 못했습니다. 인터넷 연결을 확인하고 다시 시도해 주세요.')).toBeVisible();

  await page.unroute('**');
  await map.open();
  await disconnect(page);
  await page.getByRole('button', { name: '현재 화면에서 검색' }).click();
  await expect(map.toast('현재 화면 검색에 실패했습니다.')).toBeVisible();
});

test('a tab that is older than the last release offers to reload, and a draft outlasts it', async ({
  api,
  faults,
  members,
  page,
  reviews,
}) => {
  faults.expect(/404/);
  const person = newPerson();
  await members.join(person);
  await members.enterAs(person);
  const { id } = await api.find(({ petFriendly }) => petFriendly === true);
  await reviews.open(id);
  await reviews.write({ content: '마당이 넓어요.', stars: 4 });
  await release(page);
  await reviews.form.getByRole('button', { name: '취소' }).click();
  await expect(page.getByText('새 버전이 나왔어요')).toBeVisible();
  await expect(page.getByText(/인터넷 연결/)).toHaveCount(0);
  await page.unroute('**/assets/*.js');
  await page.getByRole('button', { name: '새로고침' }).click();
  await expect(reviews.form.getByRole('textbox', { name: '내용' })).toHaveValue('마당이 넓어요.');
  await expect(page.getByText('새 버전이 나왔어요')).toHaveCount(0);
});

test('a page whose code a release has renamed offers to reload', async ({ faults, page }) => {
  faults.expect(/404|did not load/);
  await page.goto('/about');
  await expect(page.getByRole('button', { name: '챗봇 열기' })).toBeVisible();
  await release(page);
  await page.getByRole('contentinfo').getByRole('link', { name: '이용약관' }).click();
  const notice = page.getByRole('main').getByRole('alert');
  await expect(notice.getByRole('heading', { name: '새 버전이 나왔어요' })).toBeVisible();
  await page.unroute('**/assets/*.js');
  await notice.getByRole('button', { name: '새로고침' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '이용약관' })).toBeVisible();
});
