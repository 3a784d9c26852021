import { thumbHashToDataURL } from 'thumbhash';

const known = new Map<string, string | null>();

/** A blurred picture as an address, to show until the real one is there; null for what is no thumbhash. */
export function thumbhashUrl(thumbhash: string | null): string | null {
  if (thumbhash === null) return null;
  const url = known.get(thumbhash) ?? draw(thumbhash);
  known.set(thumbhash, url);
  return url;
}

function draw(thumbhash: string): string | null {
  try {
    return thumbHashToDataURL(Uint8Array.from(atob(thumbhash), (char) => char.charCodeAt(0)));
  } catch {
    return null;
  }
}
