import { expectAccessible } from './support/accessible';
import { expect, test } from './support/journey';
import { MemberPages, newPerson, PASSWORD, PHOTO } from './support/member-pages';

const photoInput = 'input[type=file]';

test('a person joins with a photo, signs in, and sees themselves @both', async ({ members, page }) => {
  const other = newPerson();
  await members.signUp(other);

  const person = newPerson();
  await page.goto('/signup');
  const submit = page.getByRole('button', { name: '가입하기' });
  await expect(submit).toBeDisabled();
  await members.fillSignUp({ ...person, password: 'weak' });
  await expect(page.getByText('비밀번호는 8자 이상, 영문 대소문자, 숫자, 특수문자를 포함해야 합니다.')).toBeVisible();
  await expectAccessible(page);
  // The nickname is somebody else's: what was typed and picked stays.
  await members.fillSignUp({ ...person, nickName: other.nickName });
  await page.getByLabel(/^자기소개/).fill('보리와 함께 살아요.');
  await page.locator(photoInput).setInputFiles(PHOTO);
  await page.getByRole('checkbox').check();
  await expectAccessible(page);
  await submit.click();
  await expect(page.getByText('이미 쓰고 있는 별명입니다.').first()).toBeVisible();
  await expect(page.getByLabel('비밀번호', { exact: true })).toHaveValue(person.password);
  await expect(page.getByRole('img', { name: '고른 사진 미리보기' })).toBeVisible();
  await page.getByLabel('별명', { exact: true }).fill(person.nickName);
  await submit.click();
  await expect(members.toast('회원가입이 완료되었습니다. 로그인해 주세요.')).toBeVisible();
  await expect(page).toHaveURL('/');

  // The sign-in opens by itself, with the e-mail.
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('이메일')).toHaveValue(person.email);
  await expectAccessible(page);
  await members.fillSignIn(dialog, person);
  await expect(members.toast('로그인했습니다.')).toBeVisible();
  await members.openOwnPage(person.nickName);
  await expect(page).toHaveURL(`/member?email=${encodeURIComponent(person.email)}`);
  const picture = page.getByRole('img', { name: `${person.nickName}님의 프로필 사진` });
  await expect(picture).toHaveJSProperty('complete', true);
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(page.getByText('보리와 함께 살아요.')).toBeVisible();
  await expectAccessible(page);

  await members.signOut(person.nickName);
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('a wrong password keeps what was typed', async ({ faults, members, page }) => {
  const person = newPerson();
  await members.signUp(person);
  await page.goto('/login');
  faults.expect(/401/);
  await members.fillSignIn(page.getByRole('main'), { ...person, password: 'Wrong-pass1' });
  await expect(page.getByText('로그인에 실패했습니다. 이메일 또는 비밀번호를 확인하세요.')).toBeVisible();
  await expect(page.getByLabel('이메일')).toHaveValue(person.email);
  await expect(page.getByLabel('비밀번호', { exact: true })).toHaveValue('Wrong-pass1');
  await expectAccessible(page);
});

test('a member edits the profile and the photo @both', async ({ members, page }) => {
  const person = newPerson();
  await members.join(person);
  await members.signIn(person);
  await members.openOwnPage(person.nickName);
  await page.getByRole('link', { name: '회원 정보 수정' }).click();
  const renamed = newPerson().nickName;
  const nickName = page.getByLabel('별명', { exact: true });
  await nickName.fill('멍');
  await expect(page.getByText('별명은 2~20자, 한글/영문/숫자만 사용할 수 있습니다.')).toBeVisible();
  await expect(page.getByRole('button', { name: '저장' })).toBeDisabled();
  await nickName.fill(renamed);
  await page.getByLabel('자기소개').fill('이제 둘이 살아요.');
  await page.locator(photoInput).setInputFiles(PHOTO);
  await page.getByRole('button', { name: '저장' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('비밀번호', { exact: true }).fill('Wrong-pass1');
  await dialog.getByRole('button', { name: '저장' }).click();
  await expect(dialog.getByRole('alert').or(dialog.getByText('다릅니다')).first()).toBeVisible();
  await dialog.getByLabel('비밀번호', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: '저장' }).click();
  await expect(members.toast('회원 정보를 수정했습니다.')).toBeVisible();
  await expect(page.getByRole('img', { name: `${renamed}님의 프로필 사진` })).toBeVisible();
  await expect(page.getByText('이제 둘이 살아요.')).toBeVisible();
});

test('a new password signs other browsers out @desktop', async ({ browser, isPhone, members, page }) => {
  const person = newPerson();
  await members.join(person);
  await members.signIn(person);
  const elsewhere = await browser.newContext();
  const otherPage = await elsewhere.newPage();
  await new MemberPages(otherPage, isPhone).signIn(person);

  await members.openOwnPage(person.nickName);
  await page.getByRole('link', { name: '회원 정보 수정' }).click();
  await page.getByRole('button', { name: '비밀번호 변경' }).click();
  const dialog = page.getByRole('dialog');
  const change = dialog.getByRole('button', { name: '변경', exact: true });
  await expect(change).toBeDisabled();
  await dialog.getByLabel('현재 비밀번호', { exact: true }).fill(person.password);
  await dialog.getByLabel('새 비밀번호', { exact: true }).fill('Another-place2');
  await dialog.getByLabel('새 비밀번호 확인', { exact: true }).fill('Another-place2');
  await change.click();
  await expect(members.toast('비밀번호를 변경했습니다.')).toBeVisible();

  await page.reload();
  await expect(page.getByLabel('별명', { exact: true })).toHaveValue(person.nickName);
  await otherPage.goto('/');
  await expect.poll(() => otherPage.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await elsewhere.close();
  await members.signOut(person.nickName);
  await members.signIn({ ...person, password: 'Another-place2' });
});

test('a member leaves', async ({ faults, members, page }) => {
  const person = newPerson();
  await members.join(person);
  await members.signIn(person);
  await members.openOwnPage(person.nickName);
  await page.getByRole('button', { name: '회원 탈퇴' }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  await dialog.getByLabel('비밀번호', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: '탈퇴하기' }).click();
  await expect(members.toast('회원 탈퇴가 완료되었습니다.')).toBeVisible();
  await expect(page).toHaveURL('/');
  faults.expect(/401/);
  await page.goto('/login');
  await members.fillSignIn(page.getByRole('main'), person);
  await expect(page.getByText('로그인에 실패했습니다. 이메일 또는 비밀번호를 확인하세요.')).toBeVisible();
});

test('Kakao: in, cancelled, and out again with a code', async ({ members, page }) => {
  // Both screens run at the same time, and an invented person is one account.
  const person = '구름누나';
  await page.goto('/login');
  await page.getByRole('link', { name: '시연용 카카오 로그인' }).click();
  await expectAccessible(page);
  await page.getByRole('link', { name: '취소' }).click();
  await expect(members.toast('카카오 로그인을 취소했습니다.')).toBeVisible();
  await expect(page).toHaveURL('/login');

  await page.getByRole('link', { name: '시연용 카카오 로그인' }).click();
  await page.getByRole('link', { name: new RegExp(person) }).click();
  await expect(members.toast('소셜 계정으로 로그인했습니다.')).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => JSON.stringify(history.state) + location.href)).not.toContain('code');

  await members.openOwnPage(person);
  await expect(page.getByText('카카오 회원', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: '회원 탈퇴' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '임시 코드 받기' }).click();
  const code = await dialog.getByLabel('받은 임시 코드').innerText();
  await dialog.getByLabel('임시 코드', { exact: true }).fill(code.trim());
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '탈퇴하기' }).click();
  await expect(members.toast('회원 탈퇴가 완료되었습니다.')).toBeVisible();
});

test('what a visitor may not see leads to signing in, and back', async ({ members, page }) => {
  const person = newPerson();
  await members.join(person);
  await page.goto('/member/edit');
  await expect(page).toHaveURL('/login');
  await members.fillSignIn(page.getByRole('main'), { email: person.email, password: PASSWORD });
  await expect(page).toHaveURL(/\/member\/edit/);
  await page.goto('/member?email=admin@baldojang.example');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('admin@baldojang.example')).toBeHidden();
  await expectAccessible(page);
});

test('the pages that say what is kept, and who may not enter', async ({ page }) => {
  for (const path of ['/terms', '/privacy', '/unauthorized', '/login', '/signup']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  }
});
