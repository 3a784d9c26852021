import { GANGNAM } from './support/api';
import { expect, test } from './support/journey';

/** The browser's own line in the console about a page that answers 404. */
const PAGE_404 = /console: Failed to load resource: the server responded with a status of 404/;

test('an unknown address answers 404 with a page that leads on', async ({ faults, map, page }) => {
  faults.expect(PAGE_404);
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: '찾는 페이지가 없어요' })).toBeVisible();
  await expect(page).toHaveTitle(/^찾는 페이지가 없어요/);
  await page.getByRole('main').getByRole('link', { name: '지도에서 찾기' }).click();
  await map.ready();
});

test('an unknown place answers 404 with a page that leads on', async ({ faults, map, page }) => {
  faults.expect(PAGE_404);
  for (const id of ['2147483647', 'no-such-place']) {
    const response = await page.goto(`/facility/${id}`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: '장소 정보를 찾을 수 없습니다.' })).toBeVisible();
  }
  await page.getByRole('main').getByRole('link', { name: '지도에서 찾기' }).click();
  await map.ready();
});

test('addresses are found whatever their case', async ({ api, map, page }) => {
  const response = await page.goto('/kakaomap?q=강남');
  expect(response?.status()).toBe(200);
  await map.ready();
  await map.expectTotal((await api.facilities(GANGNAM)).totalCount);
});
