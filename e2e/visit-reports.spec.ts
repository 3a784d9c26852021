import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import type { Api } from './support/api';
import { expect, test } from './support/journey';
import { newPerson, PASSWORD } from './support/member-pages';
import { signUpHelper } from './support/people';

const ADMIN = { email: 'admin@baldojang.example', password: PASSWORD };
const LARGE_DOG = { species: 'DOG', size: 'LARGE', isRestrictedBreed: false };
const REFUSED = '최근 방문자가 거절당했어요';

/** A place without reports that count. */
async function admitting(api: Api): Promise<{ id: string; name: string }> {
  const { facilities } = await api.ask<{
    facilities: { items: { id: string; name: string; visitSummary: { newestOn: string | null } }[] };
  }>(
    `query ($filter: FacilityFilterInput) {
      facilities(filter: $filter, size: 100, sort: RECOMMENDED) { items { id name visitSummary { newestOn } } }
    }`,
    { filter: { pets: [LARGE_DOG], entryAnswers: ['ALLOWED', 'CONDITIONAL'] } },
  );
  return facilities.items.find(({ visitSummary }) => visitSummary.newestOn === null)!;
}

/** Kept in the browser before the first page of the journey. */
const comeAlong = (page: Page) =>
  page.addInitScript((pet) => {
    const pets = [{ ...pet, id: 'a', name: '두부', breed: '', weightKg: null, comesAlong: true }];
    localStorage.setItem('pets', JSON.stringify({ version: 1, pets }));
  }, LARGE_DOG);

test('two refusals turn the answer, until the administrator sets them aside', async ({ api, members, page, request }) => {
  test.slow();
  const { id, name } = await admitting(api);
  const member = newPerson();
  await members.join(member);
  await comeAlong(page);
  await page.goto(`/facility/${id}`);
  const card = page.getByRole('region', { name: '우리 아이도 될까요?' });
  const visits = page.getByRole('region', { name: '다녀온 사람들의 기록' });
  await expect(card.getByText('두부 · 대형')).toBeVisible();
  await visits.getByRole('button', { name: '거절당했어요' }).press('Enter');
  await expect(page.getByRole('dialog', { name: '로그인' })).toBeVisible();

  await members.enterAs(member);
  await page.goto(`/facility/${id}`);
  await visits.getByRole('button', { name: '거절당했어요' }).click();
  const form = visits.getByRole('form');
  await expect(form.getByRole('checkbox', { name: '두부 · 대형' })).toBeChecked();
  await expectAccessible(page);
  await form.getByRole('button', { name: '남기기' }).click();
  await expect(members.toast('다녀온 기록을 남겼습니다.')).toBeVisible();
  await expect(visits.getByRole('list', { name: '내가 남긴 기록' })).toContainText('거절당했어요');
  await expect(card.getByText(REFUSED)).toHaveCount(0);

  await (await signUpHelper(request)).refuse(id);
  await members.signOut(member.nickName);
  await page.goto(`/facility/${id}`);
  await expect(card.getByText(REFUSED)).toBeVisible();
  await expect(card.getByText('전화로 확인해 주세요')).toBeVisible();
  await expect(visits.getByRole('status')).toContainText(/거절당했어요\s*2/);
  await expectAccessible(page);

  for (let count = 0; count < 3; count += 1) await (await signUpHelper(request)).refuse(id);
  await members.enterAs(ADMIN);
  await page.goto('/admin/visit/list');
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('5건 · 거절 5');
  await row.getByRole('button', { name: new RegExp(`^${name}, `) }).click();
  const reports = page.getByRole('group', { name: new RegExp(`^${name}, `) });
  await expect(reports.getByRole('link', { name: member.nickName })).toBeVisible();
  await expectAccessible(page);
  await reports.getByRole('checkbox', { name: '모두 고르기' }).check();
  await reports.getByRole('button', { name: '집계에서 제외' }).click();
  await expect(members.toast('5건을 집계에서 제외했습니다.')).toBeVisible();
  await expect(row).toContainText('제외 5');
  await page.goto(`/facility/${id}`);
  await expect(visits.getByText(/^아직 다녀온 기록이 없어요\./)).toBeVisible();
  await expect(card.getByText(REFUSED)).toHaveCount(0);
});

test('a member says that conditions differed, and takes it back', async ({ api, members, page }) => {
  test.slow();
  const { id } = await api.uniquelyNamed();
  const member = newPerson();
  await members.join(member);
  await members.enterAs(member);
  await page.goto(`/facility/${id}`);
  const visits = page.getByRole('region', { name: '다녀온 사람들의 기록' });
  await visits.getByRole('button', { name: '조건이 달랐어요' }).click();
  const form = visits.getByRole('form');
  await form.getByRole('combobox', { name: '크기' }).selectOption('소형 · 10kg까지');
  await form.getByRole('radio', { name: '이동장' }).check();
  await expectAccessible(page);
  await form.getByRole('button', { name: '남기기' }).click();
  const own = visits.getByRole('list', { name: '내가 남긴 기록' });
  await expect(own).toContainText('조건이 달랐어요 (이동장)');
  await expect(own).toContainText('개 · 소형');
  await own.getByRole('button', { name: /지우기$/ }).click();
  const dialog = page.getByRole('dialog', { name: '이 기록을 지울까요?' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '지우기' }).click();
  await expect(members.toast('기록을 지웠습니다.')).toBeVisible();
  await expect(own).toHaveCount(0);
});
