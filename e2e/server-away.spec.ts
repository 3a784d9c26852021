import { GANGNAM } from './support/api';
import { expect, GRAPHQL, test } from './support/journey';

test('a search that the server does not answer ends in an error with a way on', async ({ api, faults, map, page }) => {
  const { items, totalCount } = await api.facilities(GANGNAM);
  await map.open();
  faults.expect(/ERR_CONNECTION_REFUSED/);
  await page.route(GRAPHQL, (route) => route.abort('connectionrefused'));
  await map.search('강남');
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure.getByRole('heading')).toHaveText('데이터를 가져오지 못했습니다');
  await expect(failure.getByText('서버에 연결하지 못했어요. 인터넷 연결을 확인하고 다시 시도해 주세요.')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();

  await page.unroute(GRAPHQL);
  await failure.getByRole('button', { name: '다시 시도' }).click();
  await map.ready();
  await map.expectTotal(totalCount);
  await expect(map.names).toHaveText(items.map(({ name }) => name));
  await expect(map.searchBox).toHaveValue('강남');
});

test('an overloaded server is told in its own words', async ({ faults, map, page }) => {
  await map.open();
  faults.expect(/503/);
  const message = '지금은 답하기 어렵습니다. 잠시 후 다시 시도해 주세요.';
  await page.route(GRAPHQL, (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/json',
      json: { errors: [{ message, extensions: { code: 'SERVICE_UNAVAILABLE' } }] },
    }),
  );
  await map.search('강남');
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure.getByRole('heading')).toHaveText('데이터를 가져오지 못했습니다');
  await expect(failure.getByText(message)).toBeVisible();
});

test('the home page still leads to the map when its lists do not come', async ({ faults, page }) => {
  faults.expect(/ERR_CONNECTION_REFUSED/);
  await page.route(GRAPHQL, (route) => route.abort('connectionrefused'));
  await page.goto('/');
  await expect(page.getByText('장소 수를 불러오지 못했어요.').first()).toBeVisible();
  await expect(page.getByRole('link', { name: '카페', exact: true })).toBeVisible();
  await page.unroute(GRAPHQL);
  await page.getByRole('button', { name: '다시 시도' }).first().click();
  await expect(page.getByRole('link', { name: /^카페\s*[\d,]+곳$/ })).toBeVisible();
});
