import type { ShareImage } from '../share-image/share-image';
import { shareImageOf } from '../share-image/share-image';

/** What a page says of itself to search engines and to people with whom it is shared. */
export interface PageMeta {
  /** As the client titles it, without the product's name; null where that name alone is the title. */
  title: string | null;
  description: string;
  /** What is to be read there in full, where that is more than the description. */
  text?: string;
  /** The one address under which the page shall be known, whatever way somebody came. */
  path: string;
  type: 'website' | 'article' | 'profile';
  image: ShareImage;
  /** Not for search results: pages of a person's own, forms, what is invented. */
  isHidden: boolean;
  /** What it is about, in the words of schema.org. */
  structuredData?: object;
}

export const SITE_NAME = '발도장';

/** Of every page that has none of its own. */
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

/** A text as a description: in one line, and cut where search engines would cut it. */
export function describe(text: string): string {
  const chars = Array.from(text.replace(/\s+/g, ' ').trim());
  return chars.length <= DESCRIPTION_MAX
    ? chars.join('')
    : `${chars
        .slice(0, DESCRIPTION_MAX - 1)
        .join('')
        .trimEnd()}…`;
}
