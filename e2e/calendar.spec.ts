import { expectAccessible } from './support/accessible';
import { expect, test } from './support/journey';
import { signUpHelper } from './support/people';

const LONG = '물그릇과 배변 봉투가 문 앞에 있고, 마당에서 목줄을 풀어도 돼요. '.repeat(4).trim();

test('a review stands on its day, and holidays are red @both', async ({ api, isPhone, members, page, request }) => {
  const writer = await signUpHelper(request);
  const place = await api.uniquelyNamed();
  await writer.write(place.id, LONG);
  await members.signIn(writer);
  await members.openOwnPage(writer.nickName);
  const grid = page.getByRole('grid');
  await expect(grid.getByRole('gridcell')).toHaveCount(42);
  await expect(page.getByText('이번 달 리뷰 1개 · 평균 4.0')).toBeVisible();
  const today = grid.locator('[aria-current=date]');
  await expect(today).toHaveAccessibleName(/리뷰 1개/);
  if (!isPhone) await expect(today).toContainText(place.name);
  await expectAccessible(page);

  await today.click();
  const dialog = page.getByRole('dialog');
  const text = dialog.getByText(/물그릇과 배변 봉투/);
  expect((await text.textContent())!.length).toBeLessThan(110);
  await dialog.getByRole('button', { name: /더 보기/ }).click();
  await expect(dialog.getByText(LONG)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(today).toBeFocused();

  await page.goto(`/member?email=${writer.email}&month=2026-05`);
  const children = grid.getByRole('button', { name: '5월 5일 화요일, 어린이날' });
  await expect(children).toBeVisible();
  await children.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(grid.getByRole('button', { name: /^5월 4일/ })).toBeFocused();
  await page.keyboard.press('PageUp');
  await expect(page.getByRole('heading', { name: '2026년 4월' })).toBeVisible();
  await page.getByRole('button', { name: '다음 달' }).click();
  await children.click();
  await expect(dialog).toContainText('2026년 5월 5일 화요일');
  await expect(dialog).toContainText('어린이날');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: '내 리뷰 보기' }).click();
  await expect(page.getByRole('article').first()).toContainText('물그릇');
  await expect(grid).toHaveCount(0);
  await page.goto('/member/edit');
  await expect(grid).toBeVisible();
  await expectAccessible(page);
});
