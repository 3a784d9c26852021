export interface HomepagePart {
  text: string;
  /** null: no address that a browser may follow, so it is shown as text. */
  href: string | null;
}

/** Several homepages stand in one field, separated by commas; some of them are no address at all (a closing day, a note). */
export function homepageParts(homepage: string): HomepagePart[] {
  return homepage
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => (isWebAddress(part) ? { text: shortForm(part), href: part } : { text: part, href: null }));
}

/** Only http(s): the field comes from outside, and `javascript:` is an address too. */
function isWebAddress(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text) && URL.canParse(text);
}

const shortForm = (address: string) => address.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
