import type { Page } from '@playwright/test';
import { startFrontServer } from './support/front-server';
import { expect, test } from './support/journey';
import { openWithWorker } from './support/open-with-worker';

test.use({ serviceWorkers: 'allow' });

const OFFLINE = /ERR_INTERNET_DISCONNECTED/;
const NOT_FOUND = /console: Failed to load resource: the server responded with a status of 404/;

const storedFiles = (page: Page) =>
  page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(stores.map((store) => store.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

test('a browser may install the site', async ({ context, page }) => {
  await openWithWorker(page);
  const devTools = await context.newCDPSession(page);
  expect((await devTools.send('Page.getAppManifest')).errors).toEqual([]);
  const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors');
  // Journeys run in private windows.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});

test('without a network the pages of the client open, a place that was seen with what was known', async ({
  api,
  context,
  faults,
  map,
  page,
}) => {
  const [seen, unseen] = (await api.facilities({})).items;
  await openWithWorker(page);
  // Asked for when the place is stored.
  const holidays = page.waitForRequest(/operationName=ComingHolidays/);
  await page.goto(`/facility/${seen!.id}`);
  await holidays;
  await context.setOffline(true);
  faults.expect(OFFLINE);

  await page.goto('/KakaoMap');
  // The outlines come with the shell.
  await expect(map.map.getByText('용산구', { exact: true })).toBeVisible();
  await page.goto('/');
  // With its count where that was stored in time.
  await expect(page.getByRole('link', { name: /^카페(\s*[\d,]+곳)?$/ })).toBeVisible();
  await page.goto(`/FACILITY/${seen!.id}/`);
  await expect(page.getByRole('heading', { level: 1, name: seen!.name })).toBeVisible();
  await expect(page.getByText(/^인터넷에 연결되어 있지 않아요\. .*에 받은 정보예요\.$/)).toBeVisible();
  faults.expect(/Failed to fetch/);
  await page.goto(`/facility/${unseen!.id}`);
  await expect(page.getByRole('main').getByRole('button', { name: '다시 시도' })).toBeVisible();

  await context.setOffline(false);
  await page.getByRole('main').getByRole('button', { name: '다시 시도' }).click();
  await expect(page.getByRole('heading', { level: 1, name: unseen!.name })).toBeVisible();
});

test('the worker answers for the network only where there is none', async ({ context, faults, page }) => {
  await openWithWorker(page);
  const left = ['/graphql', '/api/docs', '/no/such/page', '/sitemap.xml'];
  faults.expect(NOT_FOUND);
  for (const path of left) {
    const response = await page.goto(path);
    expect([response?.status(), response?.fromServiceWorker()], path).toEqual([path.includes('no/such') ? 404 : 200, false]);
  }
  const missing = await page.goto('/facility/2147483647');
  expect([missing?.status(), missing?.fromServiceWorker()]).toEqual([404, true]);
  await context.route('**/about', (route) => route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>500</h1>' }));
  faults.expect(/status of 500/);
  expect((await page.goto('/about'))?.status()).toBe(500);
  await expect(page.getByRole('heading', { name: '500' })).toBeVisible();

  await context.setOffline(true);
  for (const path of left) await expect(page.goto(path), path).rejects.toThrow(OFFLINE);
});

test('a server that does not answer counts as none', async ({ context, page }) => {
  await openWithWorker(page);
  await context.route('**/about', () => {});
  await page.goto('/about', { timeout: 30_000 });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a release leaves an open tab its own files, and what is typed in it', async ({ baseURL, context, page }) => {
  const server = await startFrontServer(baseURL!);
  await openWithWorker(page, `${server.url}/support`);
  const part = (await storedFiles(page)).find((path) => /^\/assets\/pet-sheet-.*\.js$/.test(path))!;
  const title = page.getByLabel('제목');
  await title.fill('문의를 쓰는 중');

  // A build without the part: of the files before it the server has none any more.
  server.rewrite(/^\/sw\.js$/, (worker) => worker.replace(`{"revision":null,"url":"${part.slice(1)}"},`, ''));
  server.rewrite(/^\/index\.html$/, (html) => html.replace(/main-[\w-]+\.js/, 'main-next.js'));
  server.rewrite(/^\/assets\/.*\.js$/, () => null);
  // Any page that is opened makes the browser look for a new worker.
  const other = await context.newPage();
  await other.goto(`${server.url}/about`);
  await page.bringToFront();
  const offer = page.getByText('새 버전이 나왔어요').locator('..');
  await offer.getByRole('button', { name: '닫기' }).click();
  await expect.poll(() => hasWaitingWorker(page)).toBe(true);

  await page.getByRole('button', { name: '우리 아이', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(title).toHaveValue('문의를 쓰는 중');
  expect(await storedFiles(page)).toContain(part);

  await page.close();
  await other.close();
  const next = await context.newPage();
  await next.goto(`${server.url}/about`);
  await expect.poll(() => storedFiles(next)).not.toContain(part);
  await server.stop();
});

const hasWaitingWorker = (page: Page) =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));

test('where the browser has no room the site works without', async ({ baseURL, context, map, page }) => {
  const devTools = await context.newCDPSession(page);
  await devTools.send('Storage.overrideQuotaForOrigin', { origin: baseURL!, quotaSize: 100_000 });
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.register('/sw.js').catch(() => undefined));
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.installing ?? null))
    .toBeNull();
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await map.open();
});
