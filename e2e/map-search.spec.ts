import type { Locator } from '@playwright/test';
import { GANGNAM } from './support/api';
import { expect, test } from './support/journey';
import { count } from './support/map-page';

const namesOf = (items: { name: string }[]) => items.map(({ name }) => name);

async function chooseCorner(panel: Locator, { region, district, kind }: { region: string; district: string; kind: string }) {
  await panel.getByLabel('지역').selectOption(region);
  await panel.getByLabel('시·군·구').selectOption(district);
  // By the keyboard: the box is hidden behind the drawing of the chip, and a mouse misses it while the drawer opens.
  const box = panel.getByRole('checkbox', { name: kind, exact: true });
  await expect(box).not.toBeChecked();
  await box.press('Space');
  await expect(box).toBeChecked();
}

test('searches a name everywhere and shows what the server found on list and map @both', async ({ api, map, page }) => {
  const { name } = await api.uniquelyNamed({ sidoName: '서울특별시' });
  const { items, totalCount } = await api.facilities({ searchQuery: name });
  await map.open('?region=부산광역시');
  await map.search(name);
  await expect(map.toast('전체 지역에서 검색합니다')).toBeVisible();
  await map.expectTotal(totalCount);
  await expect(map.names).toHaveText(namesOf(items));
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(name);
  await expect(page).not.toHaveURL(/region=/);
  await map.readFilters((panel) => expect(panel.getByLabel('지역')).toHaveValue(''));

  const onMap = items.filter(({ latitude }) => latitude !== null).length;
  await expect(map.markers.or(map.map.getByRole('button', { name: /곳, 확대해서 보기/ })).first()).toBeVisible();
  expect(await map.markers.count(), 'no more markers than places').toBeLessThanOrEqual(onMap);
  await expect(map.chips.getByRole('button', { name: `“${name}” 조건 지우기` })).toBeVisible();
  await map.chips.getByRole('button', { name: '초기화' }).click();
  const everything = await api.facilities({});
  await map.expectTotal(everything.totalCount);
  await expect(map.searchBox).toHaveValue('');
});

test('understands "강남 카페", takes a chip away and comes back', async ({ api, map, page }) => {
  const cafes = await api.facilities({ ...GANGNAM, categories: ['카페'] });
  await map.open();
  await map.search('강남 카페');
  await map.expectTotal(cafes.totalCount);
  await expect(map.names).toHaveText(namesOf(cafes.items));
  await expect(map.understood.getByRole('button')).toHaveText(['강남구', '카페']);
  await expect(map.searchBox).toHaveValue('강남 카페');

  await map.understood.getByRole('button', { name: '강남구 조건 지우기' }).press('Enter');
  await expect(map.understood.getByRole('button')).toHaveText(['카페']);
  await expect(map.understood.getByRole('button', { name: '카페 조건 지우기' })).toBeFocused();
  await map.expectTotal((await api.facilities({ searchQuery: '강남', categories: ['카페'] })).totalCount);
  await expect.poll(() => new URL(page.url()).searchParams.getAll('plain')).toEqual(['강남']);
  await expect(map.searchBox).toHaveValue('강남 카페');

  await page.goBack();
  await map.expectTotal(cafes.totalCount);
  await expect(map.understood.getByRole('button')).toHaveText(['강남구', '카페']);
});

test('offers suggestions by keyboard: areas are searched, a place opens, and Back leads to the map @desktop', async ({
  api,
  map,
  page,
}) => {
  const { names, areaCount } = await api.suggestions('강남');
  await map.open();
  await map.searchBox.pressSequentially('강남');
  await expect(map.suggestions).toHaveCount(names.length);
  for (const [index, name] of names.entries()) await expect(map.suggestions.nth(index)).toContainText(name);

  await map.searchBox.press('ArrowDown');
  await map.searchBox.press('ArrowDown');
  await expect(map.suggestions.nth(1)).toHaveAttribute('aria-selected', 'true');
  await map.searchBox.press('ArrowUp');
  await expect(map.suggestions.nth(0)).toHaveAttribute('aria-selected', 'true');
  await map.searchBox.press('Escape');
  await expect(map.suggestions).toHaveCount(0);
  await expect(map.searchBox).toHaveValue('강남');

  // Opens again; the first is the district.
  await map.searchBox.press('ArrowDown');
  await expect(map.suggestions).toHaveCount(names.length);
  await map.searchBox.press('ArrowDown');
  await map.searchBox.press('Enter');
  await expect(map.searchBox).toHaveValue('강남구');
  await map.expectTotal((await api.facilities(GANGNAM)).totalCount);

  await map.searchBox.fill('강남');
  await map.suggestions.nth(areaCount).click();
  await expect(page.getByRole('heading', { level: 1, name: names[areaCount] })).toBeVisible();
  await page.goBack();
  await expect(map.names.first()).toBeVisible();
});

test('finds what was typed by initial consonants and on the wrong keyboard', async ({ api, map }) => {
  await map.open();
  for (const typed of ['ㄱㄴ', 'rkdska']) {
    const { names } = await api.suggestions(typed);
    expect(names.length, `suggestions for ${typed}`).toBeGreaterThan(0);
    await map.searchBox.fill(typed);
    await expect(map.suggestions.first()).toContainText(names[0]!);
  }
  await map.searchBox.press('Enter');
  await expect(map.results.getByText('‘강남’으로 찾았어요.')).toBeVisible();
  await expect(map.names.first()).toBeVisible();
});

test('where nothing is found says what a wider search gives up', async ({ api, map }) => {
  const { totalCount } = await api.facilities({ ...GANGNAM, categories: ['카페'] });
  await map.open();
  await map.search('강남 카페 쿼카쿼카');
  await expect(map.results.getByText(`“쿼카쿼카” 조건을 빼면 ${totalCount}곳`)).toBeVisible();
  await map.expectTotal(totalCount);
});

test('filters by kind and district, opens page 2 and a place, and Back restores all of it @both', async ({ api, map, page }) => {
  const corner = await api.busiestCorner();
  const [firstPage, secondPage] = [await api.facilities(corner.filter), await api.facilities(corner.filter, { page: 1 })];
  await map.open('?view=list');
  await map.withFilters((panel) => chooseCorner(panel, corner));
  await map.expectTotal(corner.total);
  await expect(map.names).toHaveText(namesOf(firstPage.items));
  for (const name of [corner.region, corner.district, corner.kind])
    await expect(map.chips.getByRole('button', { name: `${name} 조건 지우기` })).toBeVisible();

  await map.pages.getByRole('button', { name: '2쪽', exact: true }).click();
  await expect(map.names).toHaveText(namesOf(secondPage.items));
  await expect(map.pages.getByRole('button', { name: '2쪽', exact: true })).toHaveAttribute('aria-current', 'page');
  await expect(page).toHaveURL(/[?&]page=2/);

  // The map as a hand left it: nearer than the results need.
  const { level } = await map.position();
  await map.map.getByRole('button', { name: '지도 확대' }).click();
  await expect(page).toHaveURL(new RegExp(`[?&]level=${level - 1}(&|$)`));
  const position = await map.position();

  const last = secondPage.items.at(-1)!;
  const link = map.names.last().getByRole('link', { name: last.name, exact: true });
  await link.evaluate((element) => element.closest('article')!.scrollIntoView({ block: 'end' }));
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(0);
  const markers = await map.markerPlaces();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: last.name })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY), 'a new page starts at its top').toBe(0);

  await page.goBack();
  await map.ready();
  await expect(map.names).toHaveText(namesOf(secondPage.items));
  await map.expectTotal(corner.total);
  await expect(page).toHaveURL(/[?&]page=2/);
  await map.expectPosition(position);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
  await map.expectMarkerPlaces(markers);
  await map.readFilters(async (panel) => {
    await expect(panel.getByLabel('지역')).toHaveValue(corner.region);
    await expect(panel.getByLabel('시·군·구')).toHaveValue(corner.district);
    await expect(panel.getByRole('checkbox', { name: corner.kind, exact: true })).toBeChecked();
  });

  await page.goBack();
  await expect(map.names).toHaveText(namesOf(firstPage.items));
});

test('a reload and a shared address show the same search', async ({ api, map, page }) => {
  const corner = await api.busiestCorner();
  const params = new URLSearchParams({ region: corner.region, district: corner.district, category: corner.kind, page: '2' });
  await map.open(`?${params}`);
  const { items } = await api.facilities(corner.filter, { page: 1 });
  await expect(map.names).toHaveText(namesOf(items));
  const position = await map.position();
  await page.reload();
  await map.ready();
  await expect(map.names).toHaveText(namesOf(items));
  await map.expectPosition(position);
});

test('drops one filter by its chip and says when nothing fits', async ({ api, map }) => {
  const corner = await api.busiestCorner();
  const params = new URLSearchParams({ region: corner.region, district: corner.district, category: corner.kind });
  await map.open(`?${params}&pet=dog&parking=Y`);
  await map.expectTotal((await api.facilities({ ...corner.filter, petTypes: ['DOG'], parkingAvailable: true })).totalCount);
  await map.chips.getByRole('button', { name: '주차 가능 조건 지우기' }).click();
  await map.expectTotal((await api.facilities({ ...corner.filter, petTypes: ['DOG'] })).totalCount);

  await map.search('없는장소이름이에요');
  const everywhere = await api.facilities({ categories: [corner.kind], petTypes: ['DOG'] });
  const widened = `조건에 모두 맞는 곳은 없어요. “없는장소이름이에요” 조건을 빼면 ${count(everywhere.totalCount)}`;
  await expect(map.results.getByText(widened)).toBeVisible();
  await map.expectTotal(everywhere.totalCount);

  await map.open('?q=없는장소이름이에요');
  await expect(map.results.getByText('조건에 맞는 장소가 없습니다.')).toBeVisible();
  await map.results.getByRole('button', { name: '초기화' }).last().click();
  await map.expectTotal((await api.facilities({})).totalCount);
});

test('goes back to "전체" when the region does, and offers the districts of the region only', async ({ api, map }) => {
  const { districts } = await api.ask<{ districts: { name: string }[] }>('{ districts(regionName: "제주특별자치도") { name } }');
  await map.open();
  await map.readFilters(async (panel) => {
    const district = panel.getByLabel('시·군·구');
    await expect(district).toBeDisabled();
    await panel.getByLabel('지역').selectOption('제주특별자치도');
    await expect(district.getByRole('option')).toHaveText(['전체', ...districts.map(({ name }) => name)]);
    await district.selectOption(districts[0]!.name);
    await panel.getByLabel('지역').selectOption('');
    await expect(district).toHaveValue('');
    await expect(district).toBeDisabled();
  });
});

test('the drawer counts before it searches', async ({ api, map }) => {
  const corner = await api.busiestCorner();
  await map.open();
  await map.drawerOpener.click();
  const show = map.drawer.getByRole('button', { name: / 보기$/ });
  await expect(show).toHaveText(`${count((await api.facilities({})).totalCount)} 보기`);
  await chooseCorner(map.drawer, corner);
  await expect(show).toHaveText(`${count(corner.total)} 보기`);
  // Nothing has been searched so far.
  await expect(map.names).toHaveCount(0);

  await map.drawer.getByRole('button', { name: '초기화' }).click();
  await expect(show).toHaveText(`${count((await api.facilities({})).totalCount)} 보기`);
  await chooseCorner(map.drawer, corner);
  await show.click();
  await expect(map.drawer).toBeHidden();
  await map.expectTotal(corner.total);
  await expect(map.drawerOpener).toHaveAccessibleName(/^검색 조건 열기, \d개 적용됨$/);
});
