import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { type Api, type Filter } from './support/api';
import { expect, test } from './support/journey';
import type { MapPage } from './support/map-page';
import { settle } from './support/settle';

const CAFES: Filter = { categories: ['카페'] };
const DOG = { species: 'DOG', weightKg: 12 };
const CAT = { species: 'CAT' };
const SURE = ['ALLOWED', 'CONDITIONAL'];
const DAY_MS = 24 * 60 * 60_000;

const totalOf = async (api: Api, filter: Filter) => (await api.facilities({ ...CAFES, ...filter }, { size: 1 })).totalCount;
const party = (map: MapPage) => map.results.getByRole('group', { name: '함께 가는 우리 아이' });
const chip = (map: MapPage, name: string) => party(map).getByRole('checkbox', { name });
const sheet = (page: Page) => page.getByRole('dialog', { name: /^(우리 아이|아이 추가)$/ });

/** In the form that stands open. */
async function write(page: Page, pet: { name: string; species?: string; weight?: string }): Promise<void> {
  const form = sheet(page);
  await form.getByLabel('이름 (선택)').fill(pet.name);
  if (pet.weight) await form.getByLabel('몸무게 (kg)').fill(pet.weight);
  if (pet.species) await form.getByText(pet.species, { exact: true }).click();
  await form.getByRole('button', { name: '저장' }).click();
}

async function nameDogAndCat(page: Page, map: MapPage): Promise<void> {
  await party(map).getByRole('button', { name: '우리 아이도 될까요?' }).click();
  await settle(page);
  await write(page, { name: '콩이', weight: '12' });
  await page.getByRole('button', { name: '아이 추가' }).click();
  await write(page, { name: '나비', species: '고양이' });
  await page.getByRole('button', { name: '확인' }).click();
  await expect(sheet(page)).toBeHidden();
}

/** What the cards answer, and what the server answers of their places. */
async function answers(api: Api, map: MapPage, pets: object[]): Promise<{ shown: (string | null)[]; known: string[] }> {
  const cards = map.results.locator('[data-card-id]');
  const read = (locator: Locator, name: string) =>
    locator.evaluateAll((all, key) => all.map((one) => one.getAttribute(key)), name);
  const known = [];
  for (const id of await read(cards, 'data-card-id')) {
    const { facility } = await api.ask<{ facility: { entry: { answer: string } } }>(
      'query ($id: ID!, $pets: [PetInput!]!) { facility(id: $id) { entry(pets: $pets) { answer } } }',
      { id, pets },
    );
    known.push(facility.entry.answer);
  }
  return { shown: await read(cards.locator('[data-answer]'), 'data-answer'), known };
}

test('open now and open at a time stand in the address, through a reload and Back', async ({ api, map, page }) => {
  await map.open('?category=카페');
  await map.expectTotal(await totalOf(api, {}));
  const hours = map.results.getByRole('group', { name: '여는 시간으로 거르기' });
  const now = hours.getByRole('checkbox', { name: '지금 영업 중' });
  await now.click();
  await expect(page).toHaveURL(/open=now/);
  await expect(now).toBeChecked();

  // Noon of tomorrow, when most are open.
  const day = new Date(Date.now() + 9 * 60 * 60_000 + DAY_MS).toISOString().slice(0, 10);
  const total = await totalOf(api, { openAt: `${day}T12:00:00+09:00` });
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThan(await totalOf(api, {}));
  await hours.getByRole('button', { name: '시간 정하기' }).click();
  await hours.getByLabel('날짜').selectOption(day);
  await hours.getByLabel('시각').selectOption('12:00');
  await hours.getByRole('button', { name: '이 시간으로 정하기' }).click();
  await map.expectTotal(total);
  expect(new URL(page.url()).searchParams.get('open')).toBe(`${day}T12:00`);
  const chosen = hours.getByRole('button', { name: /12:00 영업$/ });
  await expect(chosen).toBeFocused();

  await page.reload();
  await map.expectTotal(total);
  await expect(chosen).toBeVisible();
  await expect(now).not.toBeChecked();

  await page.goBack();
  await expect(now).toBeChecked();
  await expect(page).toHaveURL(/open=now/);
  await page.goBack();
  await map.expectTotal(await totalOf(api, {}));
  await expect(now).not.toBeChecked();
});

test('cards answer to the pets that come along, each chosen with one tap @both', async ({ api, isPhone, map, page }) => {
  await map.open('?category=카페&entry=any&sort=name');
  await map.expectTotal(await totalOf(api, {}));
  await nameDogAndCat(page, map);
  const [dog, cat] = [chip(map, '콩이 · 12kg'), chip(map, '나비')];
  await expect(dog).toBeChecked();
  await expect(cat).toBeChecked();
  const shows = (pets: object[]) =>
    expect(async () => {
      const { shown, known } = await answers(api, map, pets);
      expect(shown).toEqual(known);
    }).toPass();
  await shows([DOG, CAT]);
  if (isPhone) await expectAccessible(page);

  await cat.click();
  await expect(cat).not.toBeChecked();
  await shows([DOG]);
  const toDog = (await answers(api, map, [DOG])).shown;
  await cat.click();
  await dog.click();
  await shows([CAT]);
  expect((await answers(api, map, [CAT])).shown, 'cats and dogs get other answers').not.toEqual(toDog);
  expect(page.url()).not.toMatch(/콩이|나비|DOG|CAT/);

  await page.reload();
  await expect(dog).not.toBeChecked();
  await expect(cat, 'the choice stays until it is changed').toBeChecked();
});

test('places that refuse the dog are left out, and unsure ones if wanted', async ({ api, map, page }) => {
  const denied = await api.uniquelyNamed({ pets: [DOG], entryAnswers: ['DENIED'] });
  await map.open('?category=카페');
  await nameDogAndCat(page, map);
  await chip(map, '나비').click();
  await map.expectTotal(await totalOf(api, { pets: [DOG] }));

  await chip(map, '확실한 곳만').click();
  const sure = await totalOf(api, { pets: [DOG], entryAnswers: SURE });
  await map.expectTotal(sure);
  await page.reload();
  await map.expectTotal(sure);
  await page.goBack();
  await map.expectTotal(await totalOf(api, { pets: [DOG] }));

  await map.open(`?q=${encodeURIComponent(denied.name)}`);
  const card = map.results.getByRole('article').filter({ hasText: denied.name });
  await expect(map.results.getByRole('heading', { level: 2 })).toHaveText(/곳$/);
  await expect(card).toHaveCount(0);
  await chip(map, '우리 아이가 갈 수 있는 곳만').click();
  await map.expectTotal(1);
  await expect(card.getByText(/^들어갈 수 없어요/)).toBeVisible();
});

test('a pet is named with the keyboard alone @desktop', async ({ page }) => {
  await page.goto('/about');
  const opener = page.getByRole('banner').getByRole('button', { name: /^우리 아이/ });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(sheet(page).getByLabel('이름 (선택)')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.insertText('콩이');
  await page.keyboard.press('Tab');
  await page.keyboard.insertText('12');
  await page.keyboard.press('Tab');
  await expect(sheet(page).getByRole('radio', { name: '개' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(sheet(page).getByRole('radio', { name: '고양이' })).toBeChecked();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(sheet(page).getByRole('button', { name: '콩이 · 12kg 수정' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect(sheet(page).getByRole('checkbox', { name: /콩이/ })).not.toBeChecked();
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(opener).toHaveAccessibleName('우리 아이, 1마리 함께 가요');
});
