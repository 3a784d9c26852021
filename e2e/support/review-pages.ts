import { expect, type Locator, type Page } from '@playwright/test';
import { PHOTO, photoName } from './member-pages';
import { readThrough } from './read-through';

export const SECOND_PHOTO = { ...PHOTO, name: photoName('산책길') };
export const THIRD_PHOTO = { ...PHOTO, name: photoName('물그릇') };

interface Draft {
  content: string;
  tags?: string[];
  photos?: (typeof PHOTO)[];
  stars?: number;
}

/** Reviews of a place as a person meets them. */
export class ReviewPages {
  readonly form: Locator;
  readonly list: Locator;

  constructor(private readonly page: Page) {
    this.form = page.getByRole('region', { name: '리뷰 쓰기' });
    this.list = page.getByRole('region', { name: /^리뷰\s*\d/ });
  }

  async open(facilityId: string, focusReviewId?: string): Promise<void> {
    await this.page.goto(`/facility/${facilityId}${focusReviewId ? `?focusReviewId=${focusReviewId}` : ''}`);
    await expect(this.page.locator('#reviews')).toBeAttached();
    await readThrough(this.page);
  }

  /** Opens the form and fills it. */
  async write({ content, tags = [], photos = [], stars }: Draft): Promise<void> {
    await this.form.getByRole('button', { name: '리뷰 쓰기' }).click();
    await this.fill(this.form, { content, tags, photos, stars });
  }

  async fill(form: Locator, { content, tags = [], photos = [], stars }: Draft): Promise<void> {
    await form.getByRole('textbox', { name: '내용' }).fill(content);
    if (stars) await form.getByRole('radio', { name: `${stars}점` }).press('Space');
    for (const tag of tags) {
      await form.getByRole('textbox', { name: '태그' }).pressSequentially(tag);
      await this.page.keyboard.press('Space');
    }
    if (photos.length > 0) await form.locator('input[type=file]').setInputFiles(photos);
  }

  review(nickName: string): Locator {
    return this.page.getByRole('article', { name: new RegExp(`^${nickName} 님의 리뷰`) });
  }
}
