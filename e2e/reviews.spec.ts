import { expectAccessible } from './support/accessible';
import { expect, test } from './support/journey';
import { newPerson, PHOTO } from './support/member-pages';
import { readThrough } from './support/read-through';
import { SECOND_PHOTO, THIRD_PHOTO } from './support/review-pages';

test('a review is written, changed, liked, reported, found by its tag and deleted @both', async ({
  api,
  members,
  page,
  reviews,
}) => {
  // Three people, one after the other.
  test.slow();
  const author = newPerson();
  const friend = newPerson();
  const tag = author.nickName;
  await members.join(friend);
  await members.join(author);
  await members.enterAs(author);
  const { id, name } = await api.find(({ petFriendly }) => petFriendly === true);
  await reviews.open(id);

  await reviews.write({ content: '', tags: [tag] });
  await reviews.form.getByRole('button', { name: '저장' }).click();
  await expect(reviews.form.getByText('내용을 입력하세요.')).toBeVisible();
  await reviews.fill(reviews.form, { content: '마당이 넓어요.', tags: ['산책'], photos: [PHOTO, SECOND_PHOTO], stars: 4 });
  await expectAccessible(page);
  await reviews.form.getByRole('button', { name: '저장' }).click();
  await expect(members.toast('리뷰를 저장했습니다.')).toBeVisible();
  const review = reviews.review(author.nickName);
  await expect(review).toBeInViewport();
  await expect(review).toHaveAttribute('data-highlighted');
  await expect(review.getByText('4.0 / 5.0')).toBeVisible();
  await expect(review.getByText(`#${tag}`)).toBeVisible();
  const photos = review.getByRole('img', { name: /리뷰 사진/ });
  await expect(photos).toHaveCount(2);
  // A picture of one dot has no width left in a small size: its address tells.
  await expect
    .poll(() => photos.first().evaluate((image: HTMLImageElement) => image.complete && image.currentSrc))
    .toMatch(/\/files\//);
  const picture = await page.request.get(await photos.first().evaluate((image: HTMLImageElement) => image.currentSrc));
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/webp']);
  await expect(review).not.toHaveAttribute('data-highlighted');
  await expectAccessible(page);

  await review.getByRole('button', { name: '수정' }).click();
  await review.getByRole('button', { name: '올린 사진 1번째 삭제' }).click();
  await reviews.fill(review, { content: '다시 가니 더 좋았어요.', photos: [THIRD_PHOTO], stars: 5 });
  await expectAccessible(page);
  await review.getByRole('button', { name: '저장' }).click();
  await expect(members.toast('리뷰를 수정했습니다.')).toBeVisible();
  await expect(review.getByText('5.0 / 5.0')).toBeVisible();
  await expect(photos).toHaveCount(2);
  expect(await review.innerHTML()).toContain(encodeURIComponent(THIRD_PHOTO.name.replace('.png', '')));
  expect(await review.innerHTML()).not.toContain(encodeURIComponent(PHOTO.name.replace('.png', '')));
  await members.signOut(author.nickName);

  await members.enterAs(friend);
  await page.goto('/review/latest');
  await page.getByRole('searchbox', { name: '태그로 찾기' }).fill(`#${tag}`);
  await expect(page.getByText('리뷰 1개')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('article').getByRole('link', { name }).click();
  await expect(page).toHaveURL(new RegExp(`/facility/${id}\\?focusReviewId=\\d+`));
  await expect(review).toBeInViewport();
  const like = review.getByRole('button', { name: /^좋아요 \d+개/ });
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(like).toHaveAccessibleName('좋아요 1개');
  await review.getByRole('button', { name: '신고', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '리뷰를 신고할까요?' });
  await dialog.getByRole('button', { name: '신고', exact: true }).click();
  await expect(dialog.getByText('신고 사유를 입력하세요.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('자세한 내용').fill('같은 글이 여러 번 올라왔어요.');
  await dialog.getByRole('button', { name: '신고', exact: true }).click();
  await expect(members.toast('신고가 접수되었습니다.')).toBeVisible();
  await expect(review.getByRole('button', { name: '신고함' })).toBeDisabled();
  await page.reload();
  await expect(like).toHaveAccessibleName('좋아요 1개');
  await members.signOut(friend.nickName);

  await members.signIn(author);
  await members.openOwnPage(author.nickName);
  await page.getByRole('button', { name: '내 리뷰 보기' }).click();
  await expect(page.getByText('다시 가니 더 좋았어요.')).toBeVisible();
  await expectAccessible(page);
  await reviews.open(id);
  await review.getByRole('button', { name: '삭제', exact: true }).click();
  const question = page.getByRole('dialog', { name: '리뷰를 삭제할까요?' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: '삭제', exact: true }).click();
  await expect(members.toast('리뷰를 삭제했습니다.')).toBeVisible();
  await expect(review).toHaveCount(0);
});

test('a link to a review shows a focus ring only to people who use the keyboard @desktop', async ({ api, page }) => {
  const { reviews } = await api.ask<{ reviews: { items: { id: string; facility: { id: string }; member: { id: string } }[] } }>(
    '{ reviews(size: 1) { items { id facility { id } member { id } } } }',
  );
  const { id, facility, member } = reviews.items[0]!;
  const focused = page.getByRole('article').and(page.locator(':focus'));
  for (const path of [`/facility/${facility.id}`, `/review/my/${member.id}`]) {
    await page.goto(`${path}?focusReviewId=${id}`);
    await expect(focused).toHaveAttribute('data-highlighted');
    await expect(focused).toHaveCSS('outline-style', 'none');
    await expect(focused).not.toHaveAttribute('data-highlighted');
  }
  await page.goto('/review/latest');
  await page.locator(`main article a[href*="focusReviewId=${id}"]`).focus();
  await page.keyboard.press('Enter');
  await expect(focused).toHaveAttribute('data-highlighted');
  await expect(focused).toHaveCSS('outline-style', 'solid');
});

test('what is written survives a reload, and cancelling it asks first', async ({ api, members, page, reviews }) => {
  const person = newPerson();
  await members.join(person);
  await members.enterAs(person);
  const { id } = await api.find(() => true);
  await reviews.open(id);
  await reviews.write({ content: '아직 쓰는 중이에요.', tags: ['카페'], photos: [PHOTO], stars: 3 });
  await page.reload();
  await expect(reviews.form.getByRole('textbox', { name: '내용' })).toHaveValue('아직 쓰는 중이에요.');
  await expect(reviews.form.getByRole('radio', { name: '3점' })).toBeChecked();
  await expect(reviews.form.getByText('골랐던 사진은 남아 있지 않아요. 다시 골라 주세요.')).toBeVisible();
  await reviews.form.getByRole('button', { name: '취소' }).click();
  const question = page.getByRole('dialog', { name: '저장하지 않은 내용이 있습니다' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: '계속 쓰기' }).click();
  await expect(reviews.form.getByRole('textbox', { name: '내용' })).toBeVisible();
  await reviews.form.getByRole('button', { name: '취소' }).click();
  await question.getByRole('button', { name: '취소하고 지우기' }).click();
  await page.reload();
  await expect(reviews.form.getByRole('button', { name: '리뷰 쓰기' })).toBeVisible();
});

test('a visitor reads, and is invited to sign in for the rest @both', async ({ api, page, reviews }) => {
  const { id, memberId } = await api.reviewed();
  await reviews.open(id);
  await expect(page.getByText('리뷰를 쓰려면 로그인해 주세요.')).toBeVisible();
  const review = page.getByRole('article').first();
  const signIn = page.getByRole('dialog').getByLabel('이메일');
  // A dialog hears Escape a moment after it is drawn: once the keyboard is in it.
  const focused = page.getByRole('dialog').locator(':focus');
  for (const name of [/^좋아요/, '신고']) {
    const button = review.getByRole('button', { name }).first();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAttribute('title', '로그인 후 이용할 수 있어요');
    // By the keyboard: the page may still be growing under a mouse.
    await button.press('Enter');
    await expect(signIn).toBeVisible();
    await expect(focused).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(signIn).toBeHidden();
  }
  await page.getByRole('button', { name: /즐겨찾기$/ }).press('Enter');
  await expect(signIn).toBeVisible();
  await expect(focused).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(signIn).toBeHidden();
  await expectAccessible(page);

  await page.goto(`/review/my/${memberId}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectAccessible(page);
});

test('the photos of a place open one by one, with the keyboard too @both', async ({ api, page, reviews }) => {
  const { id } = await api.reviewed({ photos: 2 });
  await reviews.open(id);
  const gallery = page.getByRole('region', { name: /^사진/ });
  await gallery
    .getByRole('button', { name: /크게 보기$/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await expect(dialog).toContainText('1 / ');
  await page.keyboard.press('ArrowRight');
  await expect(dialog).toContainText('2 / ');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('favourites are kept, shown on the map, and let go @both', async ({ api, map, members, page, reviews }) => {
  const person = newPerson();
  await members.join(person);
  await members.enterAs(person);
  const { id, name } = await api.uniquelyNamed();
  await reviews.open(id);
  const star = page.getByRole('main').getByRole('button', { name: `${name} 즐겨찾기` });
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');

  await map.open('?view=favorites');
  const results = page.getByRole('region', { name: '즐겨찾기' });
  await expect(results.getByRole('heading', { level: 3, name })).toBeVisible();
  await expect(map.markers).toHaveCount(1);
  await expectAccessible(page);
  await results.getByRole('button', { name: `${name} 즐겨찾기` }).click();
  await expect(page.getByText('즐겨찾기한 곳이 없어요')).toBeVisible();
  await expectAccessible(page);
});

test('a visitor who opens shared favourites is invited to sign in', async ({ map, page }) => {
  await map.open('?view=favorites');
  await expect(page.getByText('즐겨찾기는 로그인 후 이용할 수 있어요').first()).toBeVisible();
  await expectAccessible(page);
});

test('what people write is shown as text, whatever it is', async ({ api, members, page, reviews }) => {
  const person = newPerson();
  await members.join(person);
  await members.enterAs(person);
  const { id } = await api.find(() => true);
  const hostile = '<img src=x onerror="window.broken=1"><script>window.broken=1</script>{{7*7}} javascript:alert(1)';
  await reviews.open(id);
  await reviews.write({ content: hostile });
  await reviews.form.getByRole('button', { name: '저장' }).click();
  await expect(reviews.review(person.nickName).getByText(hostile)).toBeVisible();
  for (const path of ['/review/latest', '/']) {
    await page.goto(path);
    await readThrough(page);
    await expect(page.getByText(hostile).first()).toBeAttached();
  }
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
  await reviews.open(id);
  await reviews.review(person.nickName).getByRole('button', { name: '삭제', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '삭제', exact: true }).click();
  await expect(members.toast('리뷰를 삭제했습니다.')).toBeVisible();
});
