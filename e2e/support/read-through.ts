import { expect, type Page } from '@playwright/test';

/** Scrolls to what waits below the view until nothing waits any more, and back to the top. */
export async function readThrough(page: Page): Promise<void> {
  const far = page.locator('[data-deferred]');
  // The page's code may still be on its way; a page that defers nothing has none.
  await far
    .first()
    .waitFor({ state: 'attached', timeout: 3_000 })
    .catch(() => undefined);
  await expect(async () => {
    for (const part of await far.all()) await part.scrollIntoViewIfNeeded({ timeout: 500 });
    expect(await far.count()).toBe(0);
  }).toPass();
  await page.evaluate(() => window.scrollTo(0, 0));
}
