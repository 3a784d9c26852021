import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, GRAPHQL, test } from './support/journey';
import { readThrough } from './support/read-through';

const FAKE_SCRIPT = join(__dirname, '../client/test/fake-kakao.js');
const KAKAO = /^https?:\/\/dapi\.kakao\.com\//;

/** The same server, as if its KAKAO_JS_KEY were set. */
async function setKakaoKey(page: Page): Promise<void> {
  await page.route(GRAPHQL, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data?: { mapSettings?: { kakaoJsKey: string | null } } };
    if (!answer.data?.mapSettings) return route.fulfill({ response });
    answer.data.mapSettings.kakaoJsKey = 'a-key-for-journeys';
    await route.fulfill({ response, json: answer });
  });
}

test("with a key the same search runs on Kakao's map", async ({ api, context, faults, map, page }) => {
  const { id, name } = await api.uniquelyNamed();
  faults.allowHost('dapi.kakao.com');
  let asked = '';
  await page.route(KAKAO, async (route) => {
    asked = route.request().url();
    await route.fulfill({ path: FAKE_SCRIPT, contentType: 'text/javascript' });
  });
  await setKakaoKey(page);
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 37.5665, longitude: 126.978 });
  await map.open();
  expect(asked).toContain('appkey=a-key-for-journeys');
  const mapsMade = () => page.evaluate(() => (window as unknown as { fakeKakao: { maps: unknown[] } }).fakeKakao.maps.length);
  expect(await mapsMade()).toBeGreaterThan(0);

  await page.getByRole('button', { name: '내 위치' }).click();
  // What the fake geocoder answers, with the official name of the region.
  await expect(map.toast('현재 위치는 서울특별시 중구입니다.')).toBeVisible();
  await expect(map.markers.first()).toBeVisible();

  await map.search(name);
  await map.expectTotal(1);
  await expect(map.markers).toHaveCount(1);
  await map.markers.click();
  await expect(map.infoWindow).toHaveAccessibleName(name);
  const { level } = await map.position();
  await map.infoWindow.getByRole('button', { name: '정보 창 닫기' }).click();
  await map.map.getByRole('button', { name: '지도 축소' }).click();
  await expect(page).toHaveURL(new RegExp(`[?&]level=${level + 1}(&|$)`));
  await page.getByRole('button', { name: '이 지역에서 다시 검색' }).click();
  await expect(map.banner).toBeVisible();
  await map.expectTotal((await api.inBounds(map.searchedBounds(), { searchQuery: name })).totalCount);

  await map.names.getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/facility/${id}$`));
  await expect(page.locator('#reviews')).toBeAttached();
  await readThrough(page);
  await expect(page.getByRole('region', { name: `${name}의 위치를 보여 주는 지도` }).locator('[data-place-id]')).toBeVisible();
});

test("when Kakao's script does not come, the open map takes over", async ({ api, faults, map, page }) => {
  const { name } = await api.uniquelyNamed();
  faults.allowHost('dapi.kakao.com');
  faults.expect(/console: Failed to load resource: net::ERR_FAILED \(https?:\/\/dapi\.kakao\.com/);
  await page.route(KAKAO, (route) => route.abort());
  await setKakaoKey(page);
  await map.open(`?q=${encodeURIComponent(name)}`);
  await map.expectTotal(1);
  await expect(map.map.getByText('장소 정보: 한국문화정보원')).toBeVisible();
  await map.markers.click();
  await expect(map.infoWindow).toHaveAccessibleName(name);
});
