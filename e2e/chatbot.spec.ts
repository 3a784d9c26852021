import { expectAccessible } from './support/accessible';
import { NEVER } from './support/fake-model';
import { expect, test } from './support/journey';
import { type ModelServer, startModelServer } from './support/model-server';

const OPEN = { name: '챗봇 열기' };

test('prepared answers, places of the own search, what it does not know, and what cannot wait', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', OPEN).click();
  const panel = page.getByRole('dialog', { name: '챗봇' });
  const log = panel.getByRole('log');
  const question = panel.getByRole('textbox', { name: '질문' });
  await expect(log).toContainText('발도장 챗봇');
  await expectAccessible(page);

  await panel.getByRole('button', { name: /피부 알레르기/ }).click();
  await expect(log.getByText('미리 준비한 답변이에요')).toBeVisible();
  await expect(log).toContainText('피부 알레르기는');
  await expect(panel.getByRole('button', { name: /스트레스/ })).toHaveCount(0);

  await question.fill('강남구 근처');
  await question.press('Shift+Enter');
  await question.pressSequentially('동물병원 알려줘');
  await question.press('Enter');
  await expect(log.getByText('장소 검색 결과')).toBeVisible();
  await expect(question).toBeFocused();
  const places = log.getByRole('link', { name: /병원|메디/ });
  expect(await places.count()).toBeGreaterThan(0);
  await expectAccessible(page);

  await question.fill('비트코인 전망 알려줘');
  await question.press('Enter');
  await expect(log.getByText(/^이 질문에는 준비된 답이 없어요/)).toBeVisible();
  await expect(log.getByText('장소 검색 결과')).toHaveCount(1);
  await expect(log.getByText('미리 준비한 답변이에요')).toHaveCount(1);

  await question.fill('강남구에 있어요. 강아지가 초콜릿을 먹고 경련을 해요');
  await question.press('Enter');
  await expect(log.getByText('응급일 수 있어요')).toBeVisible();
  await expect(log).toContainText('바로 동물병원');
  await expectAccessible(page);

  // A place of an answer is a way on, and the conversation stays.
  await log.locator('a[href^="/facility/"]').last().click();
  await expect(page).toHaveURL(/\/facility\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an emergency fits a small screen and leads to the open hospitals around', async ({ context, map, page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 37.5445, longitude: 127.0557 });
  await page.goto('/about');
  await page.getByRole('button', OPEN).click();
  const panel = page.getByRole('dialog', { name: '챗봇' });
  await panel.getByRole('textbox', { name: '질문' }).fill('강아지가 초콜릿을 먹고 경련을 해요');
  await panel.getByRole('button', { name: '보내기' }).click();

  const near = panel.getByRole('link', { name: '내 주변 문 연 동물병원 찾기' });
  await expect(panel.getByText('응급일 수 있어요')).toBeInViewport({ ratio: 1 });
  await expect(near).toBeInViewport({ ratio: 1 });
  expect((await near.boundingBox())!.height).toBeGreaterThanOrEqual(48);
  const log = panel.getByRole('log');
  expect(await log.evaluate(({ parentElement: view }) => view!.scrollWidth - view!.clientWidth)).toBe(0);

  await near.click();
  await expect(panel).toBeHidden();
  await expect(map.results.getByLabel('정렬')).toHaveValue('DISTANCE');
  await expect(map.results.getByLabel(/^내 위치에서 /).first()).toBeVisible();
  await expect(map.chips).toContainText('지금 영업 중');
  await expect(map.chips).toContainText('동물병원');
  expect(page.url(), 'no exact position in the address').not.toMatch(/37\.5445|127\.0557/);
});

test('opens beside the page and closes again @both', async ({ isPhone, page }) => {
  await page.goto('/about');
  const opener = page.getByRole('button', OPEN);
  await opener.click();
  const panel = page.getByRole('dialog', { name: '챗봇' });
  await expect(panel).toBeInViewport({ ratio: 0.99 });
  const { width } = (await panel.boundingBox())!;
  expect(Math.round(width)).toBe(isPhone ? 280 : 600);
  if (isPhone) {
    await page.mouse.click(20, 300);
    await expect(panel).toBeHidden();
  } else {
    await page.setViewportSize({ width: 800, height: 800 });
    await expect(async () => expect(Math.round((await panel.boundingBox())!.width)).toBe(450)).toPass();
    await panel.getByRole('textbox').press('Escape');
    await expect(panel).toBeHidden();
  }
  await expect(opener).toBeFocused();
});

test.describe('with a language model', () => {
  let server: ModelServer;
  test.beforeAll(async () => {
    server = await startModelServer();
  });
  test.afterAll(() => server.stop());

  test('answers as plain text, and a question that is taken back ends upstream, too', async ({ page }) => {
    const { model, url } = server;
    await page.goto(`${url}/chatbot`);
    const log = page.getByRole('log');
    const question = page.getByRole('textbox', { name: '질문' });
    await question.fill('강아지가 자꾸 발을 핥아요');
    await question.press('Enter');
    await expect(log).toContainText('"강아지가 자꾸 발을 핥아요"라고 물으셨네요. <b>동물병원</b>에 물어보세요.');
    await expect(log.getByText('AI가 쓴 답이에요. 틀릴 수 있어요.')).toBeVisible();
    await expect(log.locator('b')).toHaveCount(0);
    await expectAccessible(page);

    const before = model.hungUp();
    await question.fill(NEVER);
    await question.press('Enter');
    await expect.poll(() => model.questions.some(({ messages }) => messages.at(-1)?.content === NEVER)).toBe(true);
    await page.getByRole('button', { name: '그만' }).click();
    await expect.poll(model.hungUp).toBeGreaterThan(before);
    await expect(question).toBeEnabled();
    await expect(log.getByText('⚠️')).toHaveCount(0);
  });
});
