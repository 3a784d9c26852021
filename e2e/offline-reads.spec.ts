import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { GANGNAM } from './support/api';
import { expect, GRAPHQL, test } from './support/journey';
import { newPerson } from './support/member-pages';
import { openWithWorker } from './support/open-with-worker';

/** Requests to the server fail as without a network; files come. */
const loseNetwork = (page: Page) => page.route(GRAPHQL, (route) => route.abort('internetdisconnected'));
async function regainNetwork(page: Page): Promise<void> {
  await page.unroute(GRAPHQL);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
}

/** Until the browser has stored an answer of each query. */
async function stored(page: Page, ...queries: string[]): Promise<void> {
  const listed = () =>
    page.evaluate(async () => {
      const databases = await indexedDB.databases();
      if (!databases.some(({ name }) => name === 'stored-answers')) return [];
      const open = indexedDB.open('stored-answers');
      await new Promise((done) => (open.onsuccess = done));
      const keys = open.result.transaction('answers').objectStore('answers').getAllKeys();
      await new Promise((done) => (keys.onsuccess = done));
      open.result.close();
      return (keys.result as string[][]).map(([, query]) => query);
    });
  for (const query of queries) await expect.poll(listed).toContain(query);
}

const LINE = /받은 정보예요/;

test(
  'a place and a search that were seen open without a network, and are fresh again with it',
  { tag: '@both' },
  async ({ api, faults, map, page }) => {
    faults.expect(/ERR_INTERNET_DISCONNECTED/);
    const { items } = await api.facilities(GANGNAM);
    const place = await api.find(({ operatingHours }) => operatingHours !== null, GANGNAM);
    await page.goto('/KakaoMap?region=서울특별시&district=강남구');
    await expect(map.names).toHaveText(items.map(({ name }) => name));
    await stored(page, 'FacilitySearch', 'MapSearchPage');
    await page.goto(`/facility/${place.id}`);
    await expect(page.getByRole('heading', { level: 1, name: place.name })).toBeVisible();
    await stored(page, 'FacilityPage', 'ComingHolidays');

    await loseNetwork(page);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: place.name })).toBeVisible();
    await expect(page.getByText(LINE)).toHaveCount(1);
    await expectAccessible(page);
    await page.goto('/KakaoMap?region=서울특별시&district=강남구');
    await expect(map.names).toHaveText(items.map(({ name }) => name));
    await expect(page.getByText(LINE)).toHaveCount(1);

    await regainNetwork(page);
    await expect(page.getByText(LINE)).toHaveCount(0);
    await expect(map.names).toHaveText(items.map(({ name }) => name));
  },
);

test('a search without a stored answer offers what is stored', async ({ api, faults, page }) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED/);
  const place = await api.find(() => true);
  await page.goto(`/facility/${place.id}`);
  await stored(page, 'FacilityPage');
  await loseNetwork(page);
  await page.goto('/KakaoMap?category=카페');
  const places = page.getByRole('region', { name: '최근에 본 장소' });
  await expect(places).toBeVisible();
  await expectAccessible(page);
  await places.getByRole('link', { name: place.name }).click();
  await expect(page.getByRole('heading', { level: 1, name: place.name })).toBeVisible();
});

test('what a member saw opens without a network, and is gone with the sign-out', async ({ api, faults, members, page }) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED/);
  const place = await api.find(() => true);
  const person = newPerson();
  await members.join(person);
  await members.enterAs(person);
  await page.goto(`/facility/${place.id}`);
  await expect(page.getByRole('heading', { level: 1, name: place.name })).toBeVisible();
  await stored(page, 'FacilityPage', 'Viewer');
  await loseNetwork(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: place.name })).toBeVisible();
  await expect(page.getByText(LINE)).toHaveCount(1);

  await regainNetwork(page);
  await expect(page.getByText(LINE)).toHaveCount(0);
  await members.signOut(person.nickName);
  // What React logs of a page that failed.
  faults.expect(/Failed to fetch/);
  await loseNetwork(page);
  await page.goto(`/facility/${place.id}`);
  await expect(page.getByRole('heading', { name: '페이지를 보여 드리지 못했어요' })).toBeVisible();
});

test.describe('in a browser that holds the files of the client', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a place that was seen opens without a network and says from when it is', async ({ api, context, faults, page }) => {
    const place = await api.find(({ operatingHours }) => operatingHours !== null);
    await openWithWorker(page, `/facility/${place.id}`);
    await stored(page, 'FacilityPage', 'VisitReports', 'ComingHolidays');
    await context.setOffline(true);
    faults.expect(/ERR_INTERNET_DISCONNECTED/);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: place.name })).toBeVisible();
    await expect(page.getByText(/^인터넷에 연결되어 있지 않아요\. .*에 받은 정보예요\.$/)).toBeVisible();
    await expect(page.getByRole('region', { name: '우리 아이도 될까요?' })).toBeVisible();

    await context.setOffline(false);
    await expect(page.getByText(LINE)).toHaveCount(0);
  });
});
