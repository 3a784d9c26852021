import { cleanText, withoutEscapes } from './clean-cell';

/** What a closing day is written with. */
const CLOSING_DAY = /(매주|매달|매월|연중\s?무휴|요일|휴무|휴관|공휴일)/;

export interface CleanHomepage {
  /** Links with http(s), several separated by ", ". */
  homepage: string | null;
  /** A cell that turned out to hold a closing day. */
  closingDay: string | null;
  /** Words that are no link were left out (they stay in the source cells). */
  hasDropped: boolean;
}

/**
 * A link that a browser can follow, or null. Broken schemes (`https//`, `http:s://`) are mended. A missing one becomes `http://`:
 * it is what these addresses meant when they were written, a site with TLS redirects by itself, and one without would not
 * answer to `https://`.
 */
function linkOf(text: string): string | null {
  const rest = text.replace(/^https?[:;]?s?[:;]?\/{1,3}/i, '');
  const scheme = rest === text || !/^(https|http[:;]s)/i.test(text) ? 'http' : 'https';
  if (!/^[\p{L}\d-]+(\.[\p{L}\d-]+)+(:\d{1,5})?([/?#]\S*)?$/u.test(rest)) return null;
  const link = `${scheme}://${rest}`;
  return URL.canParse(link) ? link : null;
}

/** Within a query or a map position a comma can be part of the address itself: the piece after it then holds nothing but URL characters. */
const isContinued = (link: string, piece: string) => /[?@]/.test(link) && /^[\w.~:/?#!$&()*+;=%-]+$/.test(piece);

/** Of words that blanks separate only these are links: 멍.카페 behind a link may be a name. */
const SAYS_LINK = /^(https?\b|www\.)/i;

/** Several homepages are separated by commas or blanks, and may stand in the tag or the formula of a link. */
export function cleanHomepage(cell: string): CleanHomepage {
  const text = cleanText(withoutEscapes(cell).replace(/["'<>]/g, ' '));
  const links: string[] = [];
  let hasDropped = false;
  let previous: string | undefined;
  for (const [, separator = '', piece = ''] of text?.matchAll(/([, ]*)([^, ]+)/gy) ?? []) {
    const link = separator.trim() || !separator || SAYS_LINK.test(piece) ? linkOf(piece) : null;
    if (link) links.push(link);
    else if (previous && separator === ',' && isContinued(previous, piece)) links.push(`${links.pop()}%2C${piece}`);
    else hasDropped = true;
    previous = hasDropped ? undefined : links.at(-1);
  }
  const isClosingDay = text !== null && !links.length && CLOSING_DAY.test(text);
  return { homepage: [...new Set(links)].join(', ') || null, closingDay: isClosingDay ? text : null, hasDropped };
}
