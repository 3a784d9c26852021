import { type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { expect, test } from './support/journey';
import { PlaygroundPage } from './support/playground-page';

const MEMBER = { email: 'member@baldojang.example', password: 'Baldojang1!', nickName: '보리누나' };

const storedIn = (page: Page, which: 'localStorage' | 'sessionStorage') =>
  page.evaluate((name) => JSON.stringify({ ...window[name] }), which);

async function tokenOf(page: Page): Promise<string> {
  const token = await page.evaluate(() => sessionStorage.getItem('playground-token'));
  expect(token).toMatch(/^eyJ/);
  return token!;
}

test.describe('on a wide screen @desktop', () => {
  test('a first visitor finds documents and examples, and runs one', async ({ page }) => {
    const playground = new PlaygroundPage(page);
    await playground.open();
    await expect(page.getByRole('region', { name: 'Documentation Explorer' }).getByRole('link', { name: 'Query' })).toBeVisible();
    await expect(playground.tabs).toHaveText(['SearchFacilities', 'FacilitiesOnMap', 'FacilitySuggestions']);
    await expect(playground.variables).toContainText('sidoName');
    await expectAccessible(page);

    const examples = await playground.show('예제');
    for (const group of ['장소', '리뷰', '즐겨찾기', '회원'])
      await expect(examples.getByRole('region', { name: group }).getByRole('button').first()).toBeVisible();
    await expectAccessible(page);
    await examples.getByRole('button', { name: '최신 리뷰' }).click();
    await expect(playground.activeTab).toHaveText('LatestReviews');
    await playground.run();
    await expect(playground.answer).toContainText('"totalCount":');
    await expect(playground.answer).not.toContainText('errors');

    for (const link of ['REST 문서', 'schema.graphql']) {
      const href = await page.getByRole('navigation', { name: '문서' }).getByRole('link', { name: link }).getAttribute('href');
      expect((await page.request.get(href!)).status(), link).toBe(200);
    }
    await page.getByRole('button', { name: '안내' }).click();
    await expect(page.getByRole('region', { name: '발도장 GraphQL 실험실' })).toContainText('extensions.cost');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('region', { name: '발도장 GraphQL 실험실' })).toBeHidden();
  });

  test('an example goes to the tab that has it, and never over what somebody changed', async ({ page }) => {
    const playground = new PlaygroundPage(page);
    await playground.open();
    await playground.example('지도에 보이는 곳');
    await expect(playground.tabs).toHaveCount(3);
    await expect(playground.activeTab).toHaveText('FacilitiesOnMap');
    await playground.write('query', 'query Mine { petTypes { name } }');
    await expect(playground.activeTab).toHaveText('Mine');
    await page.getByRole('button', { name: /지도에 보이는 곳/ }).click();
    await expect(playground.tabs).toHaveText(['SearchFacilities', 'Mine', 'FacilitySuggestions', 'FacilitiesOnMap']);
    await expect(playground.variables).toContainText('southWestLat');

    await expect.poll(() => page.evaluate(() => localStorage.getItem('graphiql:tabState'))).toMatch(/Mine.*FacilitiesOnMap/);
    await page.reload();
    await expect(playground.tabs).toHaveText(['SearchFacilities', 'Mine', 'FacilitySuggestions', 'FacilitiesOnMap']);
    await playground.tabs.nth(1).click();
    await expect(playground.query).toContainText('petTypes');
  });

  test('a sign-in that fails loses nothing typed, one that succeeds is who asks until it is ended', async ({ faults, page }) => {
    const playground = new PlaygroundPage(page);
    await playground.open();
    const panel = await playground.show('토큰');
    await expect(panel.getByRole('button', { name: '이 계정 사용' })).toBeHidden();
    await expectAccessible(page);
    faults.expect(/401/);
    await playground.signIn({ ...MEMBER, password: 'not this one' });
    await expect(panel.getByRole('alert')).toContainText('이메일 또는 비밀번호를 확인하세요');
    await expect(panel.getByLabel('비밀번호')).toHaveValue('not this one');
    await playground.show('예제');
    await playground.show('토큰');
    await expect(panel.getByRole('textbox', { name: '이메일' }), 'another panel was looked at').toHaveValue(MEMBER.email);

    await playground.signIn(MEMBER);
    await expect(panel).toContainText(MEMBER.nickName);
    await expect(panel.getByRole('heading', { name: '로그인한 회원' })).toBeFocused();
    await expect(panel).toContainText(/\d{4}년 \d+월 \d+일 .*까지/);
    await expect(playground.sender).toContainText(MEMBER.nickName);
    await playground.example('로그인한 회원');
    await playground.run();
    await expect(playground.answer).toContainText(MEMBER.nickName);

    const token = await tokenOf(page);
    await playground.show('토큰');
    await expectAccessible(page);
    await panel.getByRole('button', { name: '로그아웃' }).click();
    await expect(playground.sender).toHaveText('방문자로 요청');
    expect(await storedIn(page, 'sessionStorage')).not.toContain(token);
    await panel.getByLabel('토큰', { exact: true }).fill(token);
    await panel.getByRole('button', { name: '이 토큰 사용' }).click();
    await expect(panel.getByRole('alert'), 'it was ended on the server').toContainText('쓸 수 없는 토큰');
  });

  test('a token is written down in the tab only, and gives way to the Headers editor', async ({ page }) => {
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    const playground = new PlaygroundPage(page);
    await playground.open();
    await playground.show('토큰');
    await playground.signIn(MEMBER);
    await expect(playground.sender).toContainText(MEMBER.nickName);
    const token = await tokenOf(page);

    await playground.example('로그인한 회원');
    await playground.write('Headers', '{ "authorization": "" }');
    await playground.run();
    await expect(playground.answer).toContainText('"viewer": null');
    await playground.write('Headers', `{ "Authorization": "Bearer ${token}" }`);
    await playground.write('query', 'query AnotherForTheHistory { viewer { nickName } }');
    await expect(playground.activeTab).toHaveText('AnotherForTheHistory');
    await playground.run();
    await expect(playground.answer).toContainText(MEMBER.nickName);
    await expect.poll(() => storedIn(page, 'localStorage'), 'the history keeps headers').toContain('Bearer');
    expect(await storedIn(page, 'localStorage')).not.toContain(token);
    expect(addresses.filter((address) => address.includes(token))).toEqual([]);

    await page.reload();
    await expect(playground.sender, 'the tab keeps it').toContainText(MEMBER.nickName);
  });

  test("the site's own sign-in can be used here, and stays what it is", async ({ page, request }) => {
    const { token } = (await (await request.post('/api/member/login', { data: MEMBER })).json()) as { token: string };
    await page.addInitScript((value) => localStorage.setItem('token', value), token);
    const playground = new PlaygroundPage(page);
    await playground.open();
    await expect(playground.sender, 'not without being asked').toHaveText('방문자로 요청');
    const panel = await playground.show('토큰');
    await panel.getByRole('button', { name: '이 계정 사용' }).click();
    await expect(playground.sender).toContainText(MEMBER.nickName);
    await panel.getByRole('button', { name: '이 브라우저 탭에서만 지우기' }).click();
    await expect(playground.sender).toHaveText('방문자로 요청');
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(token);
  });

  test('a sign-in of the editor is the whole tab, and its password is not written down', async ({ page }) => {
    const playground = new PlaygroundPage(page);
    await playground.open();
    await playground.write(
      'query',
      `mutation Enter { signIn(input: { email: "${MEMBER.email}", password: "${MEMBER.password}" }) { token } }`,
    );
    await expect(playground.activeTab).toHaveText('Enter');
    await playground.run();
    await expect(playground.sender).toContainText(MEMBER.nickName);
    await playground.example('로그인');
    await playground.run();
    await expect(playground.answer).toContainText(MEMBER.nickName);
    await expect
      .poll(() => storedIn(page, 'localStorage'), 'tabs and history are written down')
      .toMatch(/tabState.*mutation SignIn.*|mutation SignIn.*tabState/);
    expect(await storedIn(page, 'localStorage')).not.toContain(MEMBER.password);
    await playground.example('로그아웃');
    await playground.run();
    await expect(playground.sender).toHaveText('방문자로 요청');
  });

  test('documents begin with what can be asked, and each page at its top', async ({ page }) => {
    const playground = new PlaygroundPage(page);
    await playground.open();
    const documents = page.getByRole('region', { name: 'Documentation Explorer' });
    for (const root of ['Query', 'Mutation'])
      await expect(documents.getByRole('link', { name: root, exact: true })).toBeInViewport();
    await documents.getByRole('link', { name: 'MemberPage', exact: true }).scrollIntoViewIfNeeded();
    await documents.getByRole('link', { name: 'MemberPage', exact: true }).click();
    await expect(documents.getByText('MemberPage', { exact: true }).first()).toBeInViewport();
  });

  test('a token that ended elsewhere is dropped, and that is told', async ({ faults, page, request }) => {
    const { token } = (await (await request.post('/api/member/login', { data: MEMBER })).json()) as { token: string };
    const playground = new PlaygroundPage(page);
    await playground.open();
    const panel = await playground.show('토큰');
    await panel.getByLabel('토큰', { exact: true }).fill(`Bearer ${token}`);
    await panel.getByRole('button', { name: '이 토큰 사용' }).click();
    await expect(playground.sender).toContainText(MEMBER.nickName);
    const ended = await request.post('/graphql', {
      headers: { authorization: `Bearer ${token}` },
      data: { query: 'mutation { signOut }' },
    });
    expect(ended.status()).toBe(200);
    faults.expect(/401/);
    await playground.run();
    await expect(playground.answer).toContainText('UNAUTHENTICATED');
    await expect(panel.getByRole('alert')).toContainText('다시 로그인해 주세요');
    await expect(playground.sender).toContainText('토큰을 더는 쓸 수 없어서');
    await playground.run();
    await expect(playground.answer, 'as a visitor from here on').toContainText('"totalCount":');
  });

  test('a server that cannot be reached is told in Korean, for the schema as for a request', async ({ faults, page }) => {
    faults.expect(/ERR_FAILED/);
    await page.route('**/graphql', (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()));
    const playground = new PlaygroundPage(page);
    await playground.open();
    await expect(playground.answer).toContainText('스키마를 읽지 못해');
    await expect(playground.answer).toContainText('서버에 연결하지 못했어요.');
    await playground.run();
    await expect(playground.answer).not.toContainText('스키마를 읽지 못해');
    await expect(playground.answer).toContainText('서버에 연결하지 못했어요.');
    await page.getByRole('button', { name: 'Re-fetch GraphQL schema' }).click();
    await expect(playground.answer).toContainText('스키마를 읽지 못해');
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: 'Re-fetch GraphQL schema' }).click();
    await expect(playground.answer, 'trouble that is over').not.toContainText('스키마를 읽지 못해');
    await expect(page.getByRole('region', { name: 'Documentation Explorer' }).getByRole('link', { name: 'Query' })).toBeVisible();
    await page.route('**/graphql', (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
    );
    faults.expect(/502/);
    await playground.run();
    await expect(playground.answer).toContainText('HTTP 502');
  });
});

test('on a narrow screen panels cover the editors, and an example that is opened uncovers them', async ({ page }) => {
  const playground = new PlaygroundPage(page);
  await playground.open();
  await expect(page.getByRole('region', { name: 'Documentation Explorer' })).toBeHidden();
  const panel = await playground.show('토큰');
  await playground.signIn(MEMBER);
  await expect(panel).toContainText(MEMBER.nickName);
  await expectAccessible(page);
  await playground.example('로그인한 회원');
  await expect(page.getByRole('region', { name: '예제' })).toBeHidden();
  await expect(playground.activeTab, 'the fourth tab').toBeInViewport({ ratio: 0.9 });
  await playground.run();
  await expect(playground.answer).toContainText(MEMBER.nickName);
  await expect(playground.answer).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth), 'nothing hangs over the side').toBe(360);
});
