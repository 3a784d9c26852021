import { GANGNAM } from './support/api';
import { expect, GRAPHQL, test } from './support/journey';
import { count } from './support/map-page';

const SEONGSU = { latitude: 37.5445, longitude: 127.0557 };
const JEJU = { latitude: 33.4996, longitude: 126.5312, place: '제주특별자치도 제주시' };
const TOKYO = { latitude: 35.6812, longitude: 139.7671 };
/** Half the country: more places than are drawn at once. */
const WIDE = '?lat=36.5&lng=127.8&level=12';

test.describe('search in the current view', () => {
  test('shows the places of the view under a banner, and another view after the map was moved @both', async ({
    api,
    map,
    page,
  }) => {
    await map.open(`?lat=${JEJU.latitude}&lng=${JEJU.longitude}&level=7`);
    await page.getByRole('button', { name: '현재 화면에서 검색' }).click();
    await expect(map.banner).toBeVisible();
    const first = await api.inBounds(map.searchedBounds());
    expect(first.totalCount).toBeGreaterThan(0);
    await expect(map.toast(`${JEJU.place}에서 ${count(first.totalCount)}을 찾았습니다.`)).toBeVisible();
    await map.expectTotal(first.totalCount);
    await expect(map.names).toHaveText(first.items.map(({ name }) => name));
    await expect(map.pages).toHaveCount(0);
    await map.readFilters((panel) => expect(panel.getByText(`지도 가운데: ${JEJU.place}`)).toBeVisible());

    const searched = page.url();
    await map.map.getByRole('button', { name: '지도 축소' }).click();
    await expect(page).toHaveURL(/[?&]level=8(&|$)/);
    await map.expectTotal(first.totalCount);
    await page.getByRole('button', { name: '이 지역에서 다시 검색' }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get('box')).not.toBe(new URL(searched).searchParams.get('box'));
    const second = await api.inBounds(map.searchedBounds());
    expect(second.totalCount).toBeGreaterThan(first.totalCount);
    await map.expectTotal(second.totalCount);

    await page.goBack();
    await map.expectTotal(first.totalCount);
    // A search by text leaves the view behind.
    await map.search('강남');
    await map.expectTotal((await api.facilities(GANGNAM)).totalCount);
    await expect(map.banner).toHaveCount(0);
  });

  test('says how many there are when it draws only some', async ({ api, map, page }) => {
    await map.open(WIDE);
    await page.getByRole('button', { name: '현재 화면에서 검색' }).click();
    await expect(map.banner).toBeVisible();
    const { totalCount, items } = await api.inBounds(map.searchedBounds());
    expect(totalCount).toBeGreaterThan(items.length);
    await expect(page.getByText(`${count(totalCount)} 중 ${items.length}곳, 확대하면 더 보여요`)).toBeVisible();
    await expect(map.names).toHaveCount(items.length);
  });

  test('keeps the former results when the search fails', async ({ api, faults, map, page }) => {
    await map.open();
    await map.search('강남');
    const { totalCount } = await api.facilities(GANGNAM);
    await map.expectTotal(totalCount);
    faults.expect(/ERR_FAILED/);
    await page.route(GRAPHQL, (route) => route.abort());
    await page.getByRole('button', { name: '현재 화면에서 검색' }).click();
    await expect(map.toast('현재 화면 검색에 실패했습니다.')).toBeVisible();
    await map.expectTotal(totalCount);
    await expect(map.banner).toHaveCount(0);
  });
});

test('a moved map offers to search there', async ({ map, page }) => {
  await map.open('?category=카페');
  await expect(map.names.first()).toBeVisible();
  const searchThere = page.getByRole('button', { name: '이 지역에서 다시 검색' });
  await expect(searchThere).toHaveCount(0);
  await map.drag(60);
  await searchThere.click();
  await expect(map.banner).toBeVisible();
  await expect(searchThere).toHaveCount(0);
  await expect(map.chips.getByRole('button', { name: '카페 조건 지우기' })).toBeVisible();
});

test.describe('my location', () => {
  test('finds the nearest café first', async ({ context, map, page }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(SEONGSU);
    await map.open('?category=카페');
    await expect(map.names.first()).toBeVisible();
    await page.getByRole('button', { name: '내 위치' }).click();
    await expect(map.results.getByLabel('정렬')).toHaveValue('DISTANCE');
    const distances = map.results.getByLabel(/^내 위치에서 /);
    await expect(async () => {
      const meters = (await distances.allTextContents()).map(metersOf);
      expect(meters.length).toBeGreaterThan(1);
      expect(meters).toEqual([...meters].sort((one, other) => one - other));
      expect(meters[0]).toBeLessThan(3_000);
    }).toPass();
  });

  test('moves the map there, names the district and lists the nearest places first @both', async ({
    api,
    context,
    isPhone,
    map,
    page,
  }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(JEJU);
    await map.open();
    await page.getByRole('button', { name: '내 위치' }).click();
    await expect(map.toast(`현재 위치는 ${JEJU.place}입니다.`)).toBeVisible();
    await expect(map.map.getByRole('img', { name: '내 위치' })).toBeVisible();
    // Zoomed in to the ten nearest places.
    await expect(map.results.getByLabel(/^내 위치에서 /).first()).toBeVisible();
    await expect.poll(async () => (await map.position()).level).toBeLessThan(9);

    await map.withFilters(async (panel) => {
      await expect(panel.getByText(`내 위치: ${JEJU.place}`)).toBeVisible();
      await expect(panel.getByLabel('지역')).toHaveValue('제주특별자치도');
      await expect(panel.getByLabel('시·군·구')).toHaveValue('제주시');
    });
    // The panel of a wide screen only chooses the district: its button searches. The drawer's has done so.
    if (!isPhone) await page.getByRole('button', { name: '전체 검색' }).click();
    await map.expectTotal((await api.facilities({ sidoName: '제주특별자치도', sigunguName: '제주시' })).totalCount);

    await expect(map.results.getByLabel('정렬')).toHaveValue('DISTANCE');
    const distances = map.results.getByLabel(/^내 위치에서 /);
    // The former order stays until the next one is there.
    await expect(async () => {
      const meters = (await distances.allTextContents()).map(metersOf);
      expect(meters.length).toBeGreaterThan(1);
      expect(meters).toEqual([...meters].sort((one, other) => one - other));
    }).toPass();
    expect(page.url(), 'the address does not give away where the person is').not.toContain(String(JEJU.latitude));
  });

  test('says so when the browser refuses or the person is out of reach', async ({ context, map, page }) => {
    await map.open();
    const locate = page.getByRole('button', { name: '내 위치' });
    await locate.click();
    await expect(map.toast('위치 정보를 가져올 수 없습니다.')).toBeVisible();

    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(TOKYO);
    await locate.click();
    await expect(map.toast('지금 계신 곳은 지도가 보여 줄 수 있는 범위 밖이에요.')).toBeVisible();
    await expect(map.map.getByRole('img', { name: '내 위치' })).toHaveCount(0);
    await expect(page).toHaveURL(/\/KakaoMap$/);
  });
});

const PET = { id: '1', name: '콩이', breed: '', species: 'DOG', weightKg: 12, size: null, isRestrictedBreed: false };
const PETS = JSON.stringify({ version: 1, pets: [{ ...PET, comesAlong: true }] });

test.describe('markers', () => {
  test('one opens a window with the rating, which leads to the place @both', async ({ api, isPhone, map, page }) => {
    const { id, name } = await api.uniquelyNamed();
    await map.open();
    await map.search(name);
    await map.expectTotal(1);
    await expect(map.markers).toHaveCount(1);
    await expect(map.markers).toHaveAccessibleName(new RegExp(`^${name}, `));
    await map.markers.click();
    await expect(map.infoWindow).toHaveAccessibleName(name);
    await expect(map.infoRating).toBeAttached();
    const nearer = map.map.getByRole('button', { name: '지도 확대' });
    // Where the map is narrow the window takes their room.
    await expect(nearer).toBeVisible({ visible: !isPhone });
    await map.drag(20);
    await expect(map.infoWindow).toHaveAccessibleName(name);
    await map.infoWindow.getByRole('button', { name: '정보 창 닫기' }).click();
    await expect(map.infoWindow).toHaveCount(0);
    await expect(nearer).toBeVisible();
    await expect(map.markers).toBeFocused();

    await map.markers.press('Enter');
    await map.infoWindow.getByRole('link', { name: '상세 보기' }).click();
    await expect(page).toHaveURL(new RegExp(`/facility/${id}$`));
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });

  test('with a pet they say its answer, and on a phone the choices of pets and time take one line each @both', async ({
    isPhone,
    map,
    page,
  }) => {
    await page.addInitScript((pets) => localStorage.setItem('pets', pets), PETS);
    await map.open('?region=서울특별시&district=강남구&category=카페');
    await expect(map.markers.first()).toHaveAccessibleName(/ · (들어갈 수 있어요|조건이 있어요|확인이 필요해요)$/);
    for (const [name, last] of [
      ['함께 가는 우리 아이', '확실한 곳만'],
      ['여는 시간으로 거르기', '시간 정하기'],
    ] as const) {
      const group = map.results.getByRole('group', { name });
      if (isPhone) expect((await group.boundingBox())?.height, name).toBeLessThan(64);
      const choice = group.getByLabel(last).or(group.getByRole('button', { name: last }));
      await choice.focus();
      await expect(choice).toBeInViewport({ ratio: 1 });
    }
  });

  test('a window has room, also where the map shows all of Korea and cannot move @both', async ({ api, map, page }) => {
    const { name } = await api.uniquelyNamed({ sidoName: '서울특별시' });
    await map.open();
    await map.search(name);
    await expect(map.markers).toHaveCount(1);
    const farther = page.getByRole('button', { name: '지도 축소' });
    await expect(async () => {
      if (await farther.isEnabled()) await farther.click();
      await expect(farther).toBeDisabled({ timeout: 500 });
    }).toPass();
    // By keyboard: on a phone the button above the map lies over the marker there.
    await map.markers.press('Enter');
    await expect(map.infoWindow).toHaveAccessibleName(name);
    await expect
      .poll(async () => {
        const [window, ground] = await Promise.all([map.infoWindow.boundingBox(), map.map.boundingBox()]);
        return Boolean(window && ground) && window!.y >= ground!.y && window!.y + window!.height <= ground!.y + ground!.height;
      })
      .toBe(true);
  });

  test('the map does not leave the Korea box', async ({ map }) => {
    await map.open('?lat=10&lng=100&level=14');
    await map.map.getByRole('button', { name: '지도 확대' }).click();
    await expect.poll(async () => (await map.position()).latitude).toBeGreaterThan(33);
    const { latitude, longitude } = await map.position();
    expect(latitude).toBeLessThan(38.8);
    expect(longitude).toBeGreaterThan(124.5);
    expect(longitude).toBeLessThan(132);
  });
});

/** 850m, 1.2km and 12km as the cards write them. */
function metersOf(text: string): number {
  const figure = Number(text.replace(/[^\d.]/g, ''));
  return text.endsWith('km') ? figure * 1000 : figure;
}
