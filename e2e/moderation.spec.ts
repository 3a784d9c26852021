import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { expect, test } from './support/journey';
import { PASSWORD } from './support/member-pages';
import { signUpHelper } from './support/people';

/** Comments that load above the box move it: a click before that could miss its button. */
async function expectCommentBox(page: Page): Promise<void> {
  await expect(page.getByRole('article', { name: /님의 댓글$/ }).first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: '댓글 쓰기' })).toBeVisible();
}

const ADMIN = { email: 'admin@baldojang.example', password: PASSWORD };

test('a spam comment is reported and hidden; its author objects, gets an answer, and it is shown again @both', async ({
  members,
  page,
  request,
}) => {
  test.slow();
  const [writer, reporter] = [await signUpHelper(request), await signUpHelper(request)];
  const text = `${writer.nickName} 싸게 팔아요`;
  const comment = page.getByRole('article', { name: `${writer.nickName} 님의 댓글` });

  await members.enterAs(writer);
  await page.goto('/board/list');
  await page.getByRole('main').getByRole('link').filter({ hasText: /공지/ }).first().click();
  await expectCommentBox(page);
  await page.getByRole('textbox', { name: '댓글 쓰기' }).fill(text);
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
  await expectCommentBox(page);
  await expect(comment).toHaveCount(0);

  await members.enterAs(writer);
  await page.goto(board);
  await expect(comment.getByRole('note')).toContainText('가려진 글');
  await expect(comment.getByRole('note')).toContainText('사유: 광고');
  await expectAccessible(page);
  await comment.getByRole('link', { name: '이의 제기' }).click();
  await expect(page).toHaveURL(/\/support\?about=comment/);
  const inquiry = page.getByRole('region', { name: '문의 쓰기' });
  await expect(inquiry.getByText(text)).toBeVisible();
  await expect(inquiry.getByRole('link', { name: '댓글이 달린 공지 보기' })).toBeVisible();
  await inquiry.getByLabel('제목').fill(`${writer.nickName} 이의`);
  await inquiry.getByLabel('내용').fill('광고가 아니에요.');
  await expectAccessible(page);
  await inquiry.getByRole('button', { name: '문의 보내기' }).click();
  await expect(inquiry.getByText(/문의를 접수했습니다/)).toBeVisible();

  await members.enterAs(ADMIN);
  await page.goto('/admin/support/list?status=NEW');
  await page.getByRole('searchbox').fill(writer.nickName);
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByText(/검색 결과 1건/)).toBeVisible();
  await expect(page.getByRole('row').getByText('이의 제기')).toBeVisible();
  await page.getByRole('button', { name: /문의 열기/ }).click();
  const opened = page.getByRole('dialog', { name: `${writer.nickName} 이의` });
  await expect(opened.getByText('광고가 아니에요.')).toBeVisible();
  await expectAccessible(page);
  await opened.getByRole('link', { name: '댓글이 달린 공지' }).click();
  await expect(page).toHaveURL(board);
  await comment.getByRole('button', { name: '되돌리기' }).click();
  await dialog.getByLabel('사유').fill('이의를 받아들임');
  await dialog.getByRole('button', { name: '되돌리기' }).click();
  await expect(members.toast('댓글을 되돌렸습니다.')).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: /문의 열기/ }).click();
  await opened.getByRole('textbox', { name: '답변 내용' }).fill('확인하고 되돌렸습니다.');
  await opened.getByRole('button', { name: '메일로 답변하기' }).click();
  await expect(members.toast('답변을 메일로 보냅니다.')).toBeVisible();
  await expect(opened.getByRole('region', { name: '답변' })).toContainText('확인하고 되돌렸습니다.');
  await opened.getByRole('button', { name: '닫기' }).click();
  await expect(page.getByText('검색 결과가 없습니다.')).toBeVisible();

  await members.enterAs(writer);
  await page.goto('/member/activity?tab=inquiries');
  await expect(page.getByRole('listitem').filter({ hasText: '광고가 아니에요.' })).toContainText('확인하고 되돌렸습니다.');
  await expectAccessible(page);
  await page.goto(board);
  await expect(comment.getByText(text)).toBeVisible();
  await expect(comment.getByRole('note')).toHaveCount(0);

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
  await expectCommentBox(page);
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
  await expectCommentBox(page);
  await expect(notice).toHaveCount(0);
});
