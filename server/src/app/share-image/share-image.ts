import { createHash } from 'node:crypto';
import { type ShareCard, shareImageSvg } from './share-image-svg';

export interface ShareImage {
  /** Path; changes with the content and the design. */
  path: string;
  /** Alternative text. */
  alt: string;
  svg: string;
  /** Path of its picture on this site. */
  photo: string | null;
}

/** The image of a page, at /share and the page's path. */
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
