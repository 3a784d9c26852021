import { createHash } from 'node:crypto';
import type { ShareCard } from './share-card';
import { shareImageSvg } from './share-image-svg';

export interface ShareImage {
  /** Address within the site. It changes with whatever is drawn, be it the content or the look. */
  path: string;
  /** What is to be seen, for people who do not see it. */
  alt: string;
  svg: string;
  /** Address on this site of the picture in it. */
  photo: string | null;
}

/** The image of a page, which lies under /share and the page's own address. */
export function shareImageOf(pagePath: string, card: ShareCard): ShareImage {
  const svg = shareImageSvg(card);
  const hash = createHash('sha256')
    .update(svg + (card.photo ?? ''))
    .digest('hex')
    .slice(0, 16);
  return { path: `/share${pagePath === '/' ? '' : pagePath}/${hash}.png`, alt: altOf(card), svg, photo: card.photo };
}

function altOf({ label, note, title, rating, line, facts }: ShareCard): string {
  const stars = rating && `별점 ${rating.average.toFixed(1)}, 리뷰 ${rating.count.toLocaleString('ko')}개`;
  const kind = label && !title.includes(label.text) ? label.text : null;
  return [title, kind, note, stars ?? line, facts].filter(Boolean).join(', ');
}
