import { expectAccessible } from './support/accessible';
import { expect, test } from './support/journey';
import { newPerson, PASSWORD } from './support/member-pages';
import { signUpHelper } from './support/people';

const ADMIN = { email: 'admin@baldojang.example', password: PASSWORD };

test("an inquiry goes from a visitor to the administrator's deletion @both", async ({ api, members, page }) => {
  test.slow();
  const { id, name } = await api.uniquelyNamed();
  await page.goto(`/facility/${id}`);
  await page.getByRole('link', { name: '이 장소에 대해 문의하기' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '문의하기' })).toBeVisible();
  const form = page.getByRole('form', { name: '문의 쓰기' });
  const [email, subject, message] = ['답변 받을 이메일', '제목', '내용'].map((label) => form.getByLabel(label, { exact: true }));
  await expect(page.getByRole('region', { name: '문의 쓰기' }).getByText(name)).toBeVisible();
  await expectAccessible(page);

  const send = form.getByRole('button', { name: '문의 보내기' });
  const word = newPerson().nickName;
  await email!.fill('이메일이 아님');
  await expect(form.getByText('올바른 이메일 주소를 입력하세요.')).toBeVisible();
  await expect(send).toBeDisabled();
  await email!.fill(`${word.replace('여행', '')}@baldojang.example`);
  await subject!.fill('가'.repeat(40));
  await expect(subject!).toHaveValue('가'.repeat(30));
  await expect(form.getByText('30 / 30')).toBeVisible();
  await subject!.fill(`${word} 문의`);
  await message!.fill('문을 닫았어요.\n<b>확인</b>해 주세요.');
  await send.click();
  await expect(form.getByText(/평일 기준 3일/)).toBeVisible();
  await expect(message!).toHaveValue('');

  await members.enterAs(ADMIN);
  await page.goto('/admin/support/list');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('searchbox').fill(word);
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByText(`‘${word}’ 검색 결과 1건`)).toBeVisible();
  await expect(page.getByRole('main')).toContainText('<b>확인</b>해 주세요.');
  await page.getByRole('button', { name: `‘${word} 문의’ 문의 삭제` }).click();
  const dialog = page.getByRole('dialog', { name: '문의를 삭제할까요?' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '삭제' }).click();
  await expect(members.toast('문의를 처리했습니다.')).toBeVisible();
  await expect(page.getByText('검색 결과가 없습니다.')).toBeVisible();

  await page.goto('/admin');
  await expect(page.getByRole('main')).toContainText('문의를 처리함');
  await expectAccessible(page);
});

test('a report is dropped, and a review goes with all its reports @desktop', async ({ api, members, page, request }) => {
  test.slow();
  const [writer, reporter] = [await signUpHelper(request), await signUpHelper(request)];
  const { id: facilityId, name } = await api.uniquelyNamed();
  const [kept, removed] = [await writer.write(facilityId, '조용해요'), await writer.write(facilityId, '광고 글')];
  await reporter.report(kept, `${reporter.nickName} 착각`);
  await reporter.report(removed, `${reporter.nickName} 광고`);

  await members.enterAs(ADMIN);
  await page.goto('/admin/review/report/list');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('searchbox').fill(reporter.nickName);
  await page.getByRole('searchbox').press('Enter');
  const rows = page.getByRole('row').filter({ hasText: name });
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: '조용해요' })).toContainText(reporter.email);

  await rows
    .filter({ hasText: '착각' })
    .getByRole('button', { name: /신고만 삭제/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: '신고만 삭제' }).click();
  await expect(members.toast('신고를 삭제했습니다.')).toBeVisible();
  await expect(rows).toHaveCount(1);

  await rows.getByText(`${reporter.nickName} 광고`).click();
  await expect(page).toHaveURL(`/review/my/${writer.id}?focusReviewId=${removed}`);
  await expect(page.getByText('광고 글')).toBeVisible();
  await page.goBack();
  await rows.getByRole('button', { name: /리뷰와 신고 삭제/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: '리뷰와 신고 삭제' }).click();
  await expect(members.toast('리뷰와 관련 신고를 모두 삭제했습니다.')).toBeVisible();
  await page.goto(`/review/my/${writer.id}`);
  await expect(page.getByText('조용해요')).toBeVisible();
  await expect(page.getByText('광고 글')).toHaveCount(0);

  await page.goto('/admin/member/list');
  await page.getByRole('searchbox').fill(writer.nickName);
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByText(/검색 결과 1/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('row').filter({ hasText: writer.nickName }).getByRole('cell').last().click();
  await expect(page).toHaveURL(`/member?email=${encodeURIComponent(writer.email)}`);
  await expect(page.getByText('조용해요')).toBeVisible();
});

test('a holiday is added, changed and removed', async ({ members, page }) => {
  test.slow();
  await members.enterAs(ADMIN);
  await page.goto('/admin/holidays');
  await expect(page.getByRole('row').filter({ hasText: '어린이날' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '공휴일 추가' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('이름', { exact: true })).toBeVisible();
  await expectAccessible(page);
  const name = `${newPerson().nickName.slice(0, 10)} 기념일`;
  await dialog.getByLabel('날짜').fill('2026-05-05');
  await dialog.getByLabel('이름', { exact: true }).fill(name);
  await dialog.getByRole('button', { name: '저장' }).click();
  await expect(dialog.getByText('그날의 공휴일이 이미 있습니다.')).toBeVisible();
  // Both journeys, on the phone and on the desktop, want a day of their own.
  await dialog.getByLabel('날짜').fill('2026-11-30');
  await dialog.getByRole('button', { name: '저장' }).click();
  await expect(dialog).toBeHidden();
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('직접 추가');
  await row.getByRole('button', { name: `${name} 수정` }).click();
  await dialog.getByLabel('이름', { exact: true }).fill(`${name} 2`);
  await dialog.getByRole('button', { name: '저장' }).click();
  await row.getByRole('button', { name: `${name} 2 삭제` }).click();
  await expect(page.getByRole('dialog', { name: '공휴일을 삭제할까요?' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: '삭제' }).click();
  await expect(row).toHaveCount(0);
});

test('others are led to the sign-in', async ({ members, page }) => {
  await page.goto('/admin/support/list');
  await expect(page).toHaveURL('/login');
  await members.signIn({ email: 'friend@baldojang.example', password: PASSWORD });
  await page.goto('/admin');
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('관리자만 볼 수 있는 페이지예요.')).toBeVisible();
  await expect(page.getByRole('navigation').getByRole('link', { name: '관리' })).toHaveCount(0);
});
