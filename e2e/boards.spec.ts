import { expectAccessible } from './support/accessible';
import { expect, test } from './support/journey';
import { newPerson, PASSWORD, PHOTO } from './support/member-pages';
import { readThrough } from './support/read-through';
import { SECOND_PHOTO } from './support/review-pages';

const ADMIN = { email: 'admin@baldojang.example', password: PASSWORD };
const PDF = {
  name: '행사 안내문 (최종).pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'),
};

test('an announcement is written, found, changed, talked about and deleted @both', async ({ members, page, request }) => {
  // Three people, one after the other.
  test.slow();
  const person = newPerson();
  const title = `${person.nickName} 산책 모임`;
  await members.join(person);
  await members.signIn(ADMIN);
  await page.goto('/board/list');
  await page.getByRole('link', { name: '공지 쓰기' }).click();
  const main = page.getByRole('main');
  const add = main.getByRole('button', { name: '저장' });
  await expect(add).toBeDisabled();
  await page.getByRole('textbox', { name: '제목' }).fill(title);
  await expect(add).toBeDisabled();
  await main.locator('input[type=file]').setInputFiles([PHOTO, SECOND_PHOTO, PDF]);
  await page.getByRole('textbox', { name: '본문' }).fill('토요일에 만나요.\n<b>준비물</b>은 목줄과 물이에요.');
  await expectAccessible(page);

  // What is written is not lost by accident.
  await page.getByRole('banner').getByRole('link', { name: '발도장' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '계속 쓰기' }).click();
  await add.click();
  const question = page.getByRole('dialog', { name: '게시물을 등록할까요?' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: '등록' }).click();
  await expect(page).toHaveURL('/board/list');
  const listed = main.getByRole('link', { name: title });
  await expect(listed).toBeVisible();
  await expectAccessible(page);

  await page.goto('/');
  await readThrough(page);
  const slide = page.getByRole('link', { name: new RegExp(title) }).first();
  await slide.scrollIntoViewIfNeeded();
  await expect(slide).toBeInViewport();
  // What stands half under the bar at the top counts as too small.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
  await page.getByRole('table').getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const address = page.url();
  await expect(main.getByText('<b>준비물</b>은 목줄과 물이에요.')).toBeVisible();
  await expect(main.getByRole('img', { name: /의 사진/ })).toHaveCount(2);
  await expectAccessible(page);

  await main.getByRole('link', { name: '수정' }).click();
  await page.getByRole('textbox', { name: '제목' }).fill(`${title} (변경)`);
  await main.getByRole('button', { name: `${SECOND_PHOTO.name.replace('.png', '')}.png 삭제` }).click();
  await main.getByRole('button', { name: '저장' }).click();
  await page.getByRole('dialog', { name: '게시물을 수정할까요?' }).getByRole('button', { name: '수정' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${title} (변경)` })).toBeVisible();
  await expect(page).toHaveURL(address);
  await expect(main.getByRole('img', { name: /의 사진/ })).toHaveCount(1);
  await members.signOut('발도장지기');

  // A visitor reads, downloads and may not write.
  await page.goto(address);
  const download = page.waitForEvent('download');
  await main.getByRole('link', { name: `${PDF.name} 내려받기` }).click();
  expect((await download).suggestedFilename()).toBe(PDF.name);
  await expect(main.getByRole('textbox')).toBeDisabled();
  await expect(main.getByPlaceholder('로그인 후 댓글을 남길 수 있습니다.')).toBeVisible();
  await expect(main.getByRole('link', { name: '수정' })).toHaveCount(0);
  const html = await (await request.get(address)).text();
  expect(html).toContain(`<meta property="og:title" content="${title} (변경)`);

  await members.enterAs(person);
  await page.goto(address);
  const box = main.getByRole('textbox', { name: '댓글 쓰기' });
  await main.getByRole('button', { name: '등록' }).click();
  await expect(main.getByText('댓글 내용을 입력하세요.')).toBeVisible();
  await box.fill('꼭 갈게요.');
  await main.getByRole('button', { name: '등록' }).click();
  const comment = main.getByRole('article', { name: `${person.nickName} 님의 댓글` });
  await expect(comment.getByText('꼭 갈게요.')).toBeVisible();
  await expect(box).toHaveValue('');
  await comment.getByRole('button', { name: '수정' }).click();
  await comment.getByRole('textbox').fill('보리와 꼭 갈게요.');
  await expectAccessible(page);
  await comment.getByRole('button', { name: '저장' }).click();
  await expect(comment.getByText('보리와 꼭 갈게요.')).toBeVisible();
  await comment.getByRole('button', { name: '삭제' }).click();
  const remove = page.getByRole('dialog', { name: '댓글을 삭제할까요?' });
  await expect(remove).toBeVisible();
  await expectAccessible(page);
  await remove.getByRole('button', { name: '삭제' }).click();
  await expect(comment).toHaveCount(0);
  await members.signOut(person.nickName);

  await members.enterAs(ADMIN);
  await page.goto(address);
  await main.getByRole('button', { name: '삭제' }).click();
  await page.getByRole('dialog', { name: '공지를 삭제할까요?' }).getByRole('button', { name: '삭제' }).click();
  await expect(members.toast('공지를 삭제했습니다.')).toBeVisible();
  await expect(page).toHaveURL('/board/list');
  await expect(main.getByText(title)).toHaveCount(0);
});

test('announcements are found by their words and turned page by page', async ({ page }) => {
  await page.goto('/board/list');
  const main = page.getByRole('main');
  const rows = main.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(11);
  const first = await rows.nth(1).innerText();
  const pages = main.getByRole('navigation');
  await expect(pages.getByRole('link', { name: '첫 페이지' })).toHaveAttribute('aria-disabled', 'true');
  await expect(pages.getByRole('link', { name: /^\d+페이지$/ })).toHaveCount(3);
  const tops = await pages.getByRole('link').evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
  expect(new Set(tops).size, 'three pages and the four steps stand in one line').toBe(1);
  await pages.getByRole('link', { name: '2페이지' }).click();
  await expect(page).toHaveURL(/p=2/);
  await expect(rows.nth(1)).not.toHaveText(first);
  await expectAccessible(page);
  await page.goBack();
  await expect(page).toHaveURL('/board/list');

  await page.goto('/board/list?p=9999');
  await expect(pages.getByRole('link', { name: '다음 페이지' })).toHaveAttribute('aria-disabled', 'true');
  await main.getByRole('searchbox').fill('없는말이에요');
  await main.getByRole('searchbox').press('Enter');
  await expect(main.getByText('검색 결과가 없습니다.')).toBeVisible();
  await expectAccessible(page);
});

test('what is not there, and who may not write', async ({ faults, members, page }) => {
  faults.expect(/404/);
  await page.goto('/board/99999999');
  await expect(members.toast('해당 게시물이 없습니다.')).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.goto('/board/edit');
  await expect(members.toast('잘못된 접근입니다.')).toBeVisible();
  await page.goto('/board/add');
  await expect(page).toHaveURL('/login');
  const person = newPerson();
  await members.join(person);
  await page.goto('/board/add');
  await members.fillSignIn(page.getByRole('main'), person);
  await expect(page).toHaveURL('/unauthorized');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
});

test('shared addresses say what they lead to', async ({ api, baseURL, request }) => {
  const { id, memberId } = await api.reviewed();
  const { boards } = await api.ask<{ boards: { items: { id: string; title: string }[] } }>(
    '{ boards(size: 1) { items { id title } } }',
  );
  const { facility, reviewer } = await api.ask<{ facility: { name: string }; reviewer: { nickName: string } }>(
    'query ($id: ID!, $memberId: ID!) { facility(id: $id) { name } reviewer(id: $memberId) { nickName } }',
    { id, memberId },
  );
  for (const [path, word] of [
    ['/', '발도장'],
    [`/facility/${id}`, facility.name],
    [`/board/${boards.items[0]!.id}`, boards.items[0]!.title],
    [`/review/my/${memberId}`, reviewer.nickName],
  ] as const) {
    const html = await (await request.get(path)).text();
    const tag = (property: string) => new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1];
    expect([path, tag('og:title')]).toEqual([path, expect.stringContaining(word)]);
    expect(tag('og:description')).toBeTruthy();
    expect(html).toContain(`<link rel="canonical" href="${baseURL}${path}"`);
    const image = await request.get(tag('og:image')!);
    expect([image.status(), image.headers()['content-type']]).toEqual([200, 'image/png']);
  }
  expect(await (await request.get('/robots.txt')).text()).toContain('Sitemap: ');
  expect((await request.get('/sitemap.xml')).headers()['content-type']).toContain('xml');
});
