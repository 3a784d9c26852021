import { randomBytes } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';

export interface Person {
  email: string;
  password: string;
  nickName: string;
}

export const PASSWORD = 'Baldojang1!';

/** Somebody whom no other journey knows. */
export function newPerson(): Person {
  const id = randomBytes(5).toString('hex');
  return { email: `e2e-${id}@baldojang.example`, password: PASSWORD, nickName: `여행${id}` };
}

/** Ends with the number of this worker. */
export function photoName(name: string): string {
  return `${name} ${process.env.TEST_WORKER_INDEX}.png`;
}

/** A picture of one red dot, which tells by its name whose it is: journeys of other workers run at the same time. */
export const PHOTO = {
  name: photoName('우리 보리'),
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** Pages of members as a person meets them. */
export class MemberPages {
  constructor(
    private readonly page: Page,
    private readonly isPhone: boolean,
  ) {}

  toast(text: string): Locator {
    return this.page.getByText(text, { exact: true });
  }

  private async openNavigation(): Promise<void> {
    const opener = this.page.getByRole('button', { name: '메뉴 열기' });
    if (this.isPhone && (await opener.isVisible())) await opener.click();
  }

  async fillSignIn(form: Locator, { email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
    await form.getByLabel('이메일').fill(email);
    await form.getByLabel('비밀번호', { exact: true }).fill(password);
    await form.getByRole('button', { name: '로그인', exact: true }).click();
  }

  async signIn(person: Pick<Person, 'email' | 'password'>): Promise<void> {
    await this.page.goto('/login');
    await this.fillSignIn(this.page.getByRole('main'), person);
    await expect(this.toast('로그인했습니다.')).toBeVisible();
  }

  /** Signed in without the form, for journeys that are about something else; the next page that is opened shows it. */
  async enterAs({ email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
    const answer = await this.page.request.post('/api/member/login', { data: { email, password } });
    const { token } = (await answer.json()) as { token: string };
    await this.page.addInitScript((value) => {
      // Once: later pages show what became of the session.
      if (sessionStorage.getItem(value)) return;
      sessionStorage.setItem(value, 'entered');
      localStorage.setItem('token', value);
    }, token);
  }

  async openOwnMenu(nickName: string): Promise<void> {
    await this.openNavigation();
    // On a phone the menu of the member lies open.
    if (!this.isPhone) await this.page.getByRole('navigation').getByRole('button', { name: nickName }).click();
  }

  async signOut(nickName: string): Promise<void> {
    await this.openOwnMenu(nickName);
    await this.page.getByText('로그아웃', { exact: true }).click();
    await expect(this.toast('로그아웃했습니다.')).toBeVisible();
  }

  async openOwnPage(nickName: string): Promise<void> {
    await this.openOwnMenu(nickName);
    await this.page.getByText('마이페이지', { exact: true }).click();
    await expect(this.page.getByRole('main').getByText(nickName, { exact: true }).first()).toBeVisible();
  }

  async fillSignUp({ email, password, nickName }: Person): Promise<void> {
    await this.page.getByLabel('이메일').fill(email);
    await this.page.getByLabel('비밀번호', { exact: true }).fill(password);
    await this.page.getByLabel('비밀번호 확인', { exact: true }).fill(password);
    await this.page.getByLabel('별명', { exact: true }).fill(nickName);
  }

  /** Joins beside the pages, for journeys that are about something else. */
  async join(person: Person): Promise<void> {
    const joined = await this.page.request.post('/api/member/add', { multipart: { ...person, info: '' } });
    expect(joined.status()).toBe(200);
  }

  async signUp(person: Person): Promise<void> {
    await this.page.goto('/signup');
    await this.fillSignUp(person);
    await this.page.getByRole('checkbox').check();
    await this.page.getByRole('button', { name: '가입하기' }).click();
    await expect(this.toast('회원가입이 완료되었습니다. 로그인해 주세요.')).toBeVisible();
  }
}
