import { expectAccessible } from './support/accessible';
import { expect, test } from './support/journey';
import { PASSWORD } from './support/member-pages';
import { signUpHelper } from './support/people';

const ADMIN = { email: 'admin@baldojang.example', password: PASSWORD };

test('a spam comment is reported, hidden and shown again @both', async ({ members, page, request }) => {
  test.slow();
  const [writer, reporter] = [await signUpHelper(request), await signUpHelper(request)];
  const text = `${writer.nickName} 싸게 팔아요`;
  const comment = page.getByRole('article', { name: `${writer.nickName} 님의 댓글` });

  await members.enterAs(writer);
  await page.goto('/board/list');
  await page.getByRole('main').getByRole('link').filter({ hasText: /공지/ }).first().click();
  const box = page.getByRole('textbox', { name: '댓글 쓰기' });
  await box.fill(text);
  await page.getByRole('button', { name: '등록' }).click();
  await expect(comment.getByText(text)).toBeVisible();
  const board = page.url();

  await members.enterAs(reporter);
  await page.goto(board);
  await comment.getByRole('button', { name: '신고' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: '광고·홍보' }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '신고' }).click();
  await expect(members.toast('신고가 접수되었습니다.')).toBeVisible();
  await expect(comment.getByRole('button', { name: '신고함' })).toBeVisible();

  await members.enterAs(ADMIN);
  await page.goto('/admin/review/report/list?view=content');
  await page.getByRole('searchbox').fill(writer.nickName);
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByText(/검색 결과 1건/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^가리기/ }).click();
  await dialog.getByLabel('사유').fill('광고');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '가리기' }).click();
  await expect(members.toast('댓글을 가렸습니다.')).toBeVisible();

  await members.enterAs(reporter);
  await page.goto(board);
  await expect(page.getByRole('textbox', { name: '댓글 쓰기' })).toBeVisible();
  await expect(comment).toHaveCount(0);

  await members.enterAs(writer);
  await page.goto(board);
  await expect(comment.getByRole('note')).toContainText('가려진 글');
  await expect(comment.getByRole('note')).toContainText('사유: 광고');
  await expectAccessible(page);
  await comment.getByRole('link', { name: '이의 제기' }).click();
  await expect(page).toHaveURL(/\/support\?about=comment/);

  await members.enterAs(ADMIN);
  await page.goto(board);
  await comment.getByRole('button', { name: '되돌리기' }).click();
  await dialog.getByLabel('사유').fill('이의를 받아들임');
  await dialog.getByRole('button', { name: '되돌리기' }).click();
  await expect(members.toast('댓글을 되돌렸습니다.')).toBeVisible();

  await members.enterAs(reporter);
  await page.goto(board);
  await expect(comment.getByText(text)).toBeVisible();
});

test('a suspended member reads why, writes nothing and loses nothing typed @both', async ({ members, page, request }) => {
  test.slow();
  const writer = await signUpHelper(request);
  await members.enterAs(writer);
  await page.goto('/board/list');
  await page.getByRole('main').getByRole('link').filter({ hasText: /공지/ }).first().click();
  await expect(page.getByRole('textbox', { name: '댓글 쓰기' })).toBeVisible();
  const board = page.url();

  await members.enterAs(ADMIN);
  await page.goto(`/member?email=${encodeURIComponent(writer.email)}`);
  const card = page.getByRole('region', { name: '회원 관리' });
  await card.getByRole('button', { name: '이용 정지' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: '7일' }).check();
  await dialog.getByLabel('사유').fill('광고를 거듭 올림');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '이용 정지' }).click();
  await expect(members.toast('이용을 정지했습니다.')).toBeVisible();
  await expect(card.getByText(/까지 이용 정지/)).toBeVisible();

  await members.enterAs(writer);
  await page.goto(board);
  const notice = page.getByRole('complementary', { name: '이용 정지 안내' });
  await expect(notice).toContainText('사유: 광고를 거듭 올림');
  await expectAccessible(page);
  const box = page.getByRole('textbox', { name: '댓글 쓰기' });
  await box.fill('정지된 회원의 댓글');
  await page.getByRole('button', { name: '등록' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '정지되어 있습니다' })).toBeVisible();
  await expect(box).toHaveValue('정지된 회원의 댓글');
  await box.fill('');
  await notice.getByRole('link', { name: '이의 제기' }).click();
  await expect(page).toHaveURL('/support?about=suspension');

  await members.enterAs(ADMIN);
  await page.goto(`/member?email=${encodeURIComponent(writer.email)}`);
  await card.getByRole('button', { name: '정지 해제' }).click();
  await dialog.getByLabel('사유').fill('이의를 받아들임');
  await dialog.getByRole('button', { name: '정지 해제' }).click();
  await expect(members.toast('이용 정지를 해제했습니다.')).toBeVisible();

  await members.enterAs(writer);
  await page.goto(board);
  await expect(page.getByRole('textbox', { name: '댓글 쓰기' })).toBeVisible();
  await expect(notice).toHaveCount(0);
});
