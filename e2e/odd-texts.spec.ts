import type { Page } from '@playwright/test';
import { expect, test } from './support/journey';
import { newPerson } from './support/member-pages';
import { readThrough } from './support/read-through';

const FAMILY = '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}\u200D\u{1F466}';
const ODD_TEXTS = [
  `강아지${'\u0301'.repeat(300)} 끝`,
  `${'\u{1F468}\u200D'.repeat(60)} 끝`,
  FAMILY.repeat(20),
  '멍'.repeat(150),
  'שלום 강아지 !(1)',
];

async function expectNothingWider(page: Page): Promise<void> {
  const surplus = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(surplus).toBeLessThanOrEqual(0);
}

test('endless characters and words make no page wider than the screen @both', async ({ api, members, page, reviews }) => {
  const person = newPerson();
  await members.join(person);
  await members.enterAs(person);
  const { id } = await api.find(({ petFriendly }) => petFriendly === true);
  await reviews.open(id);
  await reviews.write({ content: ODD_TEXTS.join('\n'), stars: 3 });
  await expectNothingWider(page);
  await reviews.form.getByRole('button', { name: '저장' }).click();
  await expect(reviews.review(person.nickName)).toBeInViewport();
  await expectNothingWider(page);
  for (const path of ['/review/latest', '/']) {
    await page.goto(path);
    await readThrough(page);
    await expectNothingWider(page);
  }
});
