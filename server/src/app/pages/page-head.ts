import { escapeHtml } from './escape-html';
import { type PageMeta, SITE_META, SITE_NAME } from './page-meta';
import { SHARE_IMAGE } from '../share-image/share-image-svg';
import type { LookedUpPage } from './look-up-page';

/** Writes a page's title, description, share tags and structured data into the client's index. */
export type WriteHead = (page: LookedUpPage) => string;

/** @param index the client's index.html, whose title and description are replaced */
export function createWriteHead(index: string, publicUrl: string): WriteHead {
  const [, before, after] = /^([\s\S]*?)<title>[\s\S]*?<\/title>([\s\S]*)$/.exec(index) ?? [];
  if (before === undefined || after === undefined) return () => index;
  const rest = after.replace(/\s*<meta\s+name="description"[^>]*>/, '');
  return (page) => `${before}${tagsOf(page, publicUrl).join('\n    ')}${rest}`;
}

function tagsOf(page: LookedUpPage, publicUrl: string): string[] {
  const isFound = page.state === 'FOUND';
  const meta = isFound ? page.meta : SITE_META;
  const title = meta.title === null ? SITE_NAME : `${meta.title} | ${SITE_NAME}`;
  const url = publicUrl + meta.path;
  const image = publicUrl + meta.image.path;
  return [
    `<title>${escapeHtml(title)}</title>`,
    named('description', meta.description),
    // After a failed lookup, nothing that a search engine would store.
    ...(page.state === 'MISSING' || meta.isHidden ? [named('robots', 'noindex')] : []),
    ...(isFound ? [`<link rel="canonical" href="${escapeHtml(url)}" />`, property('og:url', url)] : []),
    property('og:type', meta.type),
    property('og:site_name', SITE_NAME),
    property('og:locale', 'ko_KR'),
    property('og:title', meta.title ?? SITE_NAME),
    property('og:description', meta.description),
    property('og:image', image),
    property('og:image:type', 'image/png'),
    property('og:image:width', String(SHARE_IMAGE.width)),
    property('og:image:height', String(SHARE_IMAGE.height)),
    property('og:image:alt', meta.image.alt),
    named('twitter:card', 'summary_large_image'),
    ...(meta.structuredData ? [structured(meta, { url, image })] : []),
  ];
}

const named = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}" />`;
const property = (name: string, content: string) => `<meta property="${name}" content="${escapeHtml(content)}" />`;

/** A data block: browsers do not execute it, so the content security policy allows it. */
function structured({ structuredData }: PageMeta, addresses: { url: string; image: string }): string {
  return `<script type="application/ld+json">${escapeJson(JSON.stringify({ ...structuredData, ...addresses }))}</script>`;
}

/** Escapes JSON so that it cannot end the script element. */
const escapeJson = (json: string) =>
  json.replace(/[<>&\u2028\u2029]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
