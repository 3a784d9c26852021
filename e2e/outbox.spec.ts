import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { expect, type Journey, test } from './support/journey';
import { newPerson, PHOTO } from './support/member-pages';

const OFFLINE = '지금은 인터넷에 연결되어 있지 않아요. 연결되면 보낼게요.';
const line = (page: Page) => page.getByRole('complementary', { name: '보내지 않은 항목' });

/** The page of a place. */
async function openAsMember({ api, members, reviews }: Pick<Journey, 'api' | 'members' | 'reviews'>) {
  const author = newPerson();
  await members.join(author);
  await members.enterAs(author);
  const { id, name } = await api.find(({ petFriendly }) => petFriendly === true);
  await reviews.open(id);
  return { author, id, name };
}

test('a review with a photo and a favourite wait for the network and are sent once @both', async ({
  api,
  context,
  faults,
  members,
  page,
  reviews,
}) => {
  const { author, id, name } = await openAsMember({ api, members, reviews });
  await reviews.write({ content: '지하라 신호가 안 잡혔어요.', tags: ['산책'], photos: [PHOTO] });

  faults.expect(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await reviews.form.getByRole('button', { name: '저장' }).click();
  await expect(members.toast(OFFLINE)).toBeVisible();
  await expect(reviews.form.getByRole('button', { name: '리뷰 쓰기' })).toBeFocused();
  const star = page.getByRole('button', { name: `${name} 즐겨찾기` }).first();
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await expect(line(page)).toContainText('아직 보내지 않은 항목 2개');
  await expectAccessible(page);

  await context.setOffline(false);
  await expect(members.toast('보내지 못했던 항목 2개를 보냈어요.')).toBeVisible();
  await expect(line(page)).toBeHidden();
  const review = reviews.review(author.nickName);
  await expect(review).toHaveCount(1);
  await reviews.open(id);
  await expect(review).toHaveCount(1);
  await expect(review.getByText('지하라 신호가 안 잡혔어요.')).toBeVisible();
  await expect(review.getByRole('img', { name: /리뷰 사진/ })).toHaveCount(1);
  await expect(star).toHaveAttribute('aria-pressed', 'true');
});

test('a review that the server refuses comes back for correction, and signing out asks @both', async ({
  api,
  context,
  faults,
  members,
  page,
  reviews,
}) => {
  const { author, id, name } = await openAsMember({ api, members, reviews });
  await reviews.write({ content: '사진이 깨졌어요.', photos: [{ ...PHOTO, buffer: Buffer.from('broken') }] });
  faults.expect(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await reviews.form.getByRole('button', { name: '저장' }).click();
  await expect(line(page)).toBeVisible();
  await context.setOffline(false);
  await expect(line(page)).toContainText('1개는 보내지 못했어요');

  await members.openOwnMenu(author.nickName);
  await page.getByText('로그아웃', { exact: true }).click();
  const question = page.getByRole('dialog', { name: '보내지 않은 항목이 1개 있어요' });
  await question.getByRole('button', { name: '보내고 로그아웃' }).click();
  await expect(question.getByText(/^보내지 못해 로그아웃하지 않았어요\./)).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: '취소' }).click();
  await expect(question).toBeHidden();

  await page.goto('/about');
  await line(page).getByRole('button', { name: '보기' }).click();
  const list = page.getByRole('dialog', { name: '보내지 않은 항목' });
  await expect(list.getByText(/^보내지 못했어요:/)).toBeVisible();
  await expectAccessible(page);
  await list.getByRole('button', { name: `${name} 리뷰 고쳐서 보내기` }).click();
  await expect(page).toHaveURL(`/facility/${id}`);
  await expect(reviews.form.getByRole('textbox', { name: '내용' })).toHaveValue('사진이 깨졌어요.');
  await reviews.form.getByRole('button', { name: /삭제/ }).click();
  await reviews.form.getByRole('textbox', { name: '내용' }).fill('사진 없이 남겨요.');
  await reviews.form.getByRole('button', { name: '저장' }).click();
  await expect(members.toast('리뷰를 저장했습니다.')).toBeVisible();
  await expect(line(page)).toBeHidden();
  await expect(reviews.review(author.nickName)).toHaveCount(1);
  await members.signOut(author.nickName);
});
