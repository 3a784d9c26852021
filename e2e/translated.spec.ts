import { translateLikeABrowser } from '../client/test/translate-like-a-browser';
import { expect, test } from './support/journey';
import { newPerson, PASSWORD } from './support/member-pages';
import { signUpHelper } from './support/people';

const ADMIN = { email: 'admin@baldojang.example', password: PASSWORD };

test.beforeEach(({ page }) => page.addInitScript(translateLikeABrowser));

test('a member fills every form of a translated page', async ({ api, faults, members, page, request, reviews }) => {
  const friend = await signUpHelper(request);
  const { id } = await api.uniquelyNamed();
  await friend.write(id, `${friend.nickName} 다녀감`);
  const person = newPerson();
  await members.signUp(person);

  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  faults.expect(/401/);
  await members.fillSignIn(dialog, { ...person, password: 'wrong' });
  await expect(dialog.getByRole('alert')).toBeVisible();
  await members.fillSignIn(dialog, person);
  await expect(members.toast('로그인했습니다.')).toBeVisible();

  await reviews.open(id);
  await reviews.write({ content: '마당이 넓어요.', tags: ['산책'] });
  await reviews.form.getByRole('button', { name: '저장' }).click();
  await expect(reviews.review(person.nickName).getByText('마당이 넓어요.')).toBeVisible();
  const other = reviews.review(friend.nickName);
  await other.getByRole('button', { name: '신고', exact: true }).click();
  await dialog.getByLabel('자세한 내용').fill('광고예요.');
  await dialog.getByRole('button', { name: '신고', exact: true }).click();
  await expect(other.getByRole('button', { name: '신고함' })).toBeDisabled();

  await members.openOwnPage(person.nickName);
  await expect(page.getByText('이번 달 리뷰 1개 · 평균 5.0')).toBeVisible();
  await page.getByRole('button', { name: '이전 달' }).click();
  await expect(page.getByText(/에 쓴 리뷰가 없어요/)).toBeVisible();
  await page.getByRole('button', { name: '오늘' }).click();
  await expect(page.getByText('이번 달 리뷰 1개 · 평균 5.0')).toBeVisible();

  await page.goto('/member/edit');
  await page.getByLabel('자기소개').fill('보리와 살아요.');
  await main.getByRole('button', { name: '저장' }).click();
  await dialog.getByLabel('비밀번호', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: '저장' }).click();
  // The form shows the text as well, until the profile takes its place.
  await expect(page).toHaveURL(/\/member\?/);
  await expect(main.getByText('보리와 살아요.')).toBeVisible();

  await page.goto('/support');
  const inquiry = page.getByRole('form', { name: '문의 쓰기' });
  await inquiry.getByLabel('제목', { exact: true }).fill('지도 문의');
  await inquiry.getByLabel('내용', { exact: true }).fill('지도가 느려요.');
  await inquiry.getByRole('button', { name: '문의 보내기' }).click();
  await expect(inquiry.getByText(/평일 기준 3일/)).toBeVisible();

  await page.goto('/chatbot');
  await page.getByRole('textbox', { name: '질문' }).fill('비트코인 전망 알려줘');
  await page.getByRole('button', { name: '보내기' }).click();
  await expect(page.getByRole('log').getByText(/^이 질문에는 준비된 답이 없어요/)).toBeVisible();
});

test('an administrator fills every form of a translated page @desktop', async ({ members, page }) => {
  const title = `${newPerson().nickName} 산책 모임`;
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  await members.enterAs(ADMIN);
  await page.goto('/board/add');
  await page.getByRole('textbox', { name: '제목' }).fill(title);
  await page.getByRole('textbox', { name: '본문' }).fill('토요일에 만나요.');
  await main.getByRole('button', { name: '저장' }).click();
  await dialog.getByRole('button', { name: '등록' }).click();
  await main.getByRole('link', { name: title }).click();
  await main.getByRole('link', { name: '수정' }).click();
  await page.getByRole('textbox', { name: '제목' }).fill(`${title} 2`);
  await main.getByRole('button', { name: '저장' }).click();
  await dialog.getByRole('button', { name: '수정' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${title} 2` })).toBeVisible();
  await page.getByRole('textbox', { name: '댓글 쓰기' }).fill('꼭 갈게요.');
  await main.getByRole('button', { name: '등록' }).click();
  await expect(main.getByRole('article', { name: '발도장지기 님의 댓글' }).getByText('꼭 갈게요.')).toBeVisible();
  await main.getByRole('button', { name: '삭제' }).first().click();
  await dialog.getByRole('button', { name: '삭제' }).click();
  await expect(members.toast('공지를 삭제했습니다.')).toBeVisible();

  await page.goto('/admin/holidays?year=2031');
  const name = `${title.slice(0, 10)} 기념일`;
  await page.getByRole('button', { name: '공휴일 추가' }).click();
  await dialog.getByLabel('날짜').fill('2031-12-01');
  await dialog.getByLabel('이름', { exact: true }).fill(name);
  await dialog.getByRole('button', { name: '저장' }).click();
  await page.getByRole('button', { name: `${name} 수정` }).click();
  await dialog.getByLabel('이름', { exact: true }).fill(`${name} 2`);
  await dialog.getByRole('button', { name: '저장' }).click();
  await expect(page.getByRole('cell', { name: `${name} 2`, exact: true })).toBeVisible();
  await page.getByRole('button', { name: `${name} 2 삭제` }).click();
  await dialog.getByRole('button', { name: '삭제' }).click();
  await expect(page.getByText(name)).toHaveCount(0);
});
