import { createHash } from 'node:crypto';
import { test as base, expect } from '@playwright/test';
import { Api } from './api';
import { Faults } from './faults';
import { MapPage } from './map-page';
import { MemberPages } from './member-pages';
import { ReviewPages } from './review-pages';

export interface Journey {
  api: Api;
  faults: Faults;
  map: MapPage;
  members: MemberPages;
  reviews: ReviewPages;
  isPhone: boolean;
}

/** A journey of its own visitor: an address that no other journey has, and no fault left unseen. */
export const test = base.extend<Journey>({
  // The server counts requests by address: journeys must not use up each other's.
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use, { testId, retry, repeatEachIndex }) => {
    const [a, b, c] = createHash('sha256').update(`${testId} ${retry} ${repeatEachIndex}`).digest();
    await use({ ...extraHTTPHeaders, 'X-Forwarded-For': `10.${a}.${b}.${c}` });
  },
  page: async ({ page }, use) => {
    // On a slow machine a press would fall beside a dialog that still grows: Playwright waits until none does.
    await page.addLocatorHandler(page.locator('[class*=ant-zoom-]').first(), () => Promise.resolve());
    await use(page);
  },
  api: async ({ request }, use) => use(new Api(request)),
  faults: [
    async ({ context }, use) => {
      const faults = new Faults();
      faults.watch(context);
      await use(faults);
      expect(faults.report(), 'faults that nobody expected').toEqual([]);
    },
    { auto: true },
  ],
  isPhone: async ({ isMobile }, use) => use(isMobile),
  members: async ({ page, isPhone }, use) => use(new MemberPages(page, isPhone)),
  reviews: async ({ page }, use) => use(new ReviewPages(page)),
  map: async ({ page, isPhone }, use) => use(new MapPage(page, isPhone)),
});

export { expect } from '@playwright/test';

/** Requests by POST, and shared reads by GET. */
export const GRAPHQL = /\/graphql(\?|$)/;
