import { expectAccessible } from './support/accessible';
import { expect, GRAPHQL, test } from './support/journey';
import { PASSWORD } from './support/member-pages';
import { readThrough } from './support/read-through';

test('home, about and not found @both', async ({ faults, page }) => {
  await page.goto('/');
  await readThrough(page);
  await expect(page.getByRole('link', { name: /^제주\s*[\d,]+곳$/ })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  faults.expect(/404/);
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
});

test('the map page before, while and after a search @both', async ({ map, page }) => {
  await map.open();
  await expectAccessible(page);
  await map.searchBox.fill('강남');
  await expect(map.suggestions.first()).toBeVisible();
  await expectAccessible(page);
  await map.searchBox.press('Enter');
  await expect(map.names.first()).toBeVisible();
  await expectAccessible(page);
  await map.search('없는장소이름이에요');
  await expect(page.getByText('조건에 맞는 장소가 없습니다.')).toBeVisible();
  await expectAccessible(page);
});

test('the map page with an open window, with a searched view, with an error @both', async ({ api, faults, map, page }) => {
  const { name } = await api.uniquelyNamed();
  await map.open(`?q=${encodeURIComponent(name)}`);
  await map.markers.click();
  await expect(map.infoRating).toBeAttached();
  await expectAccessible(page);
  await map.infoWindow.getByRole('button', { name: '정보 창 닫기' }).click();
  await page.getByRole('button', { name: '현재 화면에서 검색' }).click();
  await expect(map.banner).toBeVisible();
  await expectAccessible(page);
  faults.expect(/ERR_FAILED/);
  await page.route(GRAPHQL, (route) => route.abort());
  await map.search('강남');
  await expect(page.getByRole('button', { name: '다시 시도' })).toBeVisible();
  await expectAccessible(page);
});

test('the filters, with what can be chosen in them @both', async ({ isPhone, map, page }) => {
  await map.open('?region=제주특별자치도&category=카페&pet=dog&parking=Y&type=outdoor&outing=1&friendly=1');
  await expect(map.results.getByRole('heading', { level: 2 })).toContainText('곳');
  if (isPhone) {
    await map.drawerOpener.click();
    await expect(map.drawer.getByRole('button', { name: / 보기$/ })).toBeVisible();
  }
  await expectAccessible(page);
});

test('a facility page, open and refused @both', async ({ api, faults, page, reviews }) => {
  const welcome = await api.find(({ petFriendly, latitude }) => petFriendly === true && latitude !== null);
  await reviews.open(welcome.id);
  await expect(page.locator(`[data-place-id="${welcome.id}"]`)).toBeVisible();
  await page.getByRole('button', { name: '정보가 달라요' }).click();
  await expect(page.getByRole('dialog', { name: '어떤 정보가 다른가요?' })).toBeVisible();
  await expectAccessible(page);
  const refused = await api.find(({ petFriendly }) => petFriendly === false);
  await page.goto(`/facility/${refused.id}`);
  await expect(page.getByText('반려동물 동반 불가')).toBeVisible();
  await expectAccessible(page);
  faults.expect(/404/);
  await page.goto('/facility/no-such-place');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
});

const ADMIN_PAGES: readonly (readonly [path: string, heading: string, text: string])[] = [
  ['/admin', '관리 홈', '관리 기록'],
  ['/admin/member/list', '회원 목록', 'CSV 내려받기'],
  ['/admin/support/list', '문의 목록', '이의 제기'],
  ['/admin/review/report/list?view=content', '신고 목록', '주말엔밖으로'],
  ['/admin/visit/list?view=reviews', '방문 기록', '모두'],
  ['/admin/correction/list', '정보 수정 제안', '동그란 구름 식탁'],
  ['/admin/correction/list?view=conflicts', '자료와 다른 정보', '반달과 옥수수 커피집'],
];

test('the pages of administrators, with what the demo has for them @both', async ({ members, page }) => {
  test.slow();
  await members.enterAs({ email: 'admin@baldojang.example', password: PASSWORD });
  for (const [path, heading, text] of ADMIN_PAGES) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
    await expectAccessible(page);
  }
  await page.goto('/member?email=walker44@baldojang.example');
  await expect(page.getByRole('region', { name: '회원 관리' }).getByText(/까지 이용 정지/)).toBeVisible();
  await expectAccessible(page);
});

test('what a member sees of moderation: a hidden review, answers to inquiries, sessions @both', async ({ members, page }) => {
  await members.enterAs({ email: 'friend@baldojang.example', password: PASSWORD });
  await page.goto('/member/edit?email=friend@baldojang.example');
  await expect(page.getByRole('heading', { name: '로그인한 기기' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/member?email=friend@baldojang.example&view=reviews');
  await expect(page.getByRole('note').filter({ hasText: '가려진 글' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/member/activity?tab=inquiries');
  await expect(page.getByText('가려진 리뷰를 다시 봐 주세요')).toBeVisible();
  await expectAccessible(page);
});
