import type { ShareImage } from '../share-image/share-image';
import { shareImageOf } from '../share-image/share-image';

/** Metadata of a page for search engines and link previews. */
export interface PageMeta {
  /** The client's title without the product's name; null for pages titled with that name only. */
  title: string | null;
  description: string;
  /** Full text, where longer than the description. */
  text?: string;
  /** Canonical path. */
  path: string;
  type: 'website' | 'article' | 'profile';
  image: ShareImage;
  /** Excluded from search results: private pages, forms, demo places. */
  isHidden: boolean;
  /** Structured data (schema.org). */
  structuredData?: object;
}

export const SITE_NAME = '발도장';

/** Default of all pages. */
export const SITE_META: PageMeta = {
  title: null,
  description: '반려동물과 함께 갈 수 있는 곳을 지도에서 찾아보세요. 동반 조건, 운영시간, 주차까지 한눈에 알려 드려요.',
  path: '/',
  type: 'website',
  image: shareImageOf('/', {
    label: null,
    note: null,
    title: '반려동물과 함께 갈 수 있는 곳',
    rating: null,
    line: '동반 조건, 운영시간, 주차까지 지도에서 한눈에',
    photo: null,
  }),
  isHidden: false,
};

const DESCRIPTION_MAX = 160;

/** One line, truncated where search engines would truncate it. */
export function describe(text: string): string {
  const chars = Array.from(text.replace(/\s+/g, ' ').trim());
  return chars.length <= DESCRIPTION_MAX
    ? chars.join('')
    : `${chars
        .slice(0, DESCRIPTION_MAX - 1)
        .join('')
        .trimEnd()}…`;
}
