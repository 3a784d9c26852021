import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/journey';

async function expectBackToClose(page: Page, opener: Locator, overlay: Locator): Promise<void> {
  const { pathname } = new URL(page.url());
  await opener.click();
  await expect(overlay).toBeVisible();
  await page.goBack();
  await expect(overlay).toBeHidden();
  expect(new URL(page.url()).pathname).toBe(pathname);
}

test('Back closes the drawer, the chatbot and the sign-in dialog before it leaves the page', async ({ api, map, page }) => {
  const { id } = await api.find(() => true);
  const chatbot = page.getByRole('dialog', { name: '챗봇' });
  await page.goto('/about');
  await map.open();
  await expectBackToClose(page, map.drawerOpener, map.drawer);
  await expectBackToClose(page, page.getByRole('button', { name: '챗봇 열기' }), chatbot);

  // Closed by its own button it leaves nothing behind: the next Back leaves the page.
  await map.drawerOpener.click();
  await map.drawer.getByRole('button', { name: '닫기' }).click();
  await expect(map.drawer).toBeHidden();
  await page.goForward();
  await expect(map.drawer).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/about');

  await page.goto(`/facility/${id}#reviews`);
  const signIn = page.getByRole('region', { name: '리뷰 쓰기' }).getByRole('button', { name: '로그인' });
  await expectBackToClose(page, signIn, page.getByRole('dialog', { name: '로그인' }));
});

test('a reload under an open drawer leaves nothing behind, and results replace the drawer', async ({ map, page }) => {
  await page.goto('/about');
  await map.open();
  await map.drawerOpener.click();
  await expect(map.drawer).toBeVisible();
  await page.reload();
  await map.ready();
  await expect(map.drawer).toBeHidden();

  await map.drawerOpener.click();
  await map.drawer.getByRole('button', { name: / 보기$/ }).click();
  await expect(map.names.first()).toBeVisible();
  await page.goBack();
  await expect(map.names).toHaveCount(0);
  await expect(map.drawer).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/about');
});
