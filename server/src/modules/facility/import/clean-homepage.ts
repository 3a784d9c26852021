import { cleanText, withoutEscapes } from './clean-cell';

/** Words of a closing day. */
const CLOSING_DAY = /(매주|매달|매월|연중\s?무휴|요일|휴무|휴관|공휴일)/;

export interface CleanHomepage {
  /** Links with http(s), several separated by ", ". */
  homepage: string | null;
  /** Set where the cell holds a closing day instead. */
  closingDay: string | null;
  /** Words that are no link were dropped (the source cell keeps them). */
  hasDropped: boolean;
}

/**
 * A valid link or null. Repairs broken schemes (`https//`, `http:s://`). A missing scheme becomes `http://`: sites with TLS redirect,
 * sites without would not answer to `https://`.
 */
function linkOf(text: string): string | null {
  const rest = text.replace(/^https?[:;]?s?[:;]?\/{1,3}/i, '');
  const scheme = rest === text || !/^(https|http[:;]s)/i.test(text) ? 'http' : 'https';
  if (!/^[\p{L}\d-]+(\.[\p{L}\d-]+)+(:\d{1,5})?([/?#]\S*)?$/u.test(rest)) return null;
  const link = `${scheme}://${rest}`;
  return URL.canParse(link) ? link : null;
}

/** A comma in a query or map position can be part of the link, if only URL characters follow. */
const isContinued = (link: string, piece: string) => /[?@]/.test(link) && /^[\w.~:/?#!$&()*+;=%-]+$/.test(piece);

/** After a blank only these are links: 멍.카페 may be a name. */
const STARTS_LINK = /^(https?\b|www\.)/i;

/** Splits several homepages at commas and blanks, and extracts them from link tags and formulas. */
export function cleanHomepage(cell: string): CleanHomepage {
  const text = cleanText(withoutEscapes(cell).replace(/["'<>]/g, ' '));
  const links: string[] = [];
  let hasDropped = false;
  let previous: string | undefined;
  for (const [, separator = '', piece = ''] of text?.matchAll(/([, ]*)([^, ]+)/gy) ?? []) {
    const link = separator.trim() || !separator || STARTS_LINK.test(piece) ? linkOf(piece) : null;
    if (link) links.push(link);
    else if (previous && separator === ',' && isContinued(previous, piece)) links.push(`${links.pop()}%2C${piece}`);
    else hasDropped = true;
    previous = hasDropped ? undefined : links.at(-1);
  }
  const isClosingDay = text !== null && !links.length && CLOSING_DAY.test(text);
  return { homepage: [...new Set(links)].join(', ') || null, closingDay: isClosingDay ? text : null, hasDropped };
}
