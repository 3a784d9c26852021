import { GANGNAM } from './support/api';
import { expect, test } from './support/journey';
import { count } from './support/map-page';

test('the home page tells what there is and takes a search to the map @both', async ({ api, map, page }) => {
  const { facilityCount } = await api.dataset();
  await page.goto('/');
  await expect(page).toHaveTitle(/발도장/);
  await expect(page.getByRole('main')).toContainText(count(facilityCount));
  const field = page.getByRole('searchbox', { name: '장소 찾기' });
  await page.getByRole('button', { name: '찾기' }).click();
  await expect(field, 'nothing typed, nothing searched').toBeFocused();
  await expect(page).toHaveURL(/\/$/);

  await field.fill('강남');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/KakaoMap\?q=/);
  await map.ready();
  await map.expectTotal((await api.facilities(GANGNAM)).totalCount);
  await expect(map.searchBox).toHaveValue('강남');
});

test('kinds, groups and regions of the home page lead to their places', async ({ api, map, page }) => {
  const { facilityCategories, regions } = await api.ask<{
    facilityCategories: { name: string; facilityCount: number; kinds: { name: string; facilityCount: number }[] }[];
    regions: { name: string; shortName: string; facilityCount: number }[];
  }>('{ facilityCategories { name facilityCount kinds { name facilityCount } } regions { name shortName facilityCount } }');
  await page.goto('/');
  const option = ({ name, facilityCount }: { name: string; facilityCount: number }) =>
    page.getByRole('link', { name: new RegExp(`^${name}\\s*${count(facilityCount)}$`) });
  for (const { kinds } of facilityCategories) for (const kind of kinds) await expect(option(kind)).toBeVisible();

  const kind = facilityCategories[0]!.kinds[0]!;
  await option(kind).click();
  await map.ready();
  await map.expectTotal(kind.facilityCount);
  await expect(map.chips.getByRole('button', { name: `${kind.name} 조건 지우기` })).toBeVisible();

  await page.goBack();
  await page.getByRole('link', { name: '식당·카페' }).click();
  await map.expectTotal(facilityCategories.find(({ name }) => name === '반려동물식당카페')!.facilityCount);

  await page.goBack();
  const region = regions.at(-1)!;
  await option({ ...region, name: region.shortName }).click();
  await map.expectTotal(region.facilityCount);
  await map.readFilters((panel) => expect(panel.getByLabel('지역')).toHaveValue(region.name));
});

test('the about page shows three features, three steps and where the facts come from', async ({ api, map, page }) => {
  const { provider, name } = await api.dataset();
  await page.goto('/about');
  await expect(page).toHaveTitle(/^소개/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const feature of ['믿을 수 있는 공공데이터', '우리 아이에게 맞춘 검색', '다녀온 사람의 솔직한 리뷰'])
    await expect(page.getByRole('heading', { name: feature })).toBeVisible();
  for (const step of ['검색해요', '위치를 확인해요', '즐기고 리뷰를 남겨요'])
    await expect(page.getByRole('heading', { name: new RegExp(step) })).toBeVisible();
  await expect(page.getByRole('main').getByText(provider, { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', /^https:/);
  await page.getByRole('main').getByRole('link', { name: '지도에서 찾기' }).click();
  await map.ready();
});

test('the navigation reaches every page; on a phone it folds @both', async ({ isPhone, map, page }) => {
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: '주 메뉴' });
  const unfold = async () => {
    if (isPhone) await page.getByRole('button', { name: '메뉴 열기' }).click();
  };
  if (isPhone) {
    await expect(menu.getByRole('link', { name: '소개' })).toBeHidden();
    await unfold();
    await expect(menu.getByRole('link', { name: '소개' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu.getByRole('link', { name: '소개' })).toBeHidden();
    await expect(page.getByRole('button', { name: '메뉴 열기' })).toBeFocused();
  }
  await unfold();
  await menu.getByRole('link', { name: '소개' }).click();
  await expect(page).toHaveURL(/\/about$/);
  await unfold();
  await expect(menu.getByRole('link', { name: '소개' })).toHaveAttribute('aria-current', 'page');
  await menu.getByRole('link', { name: '지도 검색' }).click();
  await map.ready();
  await page.getByRole('link', { name: '발도장' }).first().click();
  await expect(page).toHaveURL(/\/$/);
});

test('made-up places are marked as such everywhere', async ({ api, page }) => {
  const { isDemo, facilityCount } = await api.dataset();
  test.skip(!isDemo, 'this server shows real places');
  await page.goto('/');
  await page.getByRole('link', { name: /^시연용 장소/ }).click();
  await expect(page).toHaveURL(/\/about#data$/);
  await expect(page.getByRole('heading', { name: '장소 정보는 어디에서 오나요?' })).toBeInViewport();
  await expect(page.getByRole('contentinfo')).toContainText(`시연용으로 지어낸 장소 ${count(facilityCount)}`);
});
