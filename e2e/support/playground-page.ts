import { expect, type Locator, type Page } from '@playwright/test';

/** The GraphQL playground as a person sees it; GraphiQL's own labels are English. */
export class PlaygroundPage {
  /** Their names; the element around each holds its close button too. */
  readonly tabs: Locator;
  readonly activeTab: Locator;
  readonly query: Locator;
  readonly variables: Locator;
  readonly answer: Locator;
  /** As whom the page sends what it sends. */
  readonly sender: Locator;

  constructor(private readonly page: Page) {
    const tabs = page.getByRole('tablist', { name: 'Select active operation' });
    this.tabs = tabs.locator('.graphiql-tab-button');
    this.activeTab = tabs.getByRole('tab', { selected: true }).locator('.graphiql-tab-button');
    this.query = page.getByRole('region', { name: 'Operation Editor' });
    this.variables = page.getByRole('region', { name: 'Variables' });
    this.answer = page.getByRole('region', { name: 'Result Window' });
    this.sender = page.getByRole('banner').getByRole('status');
  }

  async open(): Promise<void> {
    await this.page.goto('/graphql');
    await expect(this.query).toContainText('SearchFacilities');
  }

  async show(panel: string): Promise<Locator> {
    const shown = this.page.getByRole('region', { name: panel, exact: true });
    if (!(await shown.isVisible())) await this.page.getByRole('button', { name: `Show ${panel}` }).click();
    return shown;
  }

  async example(title: string): Promise<void> {
    const examples = await this.show('예제');
    await examples.getByRole('button', { name: new RegExp(`^${title} `) }).click();
  }

  async run(): Promise<void> {
    await this.page.getByRole('button', { name: /^Execute query/ }).click();
  }

  /** Instead of what stands there. */
  async write(editor: 'query' | 'Headers', text: string): Promise<void> {
    if (editor === 'Headers') await this.page.getByRole('button', { name: 'Headers' }).click();
    const field = editor === 'query' ? this.query : this.page.getByRole('region', { name: 'Headers' });
    await field.locator('.view-lines').filter({ visible: true }).click();
    await this.page.keyboard.press('ControlOrMeta+A');
    await this.page.keyboard.press('Delete');
    await this.page.keyboard.insertText(text);
  }

  async signIn({ email, password }: { email: string; password: string }): Promise<void> {
    const door = this.page.getByRole('form', { name: '이메일로 로그인' });
    await door.getByLabel('이메일').fill(email);
    await door.getByLabel('비밀번호').fill(password);
    await door.getByRole('button', { name: '로그인' }).click();
  }
}
