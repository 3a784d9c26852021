import type { Locator, Page } from '@playwright/test';
import { GANGNAM } from './support/api';
import { expect, test } from './support/journey';

/** As many as a person may need at most to get through the controls of a page. */
const MOST_PRESSES = 60;

/** To which the map goes for a single result. */
const PLACE_LEVEL = 3;

async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${String(target)} cannot be reached with the Tab key`);
}

test('skips to the content, searches and opens a place without a pointer @desktop', async ({ api, map, page }) => {
  const { items, totalCount } = await api.facilities(GANGNAM);
  await map.open();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: '본문으로 건너뛰기' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await tabTo(page, map.searchBox);
  await page.keyboard.insertText('강남');
  await page.keyboard.press('Enter');
  await map.expectTotal(totalCount);

  const first = map.names.getByRole('link', { name: items[0]!.name, exact: true }).first();
  await tabTo(page, first);
  await expect(first).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: items[0]!.name })).toBeVisible();
  await expect(page.getByRole('main'), 'the keyboard starts at the new page').toBeFocused();

  await page.goBack();
  await expect(map.names.first()).toHaveText(items[0]!.name);
  await map.expectTotal(totalCount);
});

test('moves and zooms the map and opens a marker without a pointer @desktop', async ({ api, map, page }) => {
  const { name } = await api.uniquelyNamed();
  await map.open(`?q=${encodeURIComponent(name)}`);
  await map.expectTotal(1);
  // The map goes to the place first.
  await expect.poll(async () => (await map.position()).level).toBe(PLACE_LEVEL);
  const start = await map.position();
  await map.map.getByRole('application').focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await map.position()).longitude).toBeGreaterThan(start.longitude);
  await page.keyboard.press('-');
  await expect.poll(async () => (await map.position()).level).toBeGreaterThan(start.level);

  await tabTo(page, map.markers);
  const zIndex = () => map.markers.evaluate((marker) => getComputedStyle(marker.closest('[class*=anchor]')!).zIndex);
  await expect.poll(zIndex, 'no other marker hides the one in use').toBe('1');
  await page.keyboard.press('Enter');
  await expect(map.infoWindow).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(map.infoWindow).toHaveCount(0);
  await expect(map.markers).toBeFocused();
});
