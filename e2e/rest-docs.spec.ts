import { expectAccessible } from './support/accessible';
import { expect, test } from './support/journey';

const ACCOUNT = { email: 'member@baldojang.example', password: 'Baldojang1!' };

test.describe('on a wide screen @desktop', () => {
  test('every path is there, found by its Korean words, and its page has an address', async ({ page, request }) => {
    await page.goto('/api/docs');
    const operations = page.locator('.opblock');
    const document = (await (await request.get('/api/openapi.json')).json()) as { paths: Record<string, object> };
    await expect(operations).toHaveCount(Object.values(document.paths).flatMap((methods) => Object.keys(methods)).length);
    await expect(page.getByText('쓰는 법')).toBeVisible();
    await expectAccessible(page);

    await page.getByPlaceholder('묶음이나 주소로 찾기').fill('임시 코드');
    await expect(operations).toHaveCount(1);
    await operations
      .getByRole('button', { name: /withdrawalCode/ })
      .first()
      .click();
    await expect(operations).toContainText('카카오 회원');
    const { hash } = new URL(page.url());
    expect(hash).toContain('postApiMemberWithdrawalCode');
  });

  test('a path is tried as a visitor, refused, and answered after a sign-in on the page', async ({ page, faults }) => {
    faults.expect(/401/);
    await page.goto('/api/docs');
    const operation = (id: string) => page.locator(`[id$="-${id}"]`);
    const open = (id: string) => operation(id).locator('.opblock-summary-control').click();
    const send = async (id: string) => {
      await operation(id).getByRole('button', { name: '보내기' }).click();
      return operation(id).locator('.live-responses-table .response-col_status').last();
    };

    await open('getApiFavoriteMine');
    await expect(await send('getApiFavoriteMine')).toContainText('401');
    await open('postApiMemberLogin');
    await operation('postApiMemberLogin').locator('textarea').fill(JSON.stringify(ACCOUNT));
    await expect(await send('postApiMemberLogin')).toContainText('200');
    await expect(await send('getApiFavoriteMine')).toContainText('200');

    expect(page.url()).not.toContain('eyJ');
    expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain('eyJ');
  });

  test('a document that cannot be loaded is told, and tried again', async ({ page, faults }) => {
    faults.expect(/503/);
    await page.route('**/api/openapi.json', (route) => route.fulfill({ status: 503 }), { times: 1 });
    await page.goto('/api/docs');
    await expect(page.getByRole('alert')).toContainText('문서를 불러오지 못했어요');
    await page.getByRole('button', { name: '다시 시도' }).click();
    await expect(page.locator('.opblock').first()).toBeVisible();
  });
});

test('on a narrow screen it begins with the paths, and nothing stands out to the side', async ({ page }) => {
  await page.goto('/api/docs');
  await expect(page.locator('.opblock').first()).toBeVisible();
  await page.locator('[id$="-postApiReviewAdd"] .opblock-summary-control').click();
  await expect(page.locator('[id$="-postApiReviewAdd"]')).toContainText('facilityId');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
});
